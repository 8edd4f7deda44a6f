import { Hourglass } from 'lucide-react'
import { HeroWords } from '../../ui/HeroWords.tsx'
import { Card } from '../../ui/Panel.tsx'

/** Between a split and what came of it, while that is being read. */
export const ResultComes = () => (
  <Card tone="hero" label="دور اعلام بار">
    <HeroWords icon={<Hourglass className="i-xl" />} title="بارها تقسیم شد">
      نتیجهٔ فهرست شما تا چند لحظهٔ دیگر می‌آید.
    </HeroWords>
  </Card>
)
