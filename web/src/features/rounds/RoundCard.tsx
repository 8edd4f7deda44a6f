import { ArrowLeft, Clock, Hourglass, Package } from 'lucide-react'
import { Link } from '@tanstack/react-router'
import { formatRelative, formatTime } from '@bargah/contract/kernel/dates.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { paths } from '../../kernel/paths.ts'
import { useNow, useServerOffset } from '../../kernel/now.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Countdown } from '../../ui/Countdown.tsx'
import { HeroWords } from '../../ui/HeroWords.tsx'
import { Card } from '../../ui/Panel.tsx'
import { closingOf, type RoundPhase } from './my-list.rules.ts'
import { roundName } from './rounds.text.ts'
import type { MyTurn } from '@bargah/contract/features/turns/turns.schema.ts'
import { useMyList } from './use-my-list.ts'
import { usePhase } from './use-phase.ts'
import './rounds.css'

const everySecond = 1_000

/** The one large thing of the driver's home: what the hall does now, and the act that follows from it. */
export function RoundCard({ turn }: { turn: MyTurn }) {
  const phase = usePhase(turn)
  const { items } = useMyList(turn.id, closingOf(turn, phase))
  return (
    <Card tone="hero" label="دور اعلام بار" className="stack gap-35">
      {phase === 'choosing' && turn.round ? (
        <OpenRound turn={turn} round={turn.round} inList={items.length} />
      ) : (
        <Waiting turn={turn} phase={phase} inList={items.length} />
      )}
      {phase !== 'splitting' && (
        <Link to={paths.announcedLoads} className={buttonClass('onHero', 'hero')}>
          {phase === 'choosing' ? 'انتخاب و ترتیب بارها' : 'دیدن بارهای سالن'}
          <ArrowLeft className="i-lg" />
        </Link>
      )}
    </Card>
  )
}

type OpenRoundProps = { turn: MyTurn; round: NonNullable<MyTurn['round']>; inList: number }

function OpenRound({ turn, round, inList }: OpenRoundProps) {
  const offsetMs = useServerOffset()
  return (
    <Countdown
      look="hero"
      opensAt={round.opensAt}
      closesAt={round.closesAt}
      offsetMs={offsetMs}
      title={`${roundName(round.opensAt)} باز است`}
      detail={`${formatNumber(turn.announcedCount)} بار برای بارگیر شما`}
      caption="تا بسته شدن فهرست"
      aside={
        <div className="round-mine">
          <b className="num">{formatNumber(inList)} بار</b>
          <span className="caption">در فهرست شماست</span>
        </div>
      }
    />
  )
}

function Waiting({ turn, phase, inList }: { turn: MyTurn; phase: RoundPhase; inList: number }) {
  const loads = `${formatNumber(turn.announcedCount)} بار برای بارگیر شما`
  const now = useNow(everySecond)
  switch (phase) {
    case 'splitting':
      return (
        <HeroWords icon={<Hourglass className="i-xl" />} title="فهرست‌ها بسته شد">
          {inList > 0
            ? 'بارها به ترتیب نوبت تقسیم می‌شود؛ نتیجه تا چند لحظهٔ دیگر می‌آید.'
            : 'بارها به ترتیب نوبت تقسیم می‌شود؛ در فهرست شما باری نبود.'}
        </HeroWords>
      )
    case 'later':
      return (
        <HeroWords
          icon={<Clock className="i-xl" />}
          title={`دور بعدی ساعت ${formatTime(turn.nextRoundAt ?? now)}`}
        >
          {formatRelative(turn.nextRoundAt ?? now, now)} باز می‌شود. {loads} هست.
        </HeroWords>
      )
    case 'atOnce':
      return (
        <HeroWords icon={<Package className="i-xl" />} title={loads}>
          در این سالن هر بار همان دم قطعی می‌شود؛ هر که زودتر بگیرد، مال اوست.
        </HeroWords>
      )
    default:
      return (
        <HeroWords icon={<Package className="i-xl" />} title={loads}>
          دور با نخستین انتخاب باز می‌شود و بارها به ترتیب نوبت می‌رسد.
        </HeroWords>
      )
  }
}
