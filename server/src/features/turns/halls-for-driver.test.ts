import { expect, it } from 'vitest'
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
