import { formatCountdown } from '@bargah/contract/kernel/dates.ts'
import { useHallNow } from '../features/rounds/desk.queries.ts'
import { roundName } from '../features/rounds/rounds.text.ts'
import { useServerOffset } from '../kernel/now.ts'
import { useCountdown } from '../ui/use-countdown.ts'

/** How the round of one's own hall stands, on every page of its staff. */
export default function RoundOfHall() {
  const { round, nextRoundAt, isSettledAtOnce } = useHallNow().data ?? {}
  if (round)
    return (
      <>
        {roundName(round.opensAt)} باز است <Left until={round.closesAt} />
      </>
    )
  if (!nextRoundAt || isSettledAtOnce) return null
  return (
    <>
      {roundName(nextRoundAt)} تا <Left until={nextRoundAt} /> دیگر
    </>
  )
}

const Left = ({ until }: { until: string }) => (
  <b className="strong ink">{formatCountdown(useCountdown(until, useServerOffset()))}</b>
)
