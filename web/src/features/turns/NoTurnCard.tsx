import { Logs, Plus } from 'lucide-react'
import { Link } from '@tanstack/react-router'
import { paths } from '../../app/paths.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { HeroWords } from '../../ui/HeroWords.tsx'
import { Card } from '../../ui/Panel.tsx'
import './my-turn.css'

/** Without a turn and without a load: an invitation to take a turn. */
export function NoTurnCard() {
  return (
    <Card tone="hero" label="نوبت">
      <div className="stack">
        <HeroWords icon={<Logs className="i-xl" />} title="اکنون نوبتی ندارید">
          در سالنی نوبت بگیرید تا بارهای آن به ترتیب نوبت به شما برسد.
        </HeroWords>
        <Link to={paths.turn} className={buttonClass('onHero', 'hero')}>
          <Plus className="i-lg" />
          گرفتن نوبت
        </Link>
      </div>
    </Card>
  )
}
