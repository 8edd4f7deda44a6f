import { Wallet } from 'lucide-react'
import { Link } from '../../kernel/navigation.tsx'
import { sayRialInToman } from '@bargah/contract/kernel/number-words.ts'
import { paths } from '../../kernel/paths.ts'
import { Hear } from '../../kernel/voice/Hear.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Face, FaceActs } from '../../ui/Face.tsx'
import { Toman } from '../../ui/Toman.tsx'
import { FreeLoadsLink, type NoTurnFaceProps } from './no-turn-face.tsx'
import type { HallNow } from './no-turn.rules.ts'
import { sayShort } from './no-turn.said.ts'

type ShortForTurnProps = NoTurnFaceProps & { hall: HallNow; lackRial: number; balanceRial: number }

/** The wallet is too short for a turn: what is missing, against what it takes, and the way to fill it, which leads back. */
export function ShortForTurn({ hall: { hall }, lackRial, balanceRial, freeLoads, more }: ShortForTurnProps) {
  return (
    <>
      <Face tone="wait">
        <h2>برای نوبت {hall.name} کم دارید:</h2>
        <p className="face-money is-large">
          <Toman rial={lackRial} figure />
        </p>
        <p className="second">{sayRialInToman(lackRial)}</p>
      </Face>
      <Face fills>
        <dl className="stack gap-3 levels">
          <Level name="هزینهٔ نوبت" rial={hall.driverCharghe} of={hall.driverCharghe} />
          <Level name="کیف پول شما" rial={balanceRial} of={hall.driverCharghe} isShort />
        </dl>
        <p className="second">پول را که گذاشتید، همین‌جا نوبت بگیرید. جایتان هنوز گرفته نشده.</p>
        <FaceActs
          more={
            <>
              {freeLoads > 0 && <FreeLoadsLink count={freeLoads} />}
              {more}
              <Hear says={sayShort(lackRial)} />
            </>
          }
        >
          <Link
            to={paths.onlineCharge}
            search={{ amount: lackRial, back: paths.home } as object}
            className={buttonClass('primary', 'hero')}
          >
            <Wallet />
            شارژ کیف پول
          </Link>
        </FaceActs>
      </Face>
    </>
  )
}

type LevelProps = { name: string; rial: number; of: number; isShort?: boolean }

const Level = ({ name, rial, of, isShort }: LevelProps) => (
  <div className={classes('grid at-base', isShort && 'is-short')}>
    <dt>{name}</dt>
    <dd>
      <Toman rial={rial} />
    </dd>
    <dd className="clips on-sunken whole-row level-bar" aria-hidden="true">
      <i className="block" style={{ inlineSize: `${of > 0 ? Math.min(100, (rial / of) * 100) : 0}%` }} />
    </dd>
  </div>
)
