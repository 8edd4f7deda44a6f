import { Check, CircleCheck, CircleQuestionMark, Hourglass, MapPin, ScanLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '../../kernel/navigation.tsx'
import type { MyResult, PriorityRow } from '@bargah/contract/features/rounds/rounds.schema.ts'
import { formatComing } from '@bargah/contract/kernel/day-and-hour.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { numberInWords } from '@bargah/contract/kernel/number-words.ts'
import { paths } from '../../kernel/paths.ts'
import { formatKm, splitPlace } from '../../kernel/format.ts'
import { serverNow } from '../../kernel/now.ts'
import { TopUp } from '../../kernel/TopUp.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Face, FaceActs } from '../../ui/Face.tsx'
import { RoadSign } from '../../ui/RoadSign.tsx'
import { Toman } from '../../ui/Toman.tsx'
import { PayLine } from '../cargos/pay.parts.tsx'
import { ObjectToVoiding, sayAfterVoiding, sayWhoVoided } from '../permits/voiding.parts.tsx'
import { TruckPicture } from '../cargos/truck.parts.tsx'
import { useMyTurn } from '../turns/turns.parts.tsx'
import { placeWon, winnerOver } from './my-result.rules.ts'
import { ordinalOf } from './rounds.text.ts'

type YoursProps = { choice: PriorityRow; result: MyResult; onWhy: () => void }

/** Green: the load, what reaches him, which choice it was, who took the higher one, and the way to its permit. */
export function Yours({ choice, result, onWhy }: YoursProps) {
  return (
    <Face tone="go" fills label="نتیجه">
      <Disc>
        <Check strokeWidth={3} />
      </Disc>
      <div role="status" className="centre">
        <h2 className="figure-4xl">
          بار مال شماست
          <Stop />
        </h2>
        <p>{whichChoice(result.choices)}</p>
      </div>
      <RoadSign
        to={splitPlace(choice.cargoDestination).town}
        lines={[`از ${splitPlace(choice.cargoSource).town}`, formatKm(choice.cargoDistance)]}
        picture={<TruckPicture loaderTypeName={result.loaderTypeName} goods={[choice.kalaDesc]} />}
      />
      <div>
        <p className="face-money">
          <Toman toman={choice.netPayToman} figure />
        </p>
        <p className="second">{numberInWords(Math.trunc(choice.netPayToman))} تومان</p>
        {splitPlace(choice.cargoSource).detail !== null && (
          <p className="flex gap-25 anywhere">
            <MapPin className="i-xl" />
            بارگیری: {choice.cargoSource}
          </p>
        )}
        <PayLine load={choice} look="quiet" />
      </div>
      <FaceActs more={<Why onClick={onWhy} />}>
        <Link
          to={choice.reserveId === null ? paths.myPermits : paths.myPermit(choice.reserveId)}
          className={buttonClass('onHero', 'hero')}
        >
          <ScanLine />
          مجوزم را نشان بده
        </Link>
      </FaceActs>
    </Face>
  )
}

type NoLongerYoursProps = { choice: PriorityRow; voided: NonNullable<MyResult['voided']>; onWhy: () => void }

/** Red: it was his and its permit was voided: why, what came back, and the way to that permit, from which a turn is taken. */
export function NoLongerYours({ choice, voided, onWhy }: NoLongerYoursProps) {
  const who = sayWhoVoided(voided)
  return (
    <Face tone="stop" fills label="نتیجه">
      <div role="status" className="centre">
        <h2 className="figure-4xl">
          مجوز این بار باطل شد
          <Stop />
        </h2>
        <p className="text-head strong">
          {splitPlace(choice.cargoSource).town} به {splitPlace(choice.cargoDestination).town}
          <Stop />
        </p>
        {who && <p>{who} </p>}
        {voided.voidReason && <p className="anywhere">دلیل: {voided.voidReason}</p>}
      </div>
      {sayAfterVoiding(voided).map((sentence) => (
        <p key={sentence} className="centre">
          {sentence}
        </p>
      ))}
      <FaceActs
        more={
          <>
            {choice.reserveId !== null && <ObjectToVoiding of={voided} permitId={choice.reserveId} />}
            <Why onClick={onWhy} />
          </>
        }
      >
        <Link
          to={choice.reserveId === null ? paths.myPermits : paths.myPermit(choice.reserveId)}
          className={buttonClass('onHero', 'hero')}
        >
          <ScanLine />
          دیدن مجوز
        </Link>
      </FaceActs>
    </Face>
  )
}

/** Yellow: who had it, against his own number, and that his turn stays. */
export function NotYours({ result, onWhy }: { result: MyResult; onWhy: () => void }) {
  const turn = useMyTurn().data
  const winner = winnerOver(result)
  const lacksMoney = result.choices.some(({ reason }) => reason === 'no_money')
  return (
    <Face tone="wait" fills label="نتیجه">
      <Disc>
        <Hourglass />
      </Disc>
      <div role="status" className="centre">
        <h2 className="figure-4xl">
          این بار نشد
          <Stop />
        </h2>
        <p>در این اعلام بار باری به شما نرسید.</p>
      </div>
      {winner !== null && (
        <dl className="two-columns stack centre slips">
          <div>
            <dt>بار را برد</dt>
            <dd className="figure-4xl num">{toPersianDigits(winner)}</dd>
          </div>
          <div className="is-mine">
            <dt>شما</dt>
            <dd className="figure-4xl num">{toPersianDigits(result.turnNumber)}</dd>
          </div>
        </dl>
      )}
      {turn?.turnNumber === result.turnNumber && (
        <p className="flex gap-25 over-line">
          <CircleCheck className="i-xl" />
          <span>
            <b>نوبتتان سر جایش است.</b>{' '}
            {turn.aheadOfMe === 0 ? 'نفر اول صفید.' : `حالا ${formatNumber(turn.aheadOfMe)} نفر جلوترند.`}
          </span>
        </p>
      )}
      <p>
        {lacksMoney
          ? 'تا آن هنگام کیف پول را به اندازهٔ هزینهٔ نوبت پر کنید.'
          : turn?.nextRoundAt && `اعلام بار بعدی ${formatComing(turn.nextRoundAt, serverNow())}`}
      </p>
      <FaceActs
        more={
          <>
            {lacksMoney && <TopUp back={paths.home} />}
            <Why onClick={onWhy} />
          </>
        }
      >
        <Link to={paths.home} className={buttonClass('primary', 'hero')}>
          باشد، منتظرم
        </Link>
      </FaceActs>
    </Face>
  )
}

const Disc = ({ children }: { children: ReactNode }) => (
  <span className="tile tile-round in-middle outcome-disc" aria-hidden="true">
    {children}
  </span>
)

const Why = ({ onClick }: { onClick: () => void }) => (
  <Button size="hero" icon={<CircleQuestionMark />} onClick={onClick}>
    چرا؟
  </Button>
)

/** Ends a heading or a line that is written without a full stop, for who hears it with what stands below it. */
const Stop = () => <span className="sr">. </span>

/** Which one he got and who took the higher one: `انتخاب دوم شما بود. اولی، قزوین، به نوبت ۴۲۰۷ رسید.` */
function whichChoice(choices: readonly PriorityRow[]): string {
  const won = placeWon(choices)
  if (!won) return ''
  const { place, lost } = won
  const which = `انتخاب ${ordinalOf(place)} شما بود.`
  if (!lost) return which
  const { cargoDestination, winningTurnNumber } = lost.choice
  return `${which} ${ordinalOf(lost.place)}ی، ${splitPlace(cargoDestination).town}، به نوبت ${toPersianDigits(winningTurnNumber ?? '')} رسید.`
}
