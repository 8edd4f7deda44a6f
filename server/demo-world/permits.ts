import { voidReasons } from '@bargah/contract/features/permits/permits.text.ts'
import {
  type PermitStatus,
  permitStatus,
  type ReserveType,
  reservedBy,
} from '@bargah/contract/features/permits/permits.states.ts'
import { minuteMs, hourMs, dayMs } from '@bargah/contract/kernel/durations.ts'
import { hallsOfPermit, placeIn } from '../src/features/permits/permits.rules.ts'
import { hallUser } from './halls.ts'
import { giveBackLater } from './mishaps.ts'
import { type HallLife, type Load, later, type Man, nextId, type Turn, type World } from './world.ts'

export type Grant = {
  load: Load
  man: Man
  turn: Turn | null
  roundId: number | null
  priorityId: number | null
  at: Date
  byUser: number | null
  reserveType?: ReserveType
  /** Where it is said and not drawn that the permit is voided. */
  voiding?: Voiding
}
type Voiding = { at: Date; by: 'admin' | 'driver'; reason: string }

type Permit = World['rows']['permits'][number] & { id: number }
type Step = { status: PermitStatus; at: Date; byUser: number; note?: string }

/** Gives one truck of a load: permit, money, and all that follows up to now. */
export function issuePermit(world: World, grant: Grant): Permit {
  const { load, man, turn, at } = grant
  const { driverFeeRial, companyFeeRial, commissionRial, companyId, id: cargoId } = load.row
  const permit: Permit = {
    id: nextId(world.rows.permits),
    cargoId,
    companyId,
    driverId: man.driverId,
    freighterId: man.freighterId,
    driverFreighterId: man.driverFreighterId,
    turnId: turn?.row.id ?? null,
    priorityId: grant.priorityId,
    roundId: grant.roundId,
    status: permitStatus.issued,
    reserveType: grant.reserveType ?? reservedBy.driver,
    issuedAt: at,
    issuedBy: grant.byUser,
    driverFeeRial,
    companyFeeRial,
    commissionRial,
    logHead: null,
    logSize: null,
    voidReason: null,
  }
  world.rows.permits.push(permit)
  world.rows.permitEvents.push({ permitId: permit.id, status: permitStatus.issued, at, byUser: grant.byUser })
  load.row.remaining -= 1
  moveFees(world, permit, { at, byUser: grant.byUser, refund: 'none' })
  const voiding = grant.voiding ?? (isVoided(world, grant) ? drawVoiding(world, grant) : undefined)
  if (voiding) voidPermit(world, permit, grant, voiding)
  else carryOut(world, permit, grant)
  return permit
}

type Fees = { at: Date; byUser: number | null; refund: 'none' | 'company' | 'both' }

/** The shares of a permit: to the platform at its issue, back from it when it is voided. */
function moveFees({ money }: World, permit: Permit, { at, byUser, refund }: Fees): void {
  const about = { at, byUser, cargoId: permit.cargoId, permitId: permit.id }
  const company = permit.companyFeeRial + permit.commissionRial
  const driver = permit.driverFeeRial
  const held = `held ${permit.companyId}` as const
  const wallet = `driver ${permit.driverId}` as const
  const add = (
    kind: 'company_fee' | 'company_refund' | 'driver_fee' | 'driver_refund',
    amountRial: number,
  ) => {
    const owner = kind.startsWith('company') ? held : wallet
    const [from, to] = refund === 'none' ? [owner, 'income' as const] : (['income', owner] as const)
    if (amountRial > 0) money.push({ ...about, kind, from, to, amountRial })
  }
  add(refund === 'none' ? 'company_fee' : 'company_refund', company)
  if (refund !== 'company') add(refund === 'none' ? 'driver_fee' : 'driver_refund', driver)
}

const voidShare = 0.025
const reasons = ['خرابی ناوگان', 'انصراف صاحب کالا', 'آماده نبودن بار', 'مغایرت مدارک ناوگان'] as const

/** Voids lie some days back and early in a load's life, so that its truck was given again. */
function isVoided({ random, now }: World, { load, at, turn }: Grant): boolean {
  const isEarly = at.getTime() < new Date(load.row.announcedAt).getTime() + 3 * dayMs
  const isPast = at.getTime() < now.getTime() - 4 * dayMs
  return turn !== null && isEarly && isPast && random.chance(voidShare)
}

