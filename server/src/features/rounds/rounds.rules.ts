import { type CargoStatus, cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import type { ListRefusal, PriorityRefusal } from '@bargah/contract/features/rounds/rounds.text.ts'
import type { TurnStatus } from '@bargah/contract/features/turns/turns.states.ts'
import { minuteMs } from '@bargah/contract/kernel/durations.ts'
import { greatCircleKm, type Point } from '@bargah/contract/kernel/geo.ts'
import { isOver } from '../turns/turns.rules.ts'

/** How late a show time may be looked at and still count as on time. */
const punctualMs = 2 * minuteMs

/** How a hall gives out its loads: each choice at once, in rounds at its show times, or in rounds as loads come. */
export type HallMode = 'at_once' | 'show_times' | 'as_loads_come'

type ModeSettings = { reservationLimitMinutes: number; isActiveShowTime: boolean }

/** In: a hall's settings and whether a round is open there; a round goes on as it opened, whatever was set since. */
export function computeHallMode(hall: ModeSettings, isRoundOpen = false): HallMode {
  if (hall.reservationLimitMinutes === 0 && !isRoundOpen) return 'at_once'
  return hall.isActiveShowTime ? 'show_times' : 'as_loads_come'
}

/** Whether a choice in a hall opens its round itself: where none is open, and none opens by the clock. */
export const opensRound = (mode: HallMode, isRoundOpen: boolean): boolean =>
  mode !== 'show_times' && !isRoundOpen

/** When a round that opens at `opensAt` closes; fixed for good at its opening (rules 11.2). */
export const computeClosing = (opensAt: Date, reservationLimitMinutes: number): Date =>
  new Date(opensAt.getTime() + reservationLimitMinutes * minuteMs)

type ShowTimes = {
  last: Date | null
  next: Date | null
  lookedAt: Date | null
  reservationLimitMinutes: number
}

/**
 * In: a hall's last and next show time and the one looked at before. Out: the show time that is now to open a round,
 * or null. One missed by downtime opens once, unless the next is nearer than the round is long (rules 11.2).
 */
export function computeDueShowTime(
  { last, next, lookedAt, reservationLimitMinutes }: ShowTimes,
  now: Date,
): Date | null {
  if (!last || (lookedAt && lookedAt >= last)) return null
  const isLate = now.getTime() - last.getTime() > punctualMs
  if (isLate && next && next < computeClosing(now, reservationLimitMinutes)) return null
  return isLate ? now : last
}

/**
 * In: a round and a moment. Out: whether it has ended by then, so that its lists change no more and its split decides. For
 * what changes a list the moment is that of its entry, read under the lock of the hall's log: nothing else puts choices
 * before or behind the end.
 */
export const isClosed = ({ closesAt }: { closesAt: Date }, at: Date): boolean => at >= closesAt

export type ChoiceFacts = {
  hall: { isActive: boolean }
  turn: { status: TurnStatus; expiresAt: Date | null; hallId: number; loaderTypeId: number }
  /** How many choices of the turn wait already. */
  waiting: number
  driver: { isActive: boolean }
  hasOpenPermit: boolean
  cargo: {
    status: CargoStatus
    isHall: boolean
    hallId: number | null
    remaining: number
    announcedAt: Date
    loaderTypeIds: readonly number[]
    rangeKm: number
    /** Whence the range is measured: the hall. */
    centre: Point
  }
  /** Whether the cargo is in the open round, or in the one that the choice opens; null when there is neither. */
  inRound: boolean | null
  mode: HallMode
  closesAt: Date | null
  alreadyListed: boolean
  location: Point | null
  /** Whether the driver could pay; asked only where the choice is settled at once. */
  canPay: boolean
}

/** In: a choice that is sent at `now`, and what it depends on. Out: why it is refused, or null (rules 11.4). */
export function mayChoose(facts: ChoiceFacts, now: Date): PriorityRefusal | null {
  return mayDriverChoose(facts, now) ?? mayCargoBeChosen(facts, now) ?? mayRoundTake(facts, now)
}

/** What choosing depends on, whichever the cargo. */
export type TurnChoiceFacts = Omit<ChoiceFacts, 'cargo' | 'alreadyListed' | 'location' | 'canPay'>

/** In: what choosing depends on but the cargo. Out: why no choice at all is taken at `now`, or null. */
export const mayChooseNow = (facts: TurnChoiceFacts, now: Date): PriorityRefusal | null =>
  mayDriverChoose(facts, now) ??
  mayRoundTake({ ...facts, inRound: facts.inRound === null ? null : true, canPay: true }, now)

function mayDriverChoose(
  { hall, turn, waiting, driver, hasOpenPermit }: TurnChoiceFacts,
  now: Date,
): PriorityRefusal | null {
  if (turn.status !== 'live' || isOver(turn, waiting, now)) return 'turn_not_live'
  if (!hall.isActive) return 'hall_inactive'
  if (!driver.isActive) return 'driver_inactive'
  if (hasOpenPermit) return 'open_permit'
  return null
}

function mayCargoBeChosen(
  { turn, cargo, alreadyListed, location }: ChoiceFacts,
  now: Date,
): PriorityRefusal | null {
  if (!cargo.isHall || cargo.hallId !== turn.hallId) return 'not_this_hall'
  if (cargo.status !== cargoStatus.sending || cargo.remaining === 0) return 'cargo_gone'
  if (cargo.announcedAt > now) return 'not_announced'
  if (!cargo.loaderTypeIds.includes(turn.loaderTypeId)) return 'loader_mismatch'
  if (alreadyListed) return 'already_listed'
  if (cargo.rangeKm > 0 && !location) return 'location_needed'
  if (cargo.rangeKm > 0 && location && greatCircleKm(location, cargo.centre) > cargo.rangeKm)
    return 'out_of_range'
  return null
}

type RoundFacts = Pick<ChoiceFacts, 'mode' | 'inRound' | 'closesAt' | 'canPay'>

function mayRoundTake({ mode, inRound, closesAt, canPay }: RoundFacts, now: Date): PriorityRefusal | null {
  if (mode === 'at_once') return canPay ? null : 'no_money'
  if (inRound === null) return 'no_round'
  if (closesAt && isClosed({ closesAt }, now)) return 'round_closed'
  return inRound ? null : 'not_announced'
}

type ListFacts = { isWaiting: boolean; isSettled: boolean; closesAt: Date }

/** In: a waiting choice or list and its round. Out: why it may no longer be changed, or null. */
export function mayChangeList({ isWaiting, isSettled, closesAt }: ListFacts, now: Date): ListRefusal | null {
  if (isSettled || isClosed({ closesAt }, now)) return 'round_closed'
  return isWaiting ? null : 'priority_ended'
}

/** In: the waiting choices of a turn and an order that was sent. Out: why it is not an order of them, or null. */
export function mayReorder(waiting: readonly number[], order: readonly number[]): ListRefusal | null {
  const same = waiting.length === order.length && new Set(order).size === order.length
  return same && order.every((id) => waiting.includes(id)) ? null : 'not_the_list'
}

/** Out: a turn's expiry moved by the time that its choice waited, from its first until the settling (rules 8.8). */
export function computeMovedExpiry(expiresAt: Date | null, firstFiledAt: Date, settledAt: Date): Date | null {
  if (!expiresAt) return null
  return new Date(expiresAt.getTime() + Math.max(0, settledAt.getTime() - firstFiledAt.getTime()))
}
