import { type Verified, verifyLog } from '@bargah/verifier/verify-log.ts'
import { beforeAll, expect, it } from 'vitest'
import { useTestApp } from './app.ts'
import { choosing, type Waiting } from './choosing.ts'
import { plainDeclaration } from './plain.ts'
import { publishedLog } from './published-log.ts'

const app = useTestApp()
let cities: { tehran: number; bandarAbbas: number }
beforeAll(async () => {
  cities = { tehran: await app.cityId('تهران'), bandarAbbas: await app.cityId('بندرعباس') }
})

const { choose, endRound, choicesOf } = choosing(() => app)
/** Drivers who took their turns by phone, so that the log knows them. */
async function queueAt(hallId: number, count: number): Promise<Waiting[]> {
  const waiting: Waiting[] = []
  for (let i = 0; i < count; i += 1) {
    const driver = await app.driverActor()
    const { data } = await app.call('takeTurn', { token: driver.token, body: { LoadHallId: hallId } })
    const turn = { id: data.data.id, number: data.data.turnNumber } as Waiting['turn']
    waiting.push({ ...driver, turn })
  }
  return waiting
}
const tehran = { latitude: 35.6892, longitude: 51.389 }
/** 65 km from the hall, and beyond what its loads may be loaded from nothing. */
const saveh = { latitude: 35.0213, longitude: 50.3566 }
const mashhad = { latitude: 36.2605, longitude: 59.6168 }
const fromSaveh = {
  CargoSource: 'ساوه',
  CargoSourceLat: saveh.latitude,
  CargoSourceLong: saveh.longitude,
  CargoDestination: 'بندرعباس',
  CargoDestinationLat: null,
  CargoDestinationLong: null,
}

/** A hall in Tehran from which loads are chosen within 50 km, and its company. */
async function tehranHall(given = {}) {
  const { hall, token } = await app.hallWithCompany({
    ...tehran,
    name: 'تهران',
    reservationRangeKm: 50,
    ...given,
  })
  const declare = (more: object) =>
    app.call('declareCargo', {
      token,
      body: {
        ...plainDeclaration,
        ...fromSaveh,
        IsLoadHall: true,
        LoadHallId: hall.id,
        CityDestinationId: cities.bandarAbbas,
        ...more,
      } as unknown as typeof plainDeclaration,
    })
  return { hall, declare }
}

const expectRight = async (hallId: number): Promise<Verified> => {
  const verdict = await verifyLog(publishedLog(app, hallId))
  expect(verdict).toMatchObject({ ok: true })
  return verdict as Verified
}
const permitsOf = async ({ id }: Waiting) =>
  (await app.db.selectFrom('permits').select('id').where('driverId', '=', id).execute()).length
const refusedIn = async (hallId: number) =>
  (await app.logOf(hallId)).filter(({ kind }) => kind === 'choice_refused')

it.each([
  ['where each choice is settled at once', { reservationLimitMinutes: 0 }],
  ['in a sealed round', { reservationLimitMinutes: 1 }],
])(
  'a load far from its hall is refused, and one near it goes to the head of the queue, %s',
  async (_, mode) => {
    const { hall, declare } = await tehranHall({ ...mode, cargoOriginKm: 120 })
    const inMashhad = {
      CargoSource: 'تهران',
      CargoSourceLat: mashhad.latitude,
      CargoSourceLong: mashhad.longitude,
    }
    const wrong = await declare(inMashhad)
    expect(wrong.errors[0]).toContain('باید تا ۱۲۰ کیلومتری سالن بارگیری شود')
    // loaded 115 km away: who stands in the hall is near enough, who stands beside the load is not
    const { data } = await declare({})
    const cargo: number = data.data.id
    const [head, friend] = (await queueAt(hall.id, 2)) as [Waiting, Waiting]
    expect((await choose(friend, cargo, saveh)).errors).toEqual(['از محدودهٔ مجاز این بار دورترید.'])
    expect((await choose(head, cargo, tehran)).data).toMatchObject({ code: 1 })
    await endRound()
    expect([await permitsOf(head), await permitsOf(friend)]).toEqual([1, 0])
    const log = await app.logOf(hall.id)
    expect(log.find(({ kind }) => kind === 'cargo_announced')).toMatchObject({
      cargo,
      rangeFrom: 'hall',
      rangeKm: 50,
      wayKm: expect.any(Number),
    })
    const [refused, ...more] = await refusedIn(hall.id)
    expect(refused).toMatchObject({ turn: friend.turn.number, cargo, reason: 'out_of_range' })
    expect(more).toEqual([])
    expect((await expectRight(hall.id)).refused).toEqual(new Map([['out_of_range', 1]]))
  },
)

it('a refused choice is told once for each turn, load and reason, and not before the lists are opened', async () => {
  const { hall, declare } = await tehranHall()
  const [one, other] = [
    await declare({ CargoSource: 'تهران', CargoSourceLat: 35.7, CargoSourceLong: 51.4 }),
    await declare({ CargoSource: 'تهران', CargoSourceLat: 35.7, CargoSourceLong: 51.4 }),
  ].map(({ data }) => data.data.id as number) as [number, number]
  const [near, far] = (await queueAt(hall.id, 2)) as [Waiting, Waiting]
  await choose(near, one, tehran)
  await choose(near, one, tehran)
  for (const cargo of [one, one, other]) await choose(far, cargo, mashhad)
  await choose(far, one)
  expect(await refusedIn(hall.id)).toEqual([])
  await expectRight(hall.id)
  await endRound()
  const told = await refusedIn(hall.id)
  expect(told.map(({ turn, cargo, reason }) => [turn, cargo, reason])).toEqual([
    [near.turn.number, one, 'already_listed'],
    [far.turn.number, one, 'out_of_range'],
    [far.turn.number, other, 'out_of_range'],
    [far.turn.number, one, 'location_needed'],
  ])
  const kinds = (await app.logOf(hall.id)).map(({ kind }) => kind)
  expect(kinds.indexOf('choice_refused')).toBeGreaterThan(kinds.indexOf('lists_opened'))
  await expectRight(hall.id)
})

it('a choice that was refused while no round was open is told when the next lists are opened', async () => {
  const { hall, declare } = await tehranHall({ isActiveShowTime: true })
  const { data } = await declare({ CargoSource: 'تهران', CargoSourceLat: 35.7, CargoSourceLong: 51.4 })
  const [driver] = (await queueAt(hall.id, 1)) as [Waiting]
  expect((await choose(driver, data.data.id, tehran)).errors[0]).toContain('اکنون اعلام باری باز نیست')
  expect(await refusedIn(hall.id)).toEqual([])
  await app.setRow('halls', hall.id, { isActiveShowTime: false })
  await choose(driver, data.data.id, tehran)
  await endRound()
  expect(await refusedIn(hall.id)).toMatchObject([{ round: null, reason: 'no_round' }])
  expect((await choicesOf(driver))[0].status).toBe(2)
  await expectRight(hall.id)
})
