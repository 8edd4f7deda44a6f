import { expect, it } from 'vitest'
import { driverActor } from '../../../test/actors.ts'
import { useTestApp } from '../../../test/app.ts'
import { setRow } from '../../../test/rows.ts'
import { buildCargo } from '../cargos/cargos.build.ts'
import { buildHall } from '../halls/halls.build.ts'
import { buildTurn } from './turns.build.ts'

const app = useTestApp()

it('tells a driver without a turn who waits in each active hall and what there is for his truck', async () => {
  const hall = await buildHall(app.db)
  const quiet = await buildHall(app.db)
  const closed = await buildHall(app.db, { isActive: false })
  const driver = await driverActor(app)
  await buildTurn(app.db, hall.id, await driverActor(app))
  await buildTurn(app.db, hall.id, await driverActor(app))
  await buildCargo(app.db, { hallId: hall.id })
  await buildCargo(app.db, { hallId: hall.id, loaderTypeIds: [6001] })
  await buildCargo(app.db, { hallId: hall.id, announcedAt: new Date(Date.now() + 3_600_000) })
  await buildCargo(app.db, { hallId: closed.id })
  await buildCargo(app.db)
  await buildCargo(app.db, { loaderTypeIds: [6001] })
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
  const driver = await driverActor(app)
  await setRow(app.db, 'drivers', driver.id, { currentDriverFreighterId: null })
  const { data } = await app.call('showHallsForDriver', { token: driver.token })
  expect(data).toMatchObject({ loaderTypeName: null, freeLoads: 0 })
  expect(data.halls.map(({ loads }: { loads: number }) => loads)).toEqual([0, 0])
})
