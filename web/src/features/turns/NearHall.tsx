import { Hand, Wallet, Warehouse } from 'lucide-react'
import { Link } from '../../kernel/navigation.tsx'
import { formatTime } from '@bargah/contract/kernel/dates.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { noteLack } from '../../kernel/lack.ts'
import { paths } from '../../kernel/paths.ts'
import { hallTitle } from '../../kernel/format.ts'
import { Hear } from '../../kernel/voice/Hear.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Face, FaceActs, FacePair } from '../../ui/Face.tsx'
import { Toman } from '../../ui/Toman.tsx'
import { TruckPicture } from '../cargos/truck.parts.tsx'
import { FreeLoadsLink, type NoTurnFaceProps } from './no-turn-face.tsx'
import type { HallNow } from './no-turn.rules.ts'
import { sayNear, sayShort } from './no-turn.said.ts'
import { sayRialInToman } from '@bargah/contract/kernel/number-words.ts'
import { classes } from '../../ui/classes.ts'

/** The hall at hand: how far, who waits, what there is for his truck, what it costs, and one act. */
export function NearHall({ hall: choice, loaderTypeName, more, onAsk }: NoTurnFaceProps & { hall: HallNow }) {
  const { hall, km, queue, loads, roundOpensAt } = choice
  return (
    <Face fills label={hallTitle(hall.name)}>
      <div>
        <p>نوبت ندارید. نزدیک‌ترین سالن:</p>
        <h2 className="figure-4xl">{hall.name}</h2>
      </div>
      <FacePair
        of={[
          ...(km === null ? [] : [{ value: kmFigure(km), label: 'کیلومتر تا سالن' }]),
          { value: formatNumber(queue), label: 'نفر در صف' },
        ]}
      />
      {roundOpensAt && <p className="second">اعلام بار از {formatTime(roundOpensAt)} باز است.</p>}
      <div className="at-end far-down flex between near-road roomy">
        <span className="near-road-truck">
          <TruckPicture loaderTypeName={loaderTypeName} />
        </span>
        <Warehouse />
      </div>
      <p>
        {loads === 0 ? (
          `اکنون باری برای ${loaderTypeName ?? 'شما'} نیست.`
        ) : (
          <>
            <b>{formatNumber(loads)} بار</b> برای {loaderTypeName ?? 'شما'} هست.
          </>
        )}
      </p>
      <div className="far-down">
        <p className="apart">
          هزینهٔ نوبت{' '}
          <b className="size-2xl">
            <Toman rial={hall.driverCharghe} />
          </b>
        </p>
        <small>وقتی بار گرفتید کم می‌شود، نه حالا.</small>
      </div>
      <FaceActs
        more={
          <>
            <Link to={paths.turn} className={buttonClass('default', 'hero')}>
              سالن دیگر
            </Link>
            {more}
            <Hear says={sayNear(choice)} />
          </>
        }
      >
        <Button variant="primary" size="hero" icon={<Hand />} onClick={() => onAsk(choice)}>
          گرفتن نوبت
        </Button>
      </FaceActs>
    </Face>
  )
}

const kmFigure = (km: number) => (km < 1 ? 'زیر ۱' : formatNumber(Math.round(km)))

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
            onClick={() => noteLack(lackRial)}
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
