import type { RoundNow } from '@bargah/contract/features/rounds/desk.schema.ts'
import { sayNextRound } from './next-round.ts'
import { formatCountdown } from '@bargah/contract/kernel/dates.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { inFrontMs } from '../../kernel/kept-reads.ts'
import { unlessTold } from '../../kernel/live/told.ts'
import { Link } from '../../kernel/navigation.tsx'
import { useServerOffset } from '../../kernel/now.ts'
import { paths } from '../../kernel/paths.ts'
import { Read } from '../../kernel/Read.tsx'
import { classes } from '../../ui/classes.ts'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { useCountdown } from '../../ui/use-countdown.ts'
import { useRead } from '../../kernel/use-read.ts'

type Standing = 'open' | 'coming' | 'atOnce' | 'empty' | 'noDrivers' | 'waits'

/** In: a hall at this moment. Out: what one word says of it, the round first, then when one comes, then why none is open. */
export function standingOf(round: RoundNow): Standing {
  if (round.closesAt !== null) return 'open'
  if (round.nextRoundAt !== null) return 'coming'
  if (round.trucksLeft === 0) return 'empty'
  if (round.liveTurns === 0) return 'noDrivers'
  return round.isSettledAtOnce ? 'atOnce' : 'waits'
}

const minuteMs = 60_000

/** Every hall that works and how its round stands, for the administration. */
export const useRoundsNow = () => useRead('listRoundsNow', { refetchInterval: unlessTold(inFrontMs) })

/** Every hall at this moment, the nearest closing first, each the way to its board. */
export const RoundsNow = () => (
  <section aria-label="دورها، اکنون">
    <div className="apart below-2">
      <h2 className="heading">دورها، اکنون</h2>
      <Link className="text-sm" to={paths.halls}>
        همهٔ سالن‌ها
      </Link>
    </div>
    <Read
      of={useRoundsNow()}
      wait={<SkeletonLines lines={8} />}
      failedTitle="دورها نیامد"
      empty={<p className="muted">سالنی کار نمی‌کند.</p>}
    >
      {(rounds) => (
        <ul className="ruled rounds-now">
          {rounds.map((round) => (
            <li key={round.loadHallId}>
              <Link className="ink press text-sm" to={paths.board(round.loadHallId)}>
                <Hall round={round} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Read>
  </section>
)

function Hall({ round }: { round: RoundNow }) {
  const { loadHallName: hall, closesAt, nextRoundAt, liveTurns, choosers, trucksLeft } = round
  const standing = standingOf(round)
  const trucks = `${formatNumber(trucksLeft)} کامیون`
  const queue =
    standing === 'open'
      ? `${formatNumber(choosers)} از ${formatNumber(liveTurns)} انتخاب`
      : `${formatNumber(liveTurns)} در صف`
  return (
    <>
      <b className={classes('dotted', standing === 'open' && 'is-open-now')}>{hall}</b>
      {(closesAt ?? nextRoundAt) !== null && (
        <Clock until={closesAt ?? nextRoundAt ?? ''} urges={closesAt !== null} />
      )}
      <span className="muted num state">
        {standing === 'coming' ? sayNextRound(nextRoundAt) : words[standing]}
      </span>
      <span className="muted num text-end">
        {queue}، {trucks}
      </span>
    </>
  )
}

const words = {
  open: 'باز',
  atOnce: 'بی‌دور، همان دم',
  empty: 'بار ندارد',
  noDrivers: 'بی‌راننده',
  waits: 'دوری باز نیست',
} as const

/** What is left until then; amber in the last minute of a round. */
function Clock({ until, urges }: { until: string; urges: boolean }) {
  const left = useCountdown(until, useServerOffset())
  return (
    <b className={classes('num text-end', urges && left <= minuteMs && 'is-warning')}>
      {formatCountdown(left)}
    </b>
  )
}
