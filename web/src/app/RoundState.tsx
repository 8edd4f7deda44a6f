import { formatCountdown } from '@bargah/contract/kernel/dates.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { useHallNow } from '../features/rounds/desk.queries.ts'
import { roundName } from '../features/rounds/rounds.text.ts'
import { calls } from '../kernel/calls.ts'
import { serverNow, useServerOffset } from '../kernel/now.ts'
import { mayNow, useMember } from '../kernel/session.ts'
import { useCountdown } from '../ui/use-countdown.ts'
import { useMyRounds } from './home/declarer.queries.ts'
import { nearestOpen, type RoundTimes } from './home/round-times.rules.ts'
import { useRoundsNow } from './home/RoundsNow.tsx'

/** How rounds stand, on every page of a desk: a hall's own, those of one's loads, or those of all halls. */
export function RoundState() {
  if (useMember().role === 'LoadHallAdmin') return <OfHall />
  if (mayNow(calls.listMyRounds.access)) return <OfLoads />
  return mayNow(calls.listRoundsNow.access) && <OfAll />
}

const OfLoads = () => <Open rounds={useMyRounds().data ?? []} />
const OfAll = () => <Open rounds={useRoundsNow().data ?? []} />

/** What closes next, with its hall; how many there are where it is not alone. Nothing while none is open. */
function Open({ rounds }: { rounds: readonly RoundTimes[] }) {
  const { count, first } = nearestOpen(rounds)
  if (!first) return null
  return (
    <>
      {count === 1
        ? `دور ${first.loadHallName} باز است`
        : `${formatNumber(count)} دور باز است، ${first.loadHallName}`}{' '}
      <Left until={first.closesAt} />
    </>
  )
}

function OfHall() {
  const { round, nextRoundAt, isSettledAtOnce } = useHallNow().data ?? {}
  if (round)
    return (
      <>
        {roundName(round.opensAt, serverNow())} باز است <Left until={round.closesAt} />
      </>
    )
  if (!nextRoundAt || isSettledAtOnce) return null
  return (
    <>
      {roundName(nextRoundAt, serverNow())}، <Left until={nextRoundAt} /> تا باز شدن
    </>
  )
}

const Left = ({ until }: { until: string }) => (
  <b className="strong ink">{formatCountdown(useCountdown(until, useServerOffset()))}</b>
)
