import { minuteMs } from '@bargah/contract/kernel/durations.ts'
import { computeLastShowTime, computeNextShowTime } from '../src/features/halls/show-times.rules.ts'
import { fileList, openRound } from './rounds.ts'
import { type HallLife, later, latest, momentBetween, type Round, type Turn, type World } from './world.ts'

const openMs = 3 * minuteMs
const leastOpenMs = minuteMs
const choosers = 3
const awayKm = 63
const poorRial = 4_000

/**
 * Of those who wait where rounds go by show times, one has taken his money out again. While a round may be open there, it
 * is: some have chosen, he among them, the staff for one without a phone, and one was refused by his phone for being too far away. Out: that round, if any.
 */
export function addOpenRound(world: World): Round | null {
  const hall = world.halls.find(({ plan }) => plan.hasShowTimes)
  if (!hall) throw new Error('no hall of the demo world has show times')
  const [poor, ...rest] = hall.queue
  const far = rest.find(hasPhone)
  const others = rest.filter((turn) => turn !== far)
  if (!poor || !far) throw new Error('nobody waits where a round is open')
  takeMoneyOut(world, poor)
  const opensAt = openingOf(world, hall)
  if (!opensAt) return null
  const round = openRound(world, hall, loadsOf(world, hall, opensAt), opensAt)
  const until = later(world.now, -minuteMs / 2)
  let lists = 0
  const [atCounter = []] = others.filter((turn) => !hasPhone(turn)).map((turn) => [turn])
  for (const turn of [poor, ...atCounter, ...others.filter(hasPhone)])
    if (lists <= choosers && fileList(world, round, { turn, until })) lists += 1
  tellFar(world, round, far)
  return round
}

const hasPhone = ({ row, man }: Turn) => row.takenBy === man.userId

/** When the round opened that is open now; null when none is to be, as the product decides it of a show time that was missed. */
function openingOf({ rows, now }: World, { plan }: HallLife): Date | null {
  const minutes = rows.hallShowTimes
    .filter(({ hallId }) => hallId === plan.id)
    .map(({ minuteOfDay }) => minuteOfDay)
  const [last, next] = [computeLastShowTime(minutes, now), computeNextShowTime(minutes, now)]
  if (!last || !next || later(last, leastOpenMs) > now) return null
  const opensAt = latest(last, later(now, -openMs))
  if (next < later(opensAt, plan.reservationLimitMinutes * minuteMs)) return null
  const row = rows.halls.find(({ id }) => id === plan.id)
  if (row) row.lastShowAt = last
  return opensAt
}

const loadsOf = ({ loads }: World, { plan }: HallLife, opensAt: Date) =>
  loads.filter(
    ({ row }) =>
      row.hallId === plan.id &&
      row.isHall &&
      row.finishedAt === null &&
      row.remaining > 0 &&
      row.announcedAt <= opensAt,
  )

function takeMoneyOut({ money, now, staff }: World, { man: { driverId } }: Turn): void {
  const at = later(now, -minuteMs / 4)
  money.push({ at, account: `driver ${driverId}`, atMostRial: poorRial, byUser: staff.admin })
}

function tellFar(world: World, { row, hall }: Round, turn: Turn): void {
  const at = momentBetween(world, row.opensAt, world.now)
  world.rows.farChoices.push({ turnId: turn.row.id, at, awayKm, rangeKm: hall.plan.reservationRangeKm })
}
