import type { TurnEnding } from '@bargah/contract/features/turns/turns.states.ts'
import { minuteMs, hourMs } from '@bargah/contract/kernel/durations.ts'
import { bindTurn } from '../src/features/log/commitments.rules.ts'
import { actorFor } from './halls.ts'
import {
  type HallLife,
  later,
  type Man,
  momentBetween,
  nextId,
  saltOf,
  type Turn,
  type World,
} from './world.ts'

/** How long before now the demo drivers are left in peace, so that anyone finds them free. */
const demoRestMs = 6 * 24 * hourMs

/** A driver who could take a turn at `at`, with one of these loader types; null if none is free. */
export function findIdleMan(world: World, at: Date, loaderTypeIds: readonly number[]): Man | null {
  const mayBeDemo = at.getTime() < world.now.getTime() - demoRestMs
  const idle = world.men.filter(
    (man) =>
      man.turn === null &&
      man.freeAtMs <= at.getTime() &&
      (mayBeDemo || !man.isDemo) &&
      loaderTypeIds.includes(man.loaderTypeId),
  )
  return idle.length === 0 ? null : world.random.pick(idle)
}

/** Gives a driver the hall's next number; he sees to it beforehand that his wallet holds the fee. */
export function takeTurn(world: World, hall: HallLife, man: Man, takenAt: Date): Turn {
  const { plan } = hall
  const isNative = world.rows.nativeDrivers.some(
    (row) => row.hallId === plan.id && row.driverId === man.driverId,
  )
  const hours = isNative ? plan.nativeTurnExpireHours : plan.turnExpireHours
  hall.lastTurnNumber += 1
  const row = {
    id: nextId(world.rows.turns),
    hallId: plan.id,
    number: hall.lastTurnNumber,
    driverId: man.driverId,
    freighterId: man.freighterId,
    driverFreighterId: man.driverFreighterId,
    isNative,
    status: 'live' as const,
    takenAt,
    takenBy: actorFor(world, plan.id, man),
    expiresAt: hours === 0 ? null : later(takenAt, hours * hourMs),
    endedAt: null,
  }
  world.rows.turns.push(row)
  const { loaderTypeId } = man
  const ahead = hall.queue.filter((other) => other.man.loaderTypeId === loaderTypeId).length
  world.rows.turnStarts.push({ turnId: row.id, hallId: plan.id, loaderTypeId, ahead, takenAt })
  const turn = { row, man }
  man.turn = turn
  hall.queue.push(turn)
  const provisionAt = later(takenAt, -minuteMs)
  const account = `driver ${man.driverId}` as const
  world.money.push({ at: provisionAt, account, atLeastRial: plan.driverFeeRial, byUser: man.userId })
  tellTaken(world, turn)
  return turn
}

function tellTaken(world: World, { row, man }: Turn): void {
  const { rows, told } = world
  const salt = saltOf(world)
  rows.turnSalts.push({ turnId: row.id, salt })
  const nationalId = rows.drivers[man.driverId - 1]?.nationalId ?? ''
  const freighterCardNumber = rows.freighters[man.freighterId - 1]?.cardNumber ?? ''
  const bound = bindTurn({ salt, nationalId, freighterCardNumber, loaderTypeId: man.loaderTypeId })
  const facts = { turn: row.number, byStaff: row.takenBy !== man.userId, native: row.isNative, bound }
  told.push({ hallId: row.hallId, at: row.takenAt, told: [{ kind: 'turn_taken', facts }] })
}

/** Takes a turn out of the queue without a word. */
export function leaveQueue(hall: HallLife, { row, man }: Turn, status: TurnEnding, at: Date): void {
  Object.assign(row, { status, endedAt: at })
  man.turn = null
  hall.queue = hall.queue.filter((turn) => turn.man !== man)
}

/** Ends a turn before its use, and says so in the hall's log. */
export function endTurn(world: World, hall: HallLife, turn: Turn, status: TurnEnding, at: Date): void {
  leaveQueue(hall, turn, status, at)
  turn.man.freeAtMs = later(at, hourMs).getTime()
  const facts = { turn: turn.row.number, reason: status }
  world.told.push({ hallId: hall.plan.id, at, told: [{ kind: 'turn_ended', facts }] })
}

export function expireTurns(world: World, hall: HallLife, by: Date): void {
  const over = hall.queue.filter(({ row }) => row.expiresAt && new Date(row.expiresAt) <= by)
  for (const turn of over) endTurn(world, hall, turn, 'expired', new Date(turn.row.expiresAt ?? by))
}

const cancelShare = 0.02

/** A few drivers give up their turns in the morning; of late, every demo driver. */
export function cancelTurns(world: World, hall: HallLife, from: Date, to: Date): void {
  const demoRests = from.getTime() >= world.now.getTime() - demoRestMs
  for (const turn of hall.queue)
    if (
      (world.random.chance(cancelShare) && !(turn.backAt && turn.backAt > from)) ||
      (demoRests && turn.man.isDemo)
    )
      endTurn(world, hall, turn, 'cancelled', momentBetween(world, from, to))
}
