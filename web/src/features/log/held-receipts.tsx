import { readEntry } from '@bargah/verifier/entries.ts'
import { utf8 } from '@bargah/verifier/bytes.ts'
import { type Receipt, verifyReceipt } from '@bargah/verifier/receipts.ts'
import { formatNumber as count } from '@bargah/contract/kernel/digits.ts'
import { Badge } from '../../ui/Badge.tsx'
import { ed25519 } from './ed25519.ts'
import { sayEntry } from './entry-words.ts'
import type { LogState } from './log-store.ts'
import { keptOf } from './receipts.ts'

export type ReceiptVerdict = Awaited<ReturnType<typeof verifyReceipt>>

/** What the entry of a receipt tells, in a few words. */
export function sayReceipt(text: string): string {
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

export function ReceiptBadge({ verdict }: { verdict: ReceiptVerdict | undefined }) {
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
