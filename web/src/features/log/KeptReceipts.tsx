import { Download } from 'lucide-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { readEntry } from '@bargah/verifier/entries.ts'
import { utf8 } from '@bargah/verifier/bytes.ts'
import { verifyReceipt } from '@bargah/verifier/receipts.ts'
import { formatNumber as count } from '@bargah/contract/kernel/digits.ts'
import { formatDayTime } from '../../kernel/format.ts'
import { serverNow } from '../../kernel/now.ts'
import { useSession } from '../../kernel/session.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { ed25519 } from './ed25519.ts'
import { sayEntry } from './entry-words.ts'
import type { LogState } from './log-store.ts'
import { saveReceipt } from './proofs.ts'
import { listReceipts } from './receipts.keep.ts'
import type { KeptReceipt } from './receipts.ts'

const mostShown = 8

function sayReceipt({ entry: text }: KeptReceipt): string {
  const read = readEntry(utf8(text))
  return 'entry' in read ? sayEntry(read.entry, new Map()).subject : 'سطر دفتر'
}

type Verdict = Awaited<ReturnType<typeof verifyReceipt>>

/** What the log does by a receipt, in a few words. */
function sayVerdict(verdict: Verdict): { tone: 'success' | 'danger' | 'warning'; words: string } {
  if (verdict.ok) return { tone: 'success', words: `در دفتر است، سطر ${count(verdict.index + 1)}` }
  if (verdict.reason === 'promise_broken') return { tone: 'danger', words: 'در دفتر نیست' }
  if (verdict.reason === 'log_too_short') return { tone: 'warning', words: 'دفتر هنوز به آن نرسیده است' }
  return { tone: 'warning', words: 'سنجیده نشد' }
}

type KeptProps = { hallId: number; state: LogState; onChoose: (receipt: KeptReceipt) => void }

/** The promises that this phone holds of a hall's log, the newest first, each held against it; nothing for whoever is not signed in. */
export function KeptReceipts({ hallId, state, onChoose }: KeptProps) {
  const session = useSession()
  const { data = [] } = useQuery({
    queryKey: ['my receipts', hallId],
    queryFn: () => listReceipts(hallId),
    enabled: session !== null,
  })
  const shown = data.slice(-mostShown).toReversed()
  const { data: verdicts } = useQuery({
    queryKey: ['my receipts held', hallId, state.head?.note.whole, shown.map(({ note }) => note)],
    queryFn: () => holdAll(state, shown),
    // what was found stands until the next checkpoint has been asked
    placeholderData: keepPreviousData,
    enabled: state.head !== null && shown.length > 0,
    retry: false,
  })
  if (shown.length === 0) return null
  return (
    <>
      <h3>رسیدهای این گوشی</h3>
      <ul className="log-receipts">
        {shown.map((receipt) => (
          <li key={receipt.note}>
            <span className="grow">
              {sayReceipt(receipt)}
              <small className="num">{formatDayTime(new Date(receipt.keptAt), serverNow())}</small>
              <Held verdict={verdicts?.get(receipt.note)} />
            </span>
            <Button size="dense" onClick={() => onChoose(receipt)}>
              سنجیدن
            </Button>
            <IconButton
              size="dense"
              aria-label="ذخیرهٔ رسید"
              icon={<Download />}
              onClick={() => saveReceipt(receipt)}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

/** What the log does by each receipt, by its note. */
async function holdAll({ source }: LogState, receipts: readonly KeptReceipt[]) {
  const held = receipts.map(
    async (receipt): Promise<[string, Verdict]> => [
      receipt.note,
      await verifyReceipt(source, receipt, { ed25519 }),
    ],
  )
  return new Map(await Promise.all(held))
}

function Held({ verdict }: { verdict: Verdict | undefined }) {
  if (!verdict) return null
  const { tone, words } = sayVerdict(verdict)
  return <Badge tone={tone}>{words}</Badge>
}
