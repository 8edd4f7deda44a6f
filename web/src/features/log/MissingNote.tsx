import { formatDayTime } from '@bargah/contract/kernel/day-and-hour.ts'
import { useEffect } from 'react'
import { formatNumber as count } from '@bargah/contract/kernel/digits.ts'
import { serverNow } from '../../kernel/now.ts'
import { Note } from '../../ui/Note.tsx'
import { askAgain, useMissing } from './missing.ts'

/** Says that receipts did not come, while they are asked for by themselves. */
export default function MissingNote() {
  useEffect(() => void askAgain(), [])
  const missing = useMissing()
  if (!missing) return null
  const since = formatDayTime(new Date(missing.since), serverNow())
  const title = missing.count === 1 ? 'رسید نیامد' : `${count(missing.count)} رسید نیامد`
  if (missing.isDenied)
    return (
      <Note tone="danger" title={title} alert>
        <span className="num">
          کاری که {since} ثبت شد در دفتر عمومی سالن سطری ندارد. فهرست خود را ببینید و از باجهٔ سالن بپرسید.
        </span>
      </Note>
    )
  return (
    <Note tone="warning" title={title}>
      <span className="num">
        کارتان {since} ثبت شد، ولی دفتر هنوز رسیدی نداده است. رسید خودکار دوباره خواسته می‌شود.
      </span>
    </Note>
  )
}
