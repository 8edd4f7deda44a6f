import { IdCard, MapPin, SearchCheck, Truck, UserRound } from 'lucide-react'
import type { InquiryKind, InquiryRow } from '@bargah/contract/features/inquiries/inquiries.schema.ts'
import { formatTime } from '@bargah/contract/kernel/dates.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { serverNow } from '../../kernel/now.ts'
import { Read, type Reading } from '../../kernel/Read.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { kinds, sayInquiry, type InquiryShown, unknownWord } from './inquiry-words.ts'

export const kindIcons: Record<InquiryKind, typeof Truck> = {
  national_id: UserRound,
  postal_code: MapPin,
  driver_card: IdCard,
  truck_card: Truck,
}

type Acts = {
  onOpen: (row: InquiryRow) => void
  onAgain: (row: InquiryRow) => void
  onMend: (row: InquiryRow) => void
}
type InquiriesTodayProps = Acts & { of: Reading<InquiryRow[]>; open: number | undefined }

/** What was asked today: answers that are kept until the day is over, what is unknown to mend, what nobody answered to ask again. */
export const InquiriesToday = ({ of, open, ...acts }: InquiriesTodayProps) => (
  <Panel
    flush
    title="استعلام‌های امروز"
    aside={<span className="fine muted">هر پاسخ تا پایان روز می‌ماند و دوباره پرسیده نمی‌شود</span>}
  >
    <Read
      of={of}
      wait={<SkeletonLines lines={4} />}
      failedTitle="استعلام‌های امروز نیامد"
      empty={
        <EmptyState icon={<SearchCheck />} title="امروز استعلامی نکرده‌اید">
          شماره را بنویسید و «استعلام» را بزنید؛ پاسخ این‌جا می‌ماند.
        </EmptyState>
      }
    >
      {(rows) => (
        <ul className="inquiry-list">
          {rows.map((row) => (
            <Row key={row.id} row={row} isOpen={row.id === open} {...acts} />
          ))}
        </ul>
      )}
    </Read>
  </Panel>
)

function Row({ row, isOpen, ...acts }: Acts & { row: InquiryRow; isOpen: boolean }) {
  const said = sayInquiry(row, serverNow())
  const Icon = kindIcons[row.kind]
  const [verb, act] = actOf(said, acts)
  const name = `${kinds[row.kind].short} ${toPersianDigits(row.number)}`
  return (
    <li className={classes('grid gap-3 at-middle line-above', isOpen && 'is-open')}>
      <Icon className="subtle" />
      <span className="blocks">
        <span className="fine muted">{kinds[row.kind].short}</span>
        <b className="num">{toPersianDigits(row.number)}</b>
      </span>
      <span className="blocks inquiry-who">
        <span>{said.who}</span>
        {said.fine && <small className="fine num">{said.fine}</small>}
      </span>
      <Badge tone={said.tone} hollow={said.tone === 'plain'}>
        {said.word}
      </Badge>
      <span className="num muted">{formatTime(row.askedAt)}</span>
      <Button size="dense" aria-label={`${verb}: ${name}`} onClick={() => act(row)}>
        {verb}
      </Button>
    </li>
  )
}

function actOf(
  { tone, word }: InquiryShown,
  { onOpen, onAgain, onMend }: Acts,
): [string, (row: InquiryRow) => void] {
  if (tone === 'plain') return ['دوباره', onAgain]
  return word === unknownWord ? ['اصلاح', onMend] : ['دیدن', onOpen]
}
