import { cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import { minuteMs } from '@bargah/contract/kernel/durations.ts'
import { tellCargo } from '../src/features/cargos/cargo-log.rules.ts'
import { computeReturnedExpiry } from '../src/features/turns/turns.rules.ts'
import { tellEdited, tellSentAgain } from './cargo-events.ts'
import { actorFor } from './halls.ts'
import { finishLoad, moveHold } from './loads.ts'
import { endTurn } from './queue.ts'
import { endChoice } from './seals.ts'
import {
  type HallLife,
  later,
  type List,
  type Load,
  type Man,
  momentBetween,
  type Round,
  type Turn,
  type World,
} from './world.ts'

/** How often a round, a load or a return goes otherwise than most do. */
const share = { removed: 0.06, ended: 0.03, poor: 0.04, out: 0.04, edited: 0.04, refused: 0.08 }
const poorRial = 4_000
const withoutHis = 'به درخواست شرکت حمل پیش از پایان دور'
const againReason = 'صاحب کالا دوباره اعلام کرد'

/** Demo drivers and their wallets are left as they are. */
const pick = ({ mishaps }: World, lists: readonly List[], likely: number): List | undefined => {
  const others = lists.filter(({ turn, choices }) => !turn.man.isDemo && choices.length > 0)
  return others.length > 0 && mishaps.chance(likely) ? mishaps.pick(others) : undefined
}

/** While a round is open, once all have filed: a choice is taken off a list, or Admin finishes a load that choices wait for. */
export function upsetRound(world: World, round: Round, lists: readonly List[]): void {
  const { opensAt, closesAt } = round.row
  const openMs = closesAt.getTime() - opensAt.getTime()
  const before = (most: number, least: number) =>
    later(closesAt, -openMs * world.mishaps.between(least, most))
  const changed = pick(world, lists, share.removed)
  if (changed) removeLast(world, round, changed, before(0.06, 0.04))
  const waiting = pick(world, lists, share.ended)?.choices[0]?.load
  if (waiting && isUntouched(world, waiting))
    endInRound(world, round, lists, { load: waiting, at: before(0.03, 0.01) })
}

function removeLast(world: World, round: Round, list: List, at: Date): void {
  const choice = list.choices.at(-1)
  if (!choice) return
  const byStaff = actorFor(world, round.row.hallId, list.turn.man) !== list.turn.man.userId
  const reason = byStaff ? 'deleted_by_staff' : 'removed_by_driver'
  endChoice(world, round, list, { choice, reason, at, byStaff })
}

/** Whether no truck of a load was given, nor is one on its way back. */
const isUntouched = ({ returned }: World, load: Load) =>
  load.row.remaining === load.row.truckCount && !returned.some((one) => one.load === load)

function endInRound(
  world: World,
  round: Round,
  lists: readonly List[],
  { load, at }: { load: Load; at: Date },
): void {
  for (const list of lists) {
    const choice = list.choices.find((one) => one.load === load)
    if (choice) endChoice(world, round, list, { choice, reason: 'cargo_ended', at, byStaff: true })
  }
  finishLoad(world, load, { kind: 'finished', at, reason: withoutHis, byUser: world.staff.admin })
  world.endedInRound.push({ load, hall: round.hall })
}

/** Of the loads that Admin finished in a hall's rounds, half are announced again, before its next round. */
export function sendAgain(world: World, hall: HallLife, from: Date, to: Date): void {
  const ended = world.endedInRound.filter((one) => one.hall === hall)
  world.endedInRound = world.endedInRound.filter((one) => one.hall !== hall)
  for (const { load } of ended) {
    if (!world.mishaps.chance(0.5)) continue
    const at = momentBetween({ ...world, random: world.mishaps }, from, to)
    const byUser = world.staff.ofCompany.get(load.row.companyId) ?? world.staff.support
    const { finished: fromStatus, sending: status } = cargoStatus
    Object.assign(load.row, { status, announcedAt: at, finishedAt: null, finishReason: null })
    tellSentAgain(world, load, { fromStatus, at, byUser, reason: againReason })
    moveHold(world, load, { kind: 'hold', at, byUser })
    const facts = { cargo: load.row.id, trucks: load.row.remaining }
    world.told.push({ hallId: hall.plan.id, at, told: [{ kind: 'cargo_returned', facts }] })
    hall.loads.push(load)
  }
}

/** A company adds a truck to a load that it has declared for later. */
export function editSome(world: World, loads: readonly Load[]): void {
  for (const load of loads) {
    const { row } = load
    const { declaredAt, announcedAt, hallId } = row
    if (!hallId || !world.mishaps.chance(share.edited)) continue
    const at = momentBetween({ ...world, random: world.mishaps }, new Date(declaredAt), new Date(announcedAt))
    const byUser = row.declaredBy ?? world.staff.support
    moveHold(world, { ...load, row: { ...row, remaining: 1 } }, { kind: 'hold', at, byUser })
    Object.assign(row, { truckCount: row.truckCount + 1, remaining: row.remaining + 1 })
    tellEdited(world, load, { at, byUser })
    const { loaderTypeIds } = load
    const destinationCityId = row.destinationCityId ?? null
    const facts = tellCargo(row.id, { ...row, destinationCityId, loaderTypeIds })
    world.told.push({ hallId, at, told: [{ kind: 'cargo_edited', facts }] })
  }
}

/** One who has filed takes his money out before the split, and pays in again after it. Out: whose choices are unpaid. */
export function takeMoneyOutOf(world: World, { row, hall }: Round, lists: readonly List[]): Turn | null {
  const turn = pick(world, lists, share.poor)?.turn
  if (!turn) return null
  const { driverId, userId } = turn.man
  const account = `driver ${driverId}` as const
  const [out, back] = [later(row.closesAt, -1_000), later(row.closesAt, 20 * minuteMs)]
  world.money.push({ at: out, account, atMostRial: poorRial, byUser: world.staff.admin })
  world.money.push({ at: back, account, atLeastRial: hall.plan.driverFeeRial, byUser: userId })
  return turn
}

/** Between the opening of the lists and the split a turn ends: its choices stay, and the split says why they get nothing. */
export function endWhileOpened(world: World, round: Round, lists: readonly List[], at: Date): void {
  const turn = pick(world, lists, share.out)?.turn
  if (!turn) return
  const byStaff = actorFor(world, round.row.hallId, turn.man) !== turn.man.userId
  endTurn(world, round.hall, turn, byStaff ? 'ended_by_staff' : 'cancelled', at)
}

/** Where each choice is settled at once, who comes after the last truck is refused, and the log says so. */
export function refuseLate(
  world: World,
  { plan }: HallLife,
  load: Load,
  turns: readonly Turn[],
  from: Date,
): void {
  const { mishaps } = world
  if (load.row.remaining > 0 || turns.length === 0 || !mishaps.chance(share.refused)) return
  const at = later(from, mishaps.int(2_000, 50_000))
  if (at > world.now) return
  const facts = { turn: mishaps.pick(turns).row.number, cargo: load.row.id, reason: 'cargo_gone' }
  world.told.push({ hallId: plan.id, at, told: [{ kind: 'choice_refused', facts }] })
}

type Voided = { permit: World['rows']['permits'][number]; turn: Turn; man: Man; at: Date }

/** Of the turns whose permit Admin voided, half are given back, by Admin too; till then their drivers take no other. */
export function giveBackLater(world: World, { permit, turn, man, at }: Voided): void {
  if (man.isDemo || !world.mishaps.chance(0.5)) return
  man.freeAtMs = Number.POSITIVE_INFINITY
  world.turnsBack.push({ permit, turn, at: later(at, world.mishaps.int(5, 40) * minuteMs) })
}

/** Puts the turns back into a hall's queue that were given back by then. */
export function giveTurnsBack(world: World, hall: HallLife, by: Date): void {
  const isDue = ({ turn, at }: World['turnsBack'][number]) => turn.row.hallId === hall.plan.id && at <= by
  for (const { permit, turn, at } of world.turnsBack.filter(isDue)) {
    const { row, man } = turn
    const { expiresAt, endedAt } = row
    const expiry = computeReturnedExpiry(expiresAt ? new Date(expiresAt) : null, new Date(endedAt ?? at), at)
    Object.assign(row, { status: 'live', endedAt: null, expiresAt: expiry })
    Object.assign(turn, { backAt: at })
    Object.assign(permit, { turnReturnedAt: at, turnReturnedBy: world.staff.admin })
    man.turn = turn
    man.freeAtMs = at.getTime()
    hall.queue.push(turn)
    const account = `driver ${man.driverId}` as const
    world.money.push({ at, account, atLeastRial: hall.plan.driverFeeRial, byUser: man.userId })
    world.told.push({
      hallId: row.hallId,
      at,
      told: [{ kind: 'turn_returned', facts: { turn: row.number } }],
      ended: ({ size }) => Object.assign(permit, { turnReturnedLine: size }),
    })
  }
  world.turnsBack = world.turnsBack.filter((one) => !isDue(one))
}
