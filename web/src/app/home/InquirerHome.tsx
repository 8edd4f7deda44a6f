import { Search } from 'lucide-react'
import { Link } from '../../kernel/navigation.tsx'
import type { InquiryRow } from '@bargah/contract/features/inquiries/inquiries.schema.ts'
import { formatTime } from '@bargah/contract/kernel/dates.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { useInquiries } from '../../features/inquiries/inquiries.queries.ts'
import { kinds, sayInquiry } from '../../features/inquiries/inquiry-words.ts'
import { VerifyForm } from '../../features/permits/VerifyForm.tsx'
import { serverNow } from '../../kernel/now.ts'
import { useMember } from '../../kernel/session.ts'
import { Badge } from '../../ui/Badge.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { paths } from '../../kernel/paths.ts'
import { HallsNow } from './HallsNow.tsx'
import { HomeList } from './HomeList.tsx'
import { inquiryNeeds } from './inquiry-needs.ts'
import { NeedsDoing } from './NeedsDoing.tsx'
import { HomeFrame } from './HomeFrame.tsx'

/** The first screen of offices and customers. */
export default function InquirerHome() {
  const { fullname } = useMember()
  const today = useInquiries()
  const rows = today.data && { rows: today.data }
  return (
    <HomeFrame subtitle={fullname} act={<Inquire />} beside={<VerifyForm />}>
      <NeedsDoing besides={inquiryNeeds(today, serverNow())} />
      <HomeList
        title="استعلام‌های امروز"
        allPath={paths.inquiry}
        found={{ ...today, data: rows }}
        empty="امروز استعلامی نکرده‌اید."
        row={rowOf}
        address={({ id }) => ({ to: paths.inquiry, search: { open: id } })}
      />
      <HallsNow />
    </HomeFrame>
  )
}

const Inquire = () => (
  <Link className={buttonClass('primary')} to={paths.inquiry}>
    <Search />
    استعلام تازه
  </Link>
)

function rowOf(row: InquiryRow) {
  const { who, tone, word } = sayInquiry(row, serverNow())
  return (
    <>
      <span className="grow blocks">
        <b>{who}</b>
        <span className="fine num">
          {kinds[row.kind].short} {toPersianDigits(row.number)}، {formatTime(row.askedAt)}
        </span>
      </span>
      <Badge tone={tone} hollow={tone === 'plain'}>
        {word}
      </Badge>
    </>
  )
}
