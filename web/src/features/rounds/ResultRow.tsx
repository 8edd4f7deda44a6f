import { formatDayTime } from '@bargah/contract/kernel/day-and-hour.ts'
import { ListChecks } from 'lucide-react'
import { Link } from '../../kernel/navigation.tsx'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { paths } from '../../kernel/paths.ts'
import { serverNow } from '../../kernel/now.ts'
import { RowFace } from '../../ui/RowFace.tsx'
import { useMyResult } from './rounds.queries.ts'

/** «نتیجهٔ آخرین اعلام بار», leading to why it went so; nothing before the first round. */
export function ResultRow() {
  const result = useMyResult().data
  if (!result) return null
  const at = result.choices.findIndex(({ reason }) => reason === 'granted')
  const rank = result.choices[at]?.priority ?? at + 1
  const outcome =
    at < 0
      ? 'باری نرسید'
      : `انتخاب ${formatNumber(rank)} به شما رسید${result.voided ? ' و مجوزش باطل شد' : ''}`
  return (
    <li>
      <Link to={paths.myResult} className="row-face">
        <RowFace
          icon={<ListChecks className="i-xl" />}
          title="نتیجهٔ آخرین اعلام بار"
          detail={`${formatDayTime(result.round.opensAt, serverNow())}، ${outcome}`}
        />
      </Link>
    </li>
  )
}
