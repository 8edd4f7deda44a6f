import { Hourglass } from 'lucide-react'
import { Face } from '../../ui/Face.tsx'

/** Between a split and what came of it, while that is being read. */
export const ResultComes = () => (
  <Face tone="plum" fills label="اعلام بار">
    <Hourglass className="face-mark" />
    <h2 className="figure-2xl">بارها تقسیم شد</h2>
    <p>نتیجهٔ فهرست شما تا چند لحظهٔ دیگر می‌آید.</p>
  </Face>
)
