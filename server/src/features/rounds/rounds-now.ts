import type { MyRound, RoundNow } from '@bargah/contract/features/rounds/desk.schema.ts'
import type { LastRound } from '@bargah/contract/features/rounds/rounds.schema.ts'
import { isoInstant } from '@bargah/contract/kernel/dates.ts'
import { type Call, sessionOf } from '../../kernel/call.ts'
import { computeNextShowTime } from '../halls/show-times.rules.ts'
import { computeHallMode } from './rounds.rules.ts'
import { type HallStanding, listLastStandings, listOwnStandings, listStandings } from './rounds.views.ts'

/** Every hall that works and how its round stands, the nearest closing first. */
export async function listRoundsNow(call: Call): Promise<RoundNow[]> {
  const now = await call.now()
  return (await listStandings(call.db))
    .map(({ liveTurns, choosers, cargoCount, trucksLeft, ...hall }) => ({
      ...presentStanding(hall, now),
      liveTurns,
      choosers,
      cargoCount,
      trucksLeft,
    }))
    .sort(byClosing)
}

/** The halls in which the caller has loads that look for trucks: open rounds first, by closing; then those that are to come. */
export async function listMyRounds(call: Call): Promise<MyRound[]> {
  const now = await call.now()
  return (await listOwnStandings(call.db, sessionOf(call)))
    .map(({ cargoCount, trucksLeft, requestCount, unwantedCount, ...hall }) => ({
      ...presentStanding(hall, now),
      cargoCount,
      trucksLeft,
      requestCount,
      unwantedCount,
    }))
    .sort(byClosing)
}

/** The last round of each hall that works and has had one, and when its next opens. */
export async function listLastRounds(call: Call): Promise<LastRound[]> {
  const now = await call.now()
  return (await listLastStandings(call.db)).map(({ last, ...hall }) => {
    const { loadHallId, nextRoundAt } = presentStanding(hall, now)
    return {
      loadHallId,
      opensAt: isoInstant(last.opensAt),
      closesAt: isoInstant(last.closesAt),
      settledAt: last.settledAt && isoInstant(last.settledAt),
      grantedCount: last.grantedCount,
      nextRoundAt,
    }
  })
}

const modeOf = (hall: HallStanding) => computeHallMode(hall, hall.opensAt !== null)

function presentStanding(hall: HallStanding, now: Date) {
  const { id, name, opensAt, closesAt, showMinutes } = hall
  const isAwaited = modeOf(hall) === 'show_times' && opensAt === null
  const next = isAwaited ? computeNextShowTime(showMinutes, now) : null
  return {
    loadHallId: id,
    loadHallName: name,
    isSettledAtOnce: modeOf(hall) === 'at_once',
    opensAt: opensAt && isoInstant(opensAt),
    closesAt: closesAt && isoInstant(closesAt),
    nextRoundAt: next && isoInstant(next),
  }
}

type Round = { closesAt: string | null; nextRoundAt: string | null }

const never = '9'
const orderOf = ({ closesAt, nextRoundAt }: Round) =>
  closesAt === null ? `1 ${nextRoundAt ?? never}` : `0 ${closesAt}`

/** Open rounds first, by closing; then those whose opening is known, then halls that open with a load. */
const byClosing = (one: Round, other: Round): number => orderOf(one).localeCompare(orderOf(other))
