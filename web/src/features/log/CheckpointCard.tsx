import { formatRelative, formatSeconds } from '@bargah/contract/kernel/dates.ts'
import { CircleCheck, Clock, Copy } from 'lucide-react'
import { toHex } from '@bargah/verifier/bytes.ts'
import { formatNumber as count, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { minuteMs } from '@bargah/contract/kernel/durations.ts'
import { useNow } from '../../kernel/now.ts'
import { Badge } from '../../ui/Badge.tsx'
import { classes } from '../../ui/classes.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { ledgerCode } from '@bargah/contract/features/log/ledger-code.ts'
import type { LogState } from './log-store.ts'
import { useWatchers } from './use-log.ts'
import type { Watcher } from './watchers.ts'

/** Four groups on each line. */
const linesOf = (root: string): string[] => {
  const groups = toPersianDigits(ledgerCode(root)).split(' ')
  return [groups.slice(0, 4).join(' '), groups.slice(4).join(' ')]
}

/** What the log signed last, as people compare it, and who outside signed beside it. */
export function CheckpointCard({ hallId, state }: { hallId: number; state: LogState }) {
  const { head } = state
  const { watchers, readAt } = useWatchers(hallId, state)
  const now = useNow(minuteMs)
  if (!head)
    return (
      <Panel className="log-head" title="آخرین امضای دفتر">
        <SkeletonLines lines={3} />
      </Panel>
    )
  const root = toHex(head.root)
  const copy = () =>
    void navigator.clipboard
      .writeText(head.note.whole)
      .then(() => toast({ tone: 'success', title: 'امضای دفتر رونوشت شد.' }))
      .catch(() => toast({ tone: 'warning', title: 'مرورگر اجازهٔ رونوشت نداد.' }))
  return (
    <Panel
      className="log-head"
      title="آخرین امضای دفتر"
      aside={watchers && watchers.length > 0 && <SignedBy watchers={watchers} />}
    >
      <div className="apart gap-3 tab title-md code">
        <bdi className="blocks" dir="ltr" aria-label={toPersianDigits(ledgerCode(root))}>
          {linesOf(root).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </bdi>
        <IconButton size="dense" aria-label="رونوشت امضا" icon={<Copy />} onClick={copy} />
      </div>
      <p className="muted num">کد صحت {count(head.size)} سطر، با امضای بارگاه</p>
      <p className="fine muted">
        هر گواه پیش از امضا می‌سنجد که سطرهای پیشین همان‌اند و تنها سطر تازه افزوده شده است.
      </p>
      {watchers === undefined ? (
        <SkeletonLines lines={1} />
      ) : watchers === null ? (
        <p className="quiet">فهرست گواهان خوانده نشد.</p>
      ) : watchers.length > 0 ? (
        <ul className="lines">
          {watchers.map((watcher) => (
            <WatcherRow key={watcher.name} watcher={watcher} />
          ))}
        </ul>
      ) : (
        <p className="quiet">هنوز گواهی بر این دفتر گمارده نشده است.</p>
      )}
      {readAt && (
        <p className="fine is-warning">
          امضای گواهان {formatRelative(readAt, now)} خوانده شده است و تازه‌تر از آن نیامد.
        </p>
      )}
    </Panel>
  )
}

/** Fewer than most of them are few, which says nothing against the log. */
function SignedBy({ watchers }: { watchers: readonly Watcher[] }) {
  const signed = watchers.filter(({ at }) => at !== null).length
  return (
    <Badge tone={signed * 2 > watchers.length ? 'success' : 'warning'}>
      {count(signed)} از {count(watchers.length)} گواه
    </Badge>
  )
}

const WatcherRow = ({ watcher: { name, phone, at, lastSize } }: { watcher: Watcher }) => (
  <li>
    {at ? <CircleCheck className="is-good" /> : <Clock className="is-warning" />}
    <bdi className="grow">
      {name}
      {phone && <PhoneLink phone={phone} />}
    </bdi>
    <small className={classes('num', !at && 'is-warning')}>
      {at ? formatSeconds(at) : lastSize === null ? 'هنوز ندیده است' : `تا سطر ${count(lastSize)}`}
    </small>
  </li>
)

export const PhoneLink = ({ phone }: { phone: string }) => (
  <a className="before-2 accent-ink num" href={`tel:${phone}`}>
    <bdi dir="ltr">{toPersianDigits(phone)}</bdi>
  </a>
)
