import { formatDayTime } from '@bargah/contract/kernel/day-and-hour.ts'
import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { formatNumber as count } from '@bargah/contract/kernel/digits.ts'
import { serverNow } from '../../kernel/now.ts'
import { useSession } from '../../kernel/session.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/Dialog.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import type { LogState } from './log-store.ts'
import { saveReceipt, saveReceipts } from './proofs.ts'
import { listReceipts, removeReceipts } from './receipts.keep.ts'
import { keptOf, type KeptReceipt } from './receipts.ts'
import { readEntry } from '@bargah/verifier/entries.ts'
import { utf8 } from '@bargah/verifier/bytes.ts'
import { type Receipt, verifyReceipt } from '@bargah/verifier/receipts.ts'
import { Badge } from '../../ui/Badge.tsx'
import { ed25519 } from './ed25519.ts'
import { sayEntry } from './entry-words.ts'

const mostShown = 8

type KeptProps = { hallId: number; state: LogState; onChoose: (receipt: KeptReceipt) => void }

/** The promises that this phone holds of a hall's log, the newest first, each held against it; nothing for whoever is not signed in. */
export function KeptReceipts({ hallId, state, onChoose }: KeptProps) {
  const session = useSession()
  const { data = [], refetch } = useQuery({
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
      <h3 className="quiet">رسیدهای این گوشی</h3>
      <ul className="lines log-receipts">
        {shown.map((receipt) => (
          <li className="wrap" key={receipt.note}>
            <span className="grow">
              {sayReceipt(receipt.entry)}
              <small className="num">{formatDayTime(new Date(receipt.keptAt), serverNow())}</small>
              <ReceiptBadge verdict={verdicts?.get(receipt.note)} />
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
      <KeptActs receipts={data} onRemoved={() => void refetch()} />
    </>
  )
}

/** All of the phone's receipts in a file, and what deletes those of this hall for good. */
function KeptActs({ receipts, onRemoved }: { receipts: readonly KeptReceipt[]; onRemoved: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const remove = async () => {
    await removeReceipts(receipts)
    setAsking(false)
    onRemoved()
  }
  return (
    <div className="row wrap">
      <Button size="dense" icon={<Download />} onClick={() => void listReceipts().then(saveReceipts)}>
        ذخیرهٔ همهٔ رسیدها
      </Button>
      <Button size="dense" variant="ghost" icon={<Trash2 />} onClick={() => setAsking(true)}>
        پاک کردن
      </Button>
      {isAsking && (
        <ConfirmDialog
          danger
          title={`${count(receipts.length)} رسید این دفتر پاک شود؟`}
          consequence="رسیدهای این سالن از گوشی پاک می‌شوند و برنمی‌گردند. پیش از آن می‌توانید همه را در فایلی ذخیره کنید."
          confirmLabel="بله، پاک شود"
          busyLabel="در حال پاک کردن…"
          onConfirm={() => void remove()}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}

export type ReceiptVerdict = Awaited<ReturnType<typeof verifyReceipt>>

/** What the entry of a receipt tells, in a few words. */
function sayReceipt(text: string): string {
  const read = readEntry(utf8(text))
  return 'entry' in read ? sayEntry(read.entry, new Map()).subject : 'سطر دفتر'
}

/** What a log does by each receipt, by its note. */
export async function holdAll(
  { source }: LogState,
  receipts: readonly Receipt[],
): Promise<Map<string, ReceiptVerdict>> {
  const held = new Map<string, ReceiptVerdict>()
  for (const receipt of receipts) held.set(receipt.note, await verifyReceipt(source, receipt, { ed25519 }))
  return held
}

function sayVerdict(verdict: ReceiptVerdict): { tone: 'success' | 'danger' | 'warning'; words: string } {
  if (verdict.ok) return { tone: 'success', words: `در دفتر است، سطر ${count(verdict.index + 1)}` }
  if (verdict.reason === 'promise_broken') return { tone: 'danger', words: 'در دفتر نیست' }
  if (verdict.reason === 'log_too_short') return { tone: 'warning', words: 'دفتر هنوز به آن نرسیده است' }
  return { tone: 'warning', words: 'سنجیده نشد' }
}

function ReceiptBadge({ verdict }: { verdict: ReceiptVerdict | undefined }) {
  if (!verdict) return null
  const { tone, words } = sayVerdict(verdict)
  return <Badge tone={tone}>{words}</Badge>
}

type FileProps = {
  receipts: readonly Receipt[]
  hallId: number
  verdicts: ReadonlyMap<string, ReceiptVerdict>
}

/** The receipts of a file, each as the log of this hall holds it; those of other halls are looked at there. */
export function ReceiptsOfFile({ receipts, hallId, verdicts }: FileProps) {
  const own = receipts.filter((receipt) => keptOf(receipt, 0)?.hallId === hallId)
  const good = own.filter(({ note }) => verdicts.get(note)?.ok)
  const others = receipts.length - own.length
  return (
    <>
      <h3 className="quiet">
        {count(good.length)} از {count(own.length)} رسید این سالن در دفتر است
        {others > 0 && `؛ ${count(others)} رسید از سالن دیگری است`}
      </h3>
      <ul className="lines log-receipts">
        {own.map(({ note, entry }) => (
          <li className="wrap" key={note}>
            <span className="grow">
              {sayReceipt(entry)}
              <ReceiptBadge verdict={verdicts.get(note)} />
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
