import { CircleCheck, Copy } from 'lucide-react'
import { toHex } from '@bargah/verifier/bytes.ts'
import { formatNumber as count, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { formatSeconds } from '../../kernel/format.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { ledgerCode } from '@bargah/contract/features/log/ledger-code.ts'
import type { LogState } from './log-store.ts'

/** Four groups on each line. */
const linesOf = (root: string): string[] => {
  const groups = toPersianDigits(ledgerCode(root)).split(' ')
  return [groups.slice(0, 4).join(' '), groups.slice(4).join(' ')]
}

const cosignatureBytes = 72

/** Who outside signed the checkpoint, and when he says that he did. That he did, his own key shows, which is his to tell. */
function witnessesOf({ origin, note }: NonNullable<LogState['head']>) {
  const others = note.signatures.filter(({ name }) => name !== origin)
  return [...new Map(others.map((one) => [one.name, one])).values()].map(({ name, signature }) => {
    if (signature.length !== cosignatureBytes) return { name, at: null }
    const seconds = new DataView(Uint8Array.from(signature).buffer).getBigUint64(0)
    return { name, at: new Date(Number(seconds) * 1_000) }
  })
}

/** What the log signed last, as people compare it, and who outside signed beside it. */
export function CheckpointCard({ state: { head } }: { state: LogState }) {
  if (!head)
    return (
      <section className="panel log-head">
        <h2>آخرین امضای دفتر</h2>
        <SkeletonLines lines={3} />
      </section>
    )
  const root = toHex(head.root)
  const witnesses = witnessesOf(head)
  const copy = () =>
    void navigator.clipboard
      .writeText(head.note.whole)
      .then(() => toast({ tone: 'success', title: 'امضای دفتر رونوشت شد.' }))
      .catch(() => toast({ tone: 'warning', title: 'مرورگر اجازهٔ رونوشت نداد.' }))
  return (
    <section className="panel log-head">
      <h2>آخرین امضای دفتر</h2>
      <div className="code num">
        <bdi dir="ltr" aria-label={toPersianDigits(ledgerCode(root))}>
          {linesOf(root).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </bdi>
        <IconButton size="dense" aria-label="رونوشت امضا" icon={<Copy />} onClick={copy} />
      </div>
      <p className="muted num">کد صحت {count(head.size)} سطر، با امضای بارگاه</p>
      <p className="muted fine">
        هر گواه پیش از امضا می‌سنجد که سطرهای پیشین همان‌اند و تنها سطر تازه افزوده شده است.
      </p>
      {witnesses.length > 0 ? (
        <ul className="log-witnesses">
          {witnesses.map(({ name, at }) => (
            <li key={name}>
              <CircleCheck />
              <bdi className="grow">{name}</bdi>
              {at && <small className="num">{formatSeconds(at)}</small>}
            </li>
          ))}
        </ul>
      ) : (
        <p className="log-no-witness">هنوز گواهی این امضا را ندیده است.</p>
      )}
    </section>
  )
}
