import { verifyLog } from '@bargah/verifier/verify-log.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from './app.ts'
import { bandarAbbas, plainDeclaration } from './plain.ts'
import { publishedLog } from './published-log.ts'

const app = useTestApp()
let tehran: number
let shiraz: number
beforeAll(async () => {
  tehran = await app.cityId('تهران')
  shiraz = await app.cityId('شیراز')
})

/** A load of two trucks that a company declared at a hall by show times, where no round is open. */
async function declared(change: object = {}) {
  const made = await app.hallWithCompany({ isActiveShowTime: true, isFreeCargo: true })
  const sent = {
    ...plainDeclaration,
    IsLoadHall: true,
    LoadHallId: made.hall.id,
    CityDestinationId: tehran,
    FreighterNumber: 2,
    ...change,
  }
  const { data } = await app.call('declareCargo', { token: made.token, body: sent })
  const cargo: number = data.data.id
  const update = (edit: object) =>
    app.call('updateCargo', { token: made.token, body: { ...sent, ...edit, Id: cargo } })
  return { ...made, cargo, update }
}
const expectVerified = async (hallId: number) =>
  expect(await verifyLog(publishedLog(app, hallId))).toMatchObject({ ok: true })

describe('a load that is edited', () => {
  it('is told in its hall’s log as it is now, and its trucks count from there', async () => {
    const { hall, cargo, update } = await declared()
    const inShiraz = { CargoDestination: 'شیراز', CargoDestinationLat: null, CargoDestinationLong: null }
    const edit = { FreighterNumber: 5, CityDestinationId: shiraz, ...inShiraz }
    expect((await update(edit)).statusCode).toBe(200)
    const [announced, edited, ...more] = await app.logOf(hall.id)
    expect(more).toEqual([])
    expect(announced).toMatchObject({
      kind: 'cargo_announced',
      cargo,
      trucks: 2,
      free: false,
      cityId: tehran,
      rangeFrom: 'hall',
      rangeKm: 0,
      wayKm: 1289,
    })
    expect(edited).toMatchObject({ kind: 'cargo_edited', cargo, trucks: 5, free: false, cityId: shiraz })
    expect(edited.wayKm).toBeLessThan(700)
    expect(Object.keys(edited).toSorted()).toEqual(Object.keys(announced).toSorted())
    const verdict = await verifyLog(publishedLog(app, hall.id))
    expect(verdict.ok && verdict.cargos.get(cargo)).toEqual({
      announced: 5,
      allocated: 0,
      withdrawn: 0,
      remaining: 5,
    })
  })

  it('stays the free load that it was announced as', async () => {
    const { hall, cargo, update } = await declared({ IsLoadHall: false })
    expect((await update({ FreighterNumber: 3 })).statusCode).toBe(200)
    const log = await app.logOf(hall.id)
    expect(log.at(-1)).toMatchObject({
      kind: 'cargo_edited',
      cargo,
      trucks: 3,
      free: true,
      rangeFrom: 'place',
      rangeKm: 45,
    })
    await expectVerified(hall.id)
  })
})

describe('a free load of a hall', () => {
  const { latitude: DriverLat, longitude: DriverLong } = bandarAbbas
  const open = (companyId: number) => app.setRow('companies', companyId, { reserveEntrancePermission: true })
  const take = (token: string, CargoId: number) =>
    app.call('reserveFreeCargo', { token, body: { CargoId, DriverLat, DriverLong } })

  it('that a driver takes without a turn is told in its hall’s log: a permit, and no turn', async () => {
    const { hall, company, cargo } = await declared({ IsLoadHall: false })
    await open(company.id)
    const driver = await app.driverActor()
    const { data } = await take(driver.token, cargo)
    expect(data.code).toBe(1)
    const log = await app.logOf(hall.id)
    expect(log.map(({ kind }) => kind)).toEqual(['cargo_announced', 'permit_issued'])
    expect(log[0]).toMatchObject({ cargo, free: true, trucks: 2 })
    expect(log[1]).toMatchObject({
      permit: data.data.reserveId,
      cargo,
      turn: null,
      round: null,
      by: 'driver',
    })
    expect(log[1]).not.toHaveProperty('cargoHall')
    const verdict = await verifyLog(publishedLog(app, hall.id))
    expect(verdict.ok && verdict.cargos.get(cargo)).toMatchObject({ allocated: 1, remaining: 1 })
  })

  it('uses up the turn that its driver holds at another hall, and both logs say so', async () => {
    const { hall, company, cargo } = await declared({ IsLoadHall: false })
    await open(company.id)
    const { hall: other } = await app.hallWithCompany()
    const driver = await app.driverActor()
    const taken = await app.call('takeTurn', { token: driver.token, body: { LoadHallId: other.id } })
    const permit: number = (await take(driver.token, cargo)).data.data.reserveId
    const turn: number = taken.data.data.turnNumber
    const here = (await app.logOf(hall.id)).at(-1)
    expect(here).toMatchObject({ kind: 'permit_issued', permit, cargo, turn, turnHall: other.id })
    const there = (await app.logOf(other.id)).at(-1)
    expect(there).toMatchObject({ kind: 'permit_issued', permit, cargo, turn, cargoHall: hall.id })
    for (const { id } of [hall, other]) await expectVerified(id)
  })
})
