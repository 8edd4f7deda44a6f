import { permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { driverActor } from '../../../test/actors.ts'
import { useTestApp } from '../../../test/app.ts'

const bandarAbbas = { latitude: 27.18, longitude: 56.28 }
const tehran = { originLatitude: 35.6892, originLongitude: 51.389 }
const qom = { originLatitude: 34.64, originLongitude: 50.88 }
const home = {
  destination: 'بندرعباس',
  destinationLatitude: bandarAbbas.latitude,
  destinationLongitude: bandarAbbas.longitude,
}

const app = useTestApp()
let driver: Awaited<ReturnType<typeof driverActor>>
let permitId: number
const made: Record<string, number> = {}
beforeAll(async () => {
  driver = await app.driverActor()
  const brought = await app.buildCargo({ loaderTypeIds: [5001] })
  permitId = (await app.buildPermit(brought.id, { driver, status: permitStatus.completed })).id
  const hall = await app.buildHall({ name: 'سالن تهران' })
  const closed = await app.buildHall({ isActive: false })
  const cargos = {
    free: await app.buildCargo({ ...tehran, ...home, origin: 'تهران', rentToman: 34_000_000 }),
    ofHall: await app.buildCargo({ ...tehran, ...home, hallId: hall.id, rentToman: 36_000_000 }),
    inQom: await app.buildCargo({
      ...qom,
      ...home,
      origin: 'قم',
      rentToman: 34_000_000,
      distanceKm: 1_163,
    }),
    otherLoader: await app.buildCargo({ ...tehran, ...home, loaderTypeIds: [6001] }),
    elsewhere: await app.buildCargo({ ...home }),
    taken: await app.buildCargo({ ...tehran, ...home }),
    ended: await app.buildCargo({ ...tehran, ...home, status: 1 }),
    later: await app.buildCargo({ ...tehran, ...home, announcedAt: new Date(Date.now() + 3_600_000) }),
    ofClosedHall: await app.buildCargo({ ...tehran, ...home, hallId: closed.id }),
    forOthers: await app.buildCargo({ ...tehran, ...home }),
  }
  await app.buildPermit(cargos.taken.id)
  await app.setRow('cargos', cargos.forOthers.id, { isForChosen: true })
  for (const [name, { id }] of Object.entries(cargos)) made[name] = id
})

const ask = (query: { Id: number; RadiusKm?: number }, token = driver.token) =>
  app.call('listBackhaul', { query, token })
const idsOf = (reply: { data: { loads: { id: number }[] } }) => reply.data.loads.map(({ id }) => id)

describe('backhaul loads', () => {
  it('are what waits near the end of the route and fits the truck, of halls and free, the best by the kilometre first', async () => {
    const reply = await ask({ Id: permitId })
    expect(reply.data).toMatchObject({
      permitId,
      cargoSource: 'بندرعباس',
      cargoDestination: 'تهران',
      loaderTypeName: 'تریلی کفی',
      radiusKm: 200,
    })
    expect(idsOf(reply)).toEqual([made['ofHall'], made['free'], made['inQom']])
  })

  it('say the empty run there and home, and what each kilometre of all of it pays', async () => {
    const reply = await ask({ Id: permitId })
    const load = reply.data.loads.find(({ id }: { id: number }) => id === made['inQom'])
    expect(load.emptyKm).toBeGreaterThan(100)
    expect(load.emptyKm).toBeLessThan(200)
    const allKm = load.emptyKm + 1_163 + load.homeKm
    expect(load.netPayToman).toBe(34_000_000 - 2_000)
    expect(load.payPerAllKmToman).toBe(Math.round(load.netPayToman / allKm / 10) * 10)
  })

  it('wait no farther away than asked', async () => {
    expect(idsOf(await ask({ Id: permitId, RadiusKm: 60 }))).toEqual([made['ofHall'], made['free']])
    expect(
      (await app.call('listBackhaul', { query: { Id: permitId, RadiusKm: 5 }, token: driver.token })).status,
    ).toBe(400)
  })

  it('are told for one’s own permit alone, and not for a voided one', async () => {
    const other = await app.driverActor()
    const voided = await app.buildPermit(made['elsewhere'] ?? 0, { driver, status: permitStatus.voided })
    for (const [Id, token] of [
      [permitId, other.token],
      [voided.id, driver.token],
      [999_999, driver.token],
    ] as const)
      expect((await ask({ Id }, token)).status).toBe(404)
  })

  it('are none without a truck', async () => {
    const walker = await app.driverActor()
    const cargo = await app.buildCargo()
    const permit = await app.buildPermit(cargo.id, { driver: walker, status: permitStatus.completed })
    await app.setRow('drivers', walker.id, { currentDriverFreighterId: null })
    const reply = await ask({ Id: permit.id }, walker.token)
    expect(reply.data).toMatchObject({ loaderTypeName: null, loads: [] })
  })
})
