import { cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import { reservedBy } from '@bargah/contract/features/permits/permits.states.ts'
import { voidReasons } from '@bargah/contract/features/permits/permits.text.ts'
import { minuteMs } from '@bargah/contract/kernel/durations.ts'
import { tellCargo } from '../src/features/cargos/cargo-log.rules.ts'
import { placeIn } from '../src/features/permits/permits.rules.ts'
import { tellAssigned, tellEdited } from './cargo-events.ts'
import { declarationHere } from './favour-rounds.ts'
import type { FavourMonth } from './favour-people.ts'
import { declareLoad, finishIfDone } from './loads.ts'
import { type Grant, issuePermit, putTrucksBack } from './permits.ts'
import { type Load, later, type Man } from './world.ts'

const oneDriversLoads = 10
const othersLoads = 2
const everyDays = 2
const giving = { days: [4, 8, 12, 16, 20], hours: { taken: 9, voided: 10.5, again: 13 } }
const editing = { days: [3, 7, 11, 15, 19], hours: { taken: 9, voided: 10.5, edited: 12, again: 15 } }
/** What is left of the rent once a load that was taken is offered again. */
const rentLeft = 0.85
const rentStepToman = 10_000
const notReady = 'آماده نبودن بار'

/** What companies do with free loads of the hall: to one driver, away from one to another, and other than they were asked for. */
export function tellFavourOfFreeLoads(month: FavourMonth): void {
  giveToOneDriver(month)
  for (const [nr, day] of giving.days.entries()) giveToAnother(month, nr, day)
  for (const [nr, day] of editing.days.entries()) editOnceTaken(month, nr, day)
}

const declareFree = (month: FavourMonth, companyId: number, announcedAt: Date): Load =>
  declareLoad(month.world, { ...declarationHere(month, companyId), isHall: false, rangeKm: 0, announcedAt })

type Taking = { load: Load; man: Man; at: Date; by?: 'driver' | 'support' } & Pick<Grant, 'voiding'>

/** A free load is taken by a driver, or given to him by support; the hall's log tells of it. Out: the permit's id. */
function give({ world, hall }: FavourMonth, { load, man, at, by = 'driver', ...grant }: Taking): number {
  const account = `driver ${man.driverId}` as const
  const { driverFeeRial, id: cargoId } = load.row
  const fee = { at: later(at, -minuteMs), account, atLeastRial: driverFeeRial, byUser: man.userId }
  world.money.push(fee)
  const isStaff = by === 'support'
  const { id: hallId } = hall.plan
  const permit = issuePermit(world, {
    load,
    man,
    at,
    turn: null,
    roundId: null,
    priorityId: null,
    byUser: isStaff ? world.staff.support : man.userId,
    reserveType: isStaff ? reservedBy.staff : reservedBy.driver,
    ...grant,
  })
  const place = placeIn(hallId, { cargoId, cargoHallId: hallId, turn: null })
  world.told.push({
    hallId,
    at,
    told: [{ kind: 'permit_issued', facts: { permit: permit.id, ...place, round: null, by } }],
    ended: ({ root, size }) => Object.assign(permit, { logHead: root, logSize: size }),
  })
  return permit.id
}

const manAt = ({ people }: FavourMonth, place: number) =>
  people.crews.carrying[place % people.crews.carrying.length] as Man

function giveToOneDriver(month: FavourMonth): void {
  const [one] = month.people.crews.only
  for (let nr = 0; nr < oneDriversLoads + othersLoads; nr += 1) {
    const day = 2 + nr * everyDays
    const load = declareFree(month, month.people.firms.fewDrivers, month.at(day, 7))
    const man = nr < oneDriversLoads && one ? one : manAt(month, nr)
    give(month, { load, man, at: month.at(day, 7.5) })
    finishIfDone(month.world, load)
  }
}

/** Taken by one driver, voided, and given to another by support two hours later. */
function giveToAnother(month: FavourMonth, nr: number, day: number): void {
  const { world, hall, people, at } = month
  const { taken, voided, again } = giving.hours
  const load = declareFree(month, people.firms.givenAgain, at(day, 8))
  const voiding = { at: at(day, voided), by: 'admin', reason: notReady } as const
  give(month, { load, man: manAt(month, nr), at: at(day, taken), voiding })
  putTrucksBack(world, hall, at(day, again))
  const given = { at: at(day, again), byUser: world.staff.support }
  const permitId = give(month, { load, man: manAt(month, 5), at: given.at, by: 'support' })
  tellAssigned(world, load, { permitId, ...given })
  load.row.status = cargoStatus.assignedBySchedule
  finishIfDone(world, load)
}

/** Its driver gives it back, the company lowers the rent, and another takes it. */
function editOnceTaken(month: FavourMonth, nr: number, day: number): void {
  const { world, hall, people, at } = month
  const { taken, voided, edited, again } = editing.hours
  const load = declareFree(month, people.firms.edits, at(day, 8))
  const voiding = { at: at(day, voided), by: 'driver', reason: voidReasons.driver } as const
  give(month, { load, man: manAt(month, 6 + nr), at: at(day, taken), voiding })
  putTrucksBack(world, hall, at(day, edited))
  edit(month, load, at(day, edited))
  give(month, { load, man: manAt(month, 11 + nr), at: at(day, again) })
  finishIfDone(world, load)
}

function edit({ world, hall }: FavourMonth, load: Load, at: Date): void {
  const { row, loaderTypeIds } = load
  row.rentToman = Math.round((row.rentToman * rentLeft) / rentStepToman) * rentStepToman
  tellEdited(world, load, { at, byUser: row.declaredBy ?? world.staff.support })
  const destinationCityId = row.destinationCityId ?? null
  const facts = tellCargo(row.id, { ...row, destinationCityId, loaderTypeIds })
  world.told.push({ hallId: hall.plan.id, at, told: [{ kind: 'cargo_edited', facts }] })
}
