import { expect, it } from 'vitest'
import { dayMs } from '@bargah/contract/kernel/durations.ts'
import { useTestApp } from '../../../test/app.ts'

const app = useTestApp()

it('tells a driver without a turn who waits in each active hall and what there is for his truck', async () => {
  const hall = await app.buildHall()
  const quiet = await app.buildHall()
  const closed = await app.buildHall({ isActive: false })
  const driver = await app.driverActor()
  await app.buildTurn(hall.id, await app.driverActor())
  await app.buildTurn(hall.id, await app.driverActor())
  await app.buildCargo({ hallId: hall.id })
  await app.buildCargo({ hallId: hall.id, loaderTypeIds: [6001] })
  await app.buildCargo({ hallId: hall.id, announcedAt: new Date(Date.now() + 3_600_000) })
  await app.buildCargo({ hallId: closed.id })
  // of free loads those that he may take without a turn
  const letsIn = await app.buildCompany({ reserveEntrancePermission: true })
  await app.buildCargo({ companyId: letsIn.id })
  await app.buildCargo({ companyId: letsIn.id, loaderTypeIds: [6001] })
  await app.buildCargo()
  const { data } = await app.call('showHallsForDriver', { token: driver.token })
  expect(data).toEqual({
    loaderTypeName: 'تریلی کفی',
    freeLoads: 1,
    lost: null,
    halls: [
      { loadHallId: hall.id, queue: 2, loads: 1, roundOpensAt: null, isNative: false },
      { loadHallId: quiet.id, queue: 0, loads: 0, roundOpensAt: null, isNative: false },
    ],
  })
})

it('tells a driver without a truck of no load', async () => {
  const driver = await app.driverActor()
  await app.setRow('drivers', driver.id, { currentDriverFreighterId: null })
  const { data } = await app.call('showHallsForDriver', { token: driver.token })
  expect(data).toMatchObject({ loaderTypeName: null, freeLoads: 0 })
  expect(data.halls.map(({ loads }: { loads: number }) => loads)).toEqual([0, 0])
})

it('tells a driver for a day of a turn that the hall ended and of a permit that was voided, until he has another', async () => {
  const { driver, permit, company, companyToken } = await app.permitStory()
  const lost = async () => (await app.call('showHallsForDriver', { token: driver.token })).data.lost
  await app.call('voidPermit', { token: companyToken, body: { Id: permit.id, Desc: 'خرابی ناوگان' } })
  const { destination } = await app.oneRow('cargos', { id: permit.cargoId })
  const { driverFeeRial } = await app.oneRow('permits', { id: permit.id })
  const voiding = { byCompany: company.name, usedTurn: null, driverRefundRial: driverFeeRial }
  const voided = {
    kind: 'permit',
    id: permit.id,
    number: permit.id,
    place: destination,
    why: 'خرابی ناوگان',
    voiding,
  }
  expect(await lost()).toEqual(voided)

  const { hall } = await app.hallWithCompany({ name: 'اصفهان' })
  const turn = await app.buildTurn(hall.id, driver, { takenAt: await app.clock.now(app.db) })
  expect(await lost()).toBeNull()
  const { token } = await app.hallActor(hall.id)
  await app.call('cancelTurn', { token, query: { DriverTurnId: turn.id, Desc: 'در سالن نبود' } })
  const ended = {
    kind: 'turn',
    id: turn.id,
    number: turn.number,
    place: 'اصفهان',
    why: 'در سالن نبود',
    voiding: null,
  }
  expect(await lost()).toEqual(ended)
  await app.clock.moveBy(dayMs)
  expect(await lost()).toBeNull()
})
