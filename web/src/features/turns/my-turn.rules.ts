import type { MyTurn } from '@bargah/contract/features/turns/turns.schema.ts'
import { greatCircleKm, type Point } from '@bargah/contract/kernel/geo.ts'

/** What choosing a hall asks of it; rials, hours and kilometres. */
export type Hall = {
  loadHallId: number
  name: string
  tel: string
  cityName: string
  loadHallLat: number
  loadHallLong: number
  isActive: boolean
  activeTurnApp: boolean
  turnRange: number
  driverCharghe: number
  turnExpireHour: number
  nativeTurnExpireHour: number
}

const openEveryMs = 4_000
const calmEveryMs = 12_000
const soonestMs = 1_000

/** In: the turn as last read, and now. Out: milliseconds until it is read again; a round that opens is not missed. */
export function computePollMs(turn: MyTurn | null, now: Date): number {
  if (!turn) return calmEveryMs
  if (turn.round) return openEveryMs
  if (!turn.nextRoundAt) return calmEveryMs
  const untilNext = new Date(turn.nextRoundAt).getTime() - now.getTime()
  return Math.min(calmEveryMs, Math.max(soonestMs, untilNext))
}

/** `near`: a turn may be asked for. `far`: out of the hall's range. `counterOnly`: the hall gives turns itself. */
export type HallState = 'near' | 'far' | 'counterOnly' | 'unknown'
export type HallChoice = { hall: Hall; km: number | null; state: HallState }

/** Out: active halls, the nearest first, else by name (rules 8.16). */
export function listHallChoices(halls: readonly Hall[], place: Point | null): HallChoice[] {
  const choices = halls.filter((hall) => hall.isActive).map((hall) => choiceOf(hall, place))
  return choices.toSorted((a, b) => (a.km ?? 0) - (b.km ?? 0))
}

function choiceOf(hall: Hall, place: Point | null): HallChoice {
  const km = place && greatCircleKm(place, { latitude: hall.loadHallLat, longitude: hall.loadHallLong })
  return { hall, km, state: stateOf(hall, km) }
}

function stateOf(hall: Hall, km: number | null): HallState {
  if (!hall.activeTurnApp) return 'counterOnly'
  if (hall.turnRange === 0) return 'near'
  if (km === null) return 'unknown'
  return km <= hall.turnRange ? 'near' : 'far'
}