function drawVoiding({ random }: World, { at }: Grant): Voiding {
  const by = random.chance(0.6) ? 'admin' : 'driver'
  const voidedAt = later(at, random.int(40, 300) * minuteMs)
  return { at: voidedAt, by, reason: by === 'admin' ? random.pick(reasons) : voidReasons.driver }
}

function voidPermit(world: World, permit: Permit, { load, man, turn }: Grant, voiding: Voiding): void {
  const { staff, rows, told } = world
  const { at: voidedAt, by, reason } = voiding
  const byAdmin = by === 'admin'
  const byUser = byAdmin ? staff.admin : man.userId
  permit.status = permitStatus.voided
  permit.voidReason = reason
  rows.permitEvents.push({
    permitId: permit.id,
    status: permit.status,
    at: voidedAt,
    byUser,
    note: permit.voidReason,
  })
  world.returned.push({ load, at: voidedAt })
  moveFees(world, permit, { at: voidedAt, byUser, refund: byAdmin ? 'both' : 'company' })
  man.freeAtMs = later(voidedAt, 6 * hourMs).getTime()
  const place = {
    cargoId: permit.cargoId,
    cargoHallId: load.row.hallId ?? null,
    turn: turn && { number: turn.row.number, hallId: turn.row.hallId },
  }
  for (const hallId of hallsOfPermit(place)) {
    const facts = { permit: permit.id, ...placeIn(hallId, place), by, back: true }
    told.push({ hallId, at: voidedAt, told: [{ kind: 'permit_voided', facts }] })
  }
  if (turn && byAdmin) giveBackLater(world, { permit, turn, man, at: voidedAt })
}

/** Gives a hall's loads back the trucks whose permits were voided by then. */
export function putTrucksBack(world: World, { plan }: HallLife, by: Date): void {
  const isDue = ({ load, at }: World['returned'][number]) => load.row.hallId === plan.id && at <= by
  for (const { load } of world.returned.filter(isDue)) load.row.remaining += 1
  world.returned = world.returned.filter((one) => !isDue(one))
}

/** Print, papers, the road, delivery, completion: each step that lies before now is told. */
function carryOut(world: World, permit: Permit, grant: Grant): void {
  const steps = planSteps(world, grant)
  for (const step of steps) {
    if (step.at > world.now) break
    permit.status = step.status
    world.rows.permitEvents.push({ permitId: permit.id, ...step })
  }
  const end = steps.at(-1) as Step
  grant.man.freeAtMs = later(end.at, world.random.between(6, 40) * hourMs).getTime()
  world.doneAt.set(permit.cargoId, [...(world.doneAt.get(permit.cargoId) ?? []), end.at])
}

function planSteps(world: World, { load, man, at }: Grant): Step[] {
  const { random, staff } = world
  const { hallId, companyId, durationHours } = load.row
  const company = staff.ofCompany.get(companyId) ?? staff.support
  const printer = hallId && random.chance(0.5) ? hallUser(world, hallId) : company
  const printedAt = later(at, random.int(10, 120) * minuteMs)
  const loadedAt = later(printedAt, random.between(1.5, 7) * hourMs)
  const deliveredAt = later(loadedAt, durationHours * random.between(1.1, 1.6) * hourMs + hourMs)
  const completedAt = later(deliveredAt, random.between(0.3, 14) * hourMs)
  const steps: Step[] = [{ status: permitStatus.printed, at: printedAt, byUser: printer }]
  if (random.chance(0.25))
    steps.push({ status: permitStatus.draft, at: later(loadedAt, -hourMs), byUser: company })
  steps.push({ status: permitStatus.waybill, at: loadedAt, byUser: company })
  steps.push({
    status: permitStatus.delivered,
    at: deliveredAt,
    byUser: random.chance(0.6) ? man.userId : company,
  })
  steps.push({
    status: permitStatus.completed,
    at: completedAt,
    byUser: random.chance(0.8) ? man.userId : staff.support,
  })
  return steps
}
