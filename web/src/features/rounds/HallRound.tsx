import type { ReactNode } from 'react'
import { Clock, Package } from 'lucide-react'
import type { HallNow } from '@bargah/contract/features/rounds/rounds.schema.ts'
import { hourMs } from '@bargah/contract/kernel/durations.ts'
import { formatTime, formatUntil } from '@bargah/contract/kernel/dates.ts'
import { formatComingHour } from '@bargah/contract/kernel/day-and-hour.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { useNow, useServerOffset } from '../../kernel/now.ts'
import { Countdown } from '../../ui/Countdown.tsx'
import { Card } from '../../ui/Panel.tsx'
import { computeHallFigures } from './hall-now.rules.ts'
import { roundName } from './rounds.text.ts'
import './hall-desk.css'

const everySecond = 1_000

/** The one large thing of a hall's desk: the open round running out, or what the hall waits for, with its figures. */
export const HallRound = ({ hall }: { hall: HallNow }) => (
  <Card tone="hero" label="دور اعلام بار" className="hall-round">
    <Standing hall={hall} />
  </Card>
)

function Standing({ hall }: { hall: HallNow }) {
  const now = useNow(everySecond)
  const { round, isSettledAtOnce, nextRoundAt } = hall
  if (round)
    return (
      <Running of={round} title={`${roundName(round.opensAt, now)} باز است`} hall={hall}>
        ساعت {formatTime(round.closesAt)} بسته می‌شود
      </Running>
    )
  // seconds count within the hour
  const isSoon = nextRoundAt !== null && new Date(nextRoundAt).getTime() - now.getTime() <= hourMs
  if (isSoon && !isSettledAtOnce)
    return (
      <Running
        of={{ opensAt: nextRoundAt, closesAt: nextRoundAt }}
        title={`دور بعدی ${formatComingHour(nextRoundAt, now)}`}
        until="تا باز شدن"
        hall={hall}
      />
    )
  return (
    <div className="apart wrap gap-4">
      <Waiting hall={hall} />
      <Figures hall={hall} />
    </div>
  )
}

type RunningProps = {
  of: { opensAt: string; closesAt: string }
  title: string
  hall: HallNow
  /** What its clock counts to, where that is not the end. */
  until?: string
  /** A second line of the title. */
  children?: ReactNode
}

/** What runs out, or is waited for, with the hall's figures beside the clock. */
const Running = ({ of, title, hall, until, children }: RunningProps) => (
  <Countdown
    look="hero"
    {...of}
    offsetMs={useServerOffset()}
    {...(until && { until })}
    title={
      <span>
        {title}
        {children && <span className="block size-sm regular hero-muted num">{children}</span>}
      </span>
    }
    aside={<Figures hall={hall} />}
  />
)

function Waiting({ hall: { isSettledAtOnce, nextRoundAt, opensByChoice } }: { hall: HallNow }) {
  const now = useNow(everySecond)
  if (isSettledAtOnce)
    return (
      <HeroWords icon={<Package className="i-xl" />} title="بار، همان دم قطعی می‌شود">
        این سالن دور ندارد؛ هر که زودتر بگیرد، مال اوست.
      </HeroWords>
    )
  if (nextRoundAt)
    return (
      <HeroWords icon={<Clock className="i-xl" />} title={`دور بعدی ${formatComingHour(nextRoundAt, now)}`}>
        {formatUntil(nextRoundAt, now)} باز می‌شود.
      </HeroWords>
    )
  return (
    <HeroWords icon={<Package className="i-xl" />} title="دوری باز نیست">
      دور با {opensByChoice && 'نخستین انتخاب یا '}اعلام بار تازه باز می‌شود.
    </HeroWords>
  )
}

/** What decides now; without an open round nobody has been asked, and nobody is said to have chosen. */
function Figures({ hall }: { hall: HallNow }) {
  const { loads, trucks, unwanted } = computeHallFigures(hall)
  return (
    <dl className="flex wrap hall-figures">
      {unwanted ? (
        <Figure
          label="انتخاب کرده‌اند"
          value={hall.choosers}
          rest={`از ${formatNumber(hall.liveTurns)} نوبت`}
        />
      ) : (
        <Figure label="در صف" value={hall.liveTurns} rest="نوبت" />
      )}
      <Figure
        label={unwanted ? 'کامیون این دور' : 'کامیون مانده'}
        value={trucks}
        rest={`در ${formatNumber(loads)} بار`}
      />
      {unwanted && (
        <Figure
          label="بی‌متقاضی"
          value={unwanted.loads}
          rest={`بار، ${formatNumber(unwanted.trucks)} کامیون`}
        />
      )}
    </dl>
  )
}

const Figure = ({ label, value, rest }: { label: string; value: number; rest: string }) => (
  <div>
    <dt className="hero-muted size-sm">{label}</dt>
    <dd>
      <b className="num">{formatNumber(value)}</b> <span className="hero-muted size-sm num">{rest}</span>
    </dd>
  </div>
)

type HeroWordsProps = { icon: ReactNode; title: string; children: ReactNode }

/** What is so and what to do, on a hero card. */
const HeroWords = ({ icon, title, children }: HeroWordsProps) => (
  <div className="row at-stretch gap-3 hero-words">
    <span className="tile tile-lg">{icon}</span>
    <div>
      <h2 className="text-head bold">{title}</h2>
      <p>{children}</p>
    </div>
  </div>
)
