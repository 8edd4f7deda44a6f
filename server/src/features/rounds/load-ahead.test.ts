import type { LoadAhead } from '@bargah/contract/features/rounds/desk.schema.ts'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { choosing, type Waiting } from '../../../test/choosing.ts'

const app = useTestApp()
const { queueAt, choose, endRound } = choosing(() => app)

const ask = (token: string, CargoId: number) => app.call('showLoadAhead', { token, query: { CargoId } })
const ahead = async (token: string, cargoId: number): Promise<LoadAhead> => (await ask(token, cargoId)).data

it('a company reads whom its load could have in the queue, and the round that gives it out', async () => {
  const { hall, company, token } = await app.hallWithCompany({ reservationLimitMinutes: 1 })
  const [first] = await queueAt(hall.id, 3)
  const own = { companyId: company.id, hallId: hall.id }
  const load = await app.buildCargo({ ...own, truckCount: 2 })
  expect(await ahead(token, load.id)).toMatchObject({
    cargoId: load.id,
    loadHallId: hall.id,
    loadHallName: hall.name,
    closesAt: null,
    nextRoundAt: null,
    fitting: 3,
    free: 3,
    first: null,
  })
  await app.setRow('drivers', first.id, { isActive: false })
  expect(await ahead(token, load.id)).toMatchObject({ fitting: 3, free: 2 })
  await app.db.deleteFrom('cargoLoaderTypes').where('cargoId', '=', load.id).execute()
  expect(await ahead(token, load.id)).toMatchObject({ fitting: 0, free: 0 })
})

it('in an open round it reads when that closes; a load that came later waits for the next', async () => {
  const { hall, company, token } = await app.hallWithCompany({ reservationLimitMinutes: 1 })
  const [driver] = await queueAt(hall.id, 1)
  const own = { companyId: company.id, hallId: hall.id }
  const load = await app.buildCargo(own)
  await choose(driver, load.id)
  const late = await app.buildCargo(own)
  expect(Date.parse((await ahead(token, load.id)).closesAt ?? '')).toBeGreaterThan(0)
  const unknown = { closesAt: null, nextRoundAt: null, resultAt: null, roundAfterAt: null }
  expect(await ahead(token, late.id)).toMatchObject(unknown)
})

it('what was given and what was ended looks for no truck any more', async () => {
  const { hall, company, token } = await app.hallWithCompany({ reservationLimitMinutes: 1 })
  const [driver] = await queueAt(hall.id, 1)
  const load = await app.buildCargo({ companyId: company.id, hallId: hall.id, truckCount: 2 })
  await choose(driver, load.id)
  expect(await ahead(token, load.id)).toMatchObject({ given: 0, remaining: 2, isEnded: false })
  await endRound()
  expect(await ahead(token, load.id)).toMatchObject({ given: 1, remaining: 1, isEnded: false })
  expect(
    (await app.call('finishCargo', { token, body: { Id: load.id, Desc: 'انبار بسته است' } })).status,
  ).toBe(200)
  expect(await ahead(token, load.id)).toMatchObject({ given: 1, isEnded: true })
})

it('its course is told to the end of the round, with the others of the caller and who asks for them', async () => {
  const { hall, company, token } = await app.hallWithCompany({ reservationLimitMinutes: 1 })
  const [driver] = await queueAt(hall.id, 1)
  const own = { companyId: company.id, hallId: hall.id }
  const wanted = await app.buildCargo(own)
  const load = await app.buildCargo(own)
  const closed = await ahead(token, load.id)
  expect(closed).toMatchObject({ resultAt: null, roundAfterAt: null })
  expect(closed.others.map(({ cargoId, requests }) => [cargoId, requests])).toEqual([[wanted.id, null]])
  await choose(driver, wanted.id)
  const open = await ahead(token, load.id)
  expect([open.resultAt, open.roundAfterAt]).toEqual([open.closesAt, null])
  expect(open.others.map(({ cargoId, requests }) => [cargoId, requests])).toEqual([[wanted.id, 1]])
})

it('by show times the result and the round after are told before the round opens', async () => {
  const { hall, company, token } = await app.hallWithCompany({
    reservationLimitMinutes: 10,
    isActiveShowTime: true,
  })
  for (const minute of [0, 720])
    await app.addRow('hallShowTimes', { hallId: hall.id, minuteOfDay: minute, isActive: true })
  const load = await app.buildCargo({ companyId: company.id, hallId: hall.id })
  const { nextRoundAt, resultAt, roundAfterAt } = await ahead(token, load.id)
  const [next, result, after] = [nextRoundAt, resultAt, roundAfterAt].map((at) => Date.parse(at ?? ''))
  expect(((result ?? 0) - (next ?? 0)) / 60_000).toBe(10)
  expect(((after ?? 0) - (next ?? 0)) / 3_600_000).toBe(12)
})

it('how loads like it fared is told from five on, by their first round alone', async () => {
  const { hall, company, token } = await app.hallWithCompany({ reservationLimitMinutes: 1 })
  const own = { companyId: company.id, hallId: hall.id }
  const [one, two] = await queueAt(hall.id, 2)
  const filled = await app.buildCargo({ ...own, truckCount: 1 })
  const half = await app.buildCargo({ ...own, truckCount: 2 })
  for (const truckCount of [1, 1]) await app.buildCargo({ ...own, truckCount })
  await choose(one, filled.id)
  await choose(two, half.id)
  await endRound()
  const load = await app.buildCargo(own)
  expect((await ahead(token, load.id)).first).toBeNull()
  const fifth = await app.buildCargo({ ...own, truckCount: 1 })
  const [three] = await queueAt(hall.id, 1)
  await choose(three, fifth.id)
  await endRound()
  expect((await ahead(token, load.id)).first).toMatchObject({ alike: 5, filled: 2 })
})

it("a free load has no round, and another's is not there", async () => {
  const { company, token } = await app.hallWithCompany()
  const { token: other } = await app.hallWithCompany()
  const load = await app.buildCargo({ companyId: company.id })
  expect(await ahead(token, load.id)).toMatchObject({ loadHallId: null, fitting: 0, first: null, others: [] })
  expect((await ask(other, load.id)).status).toBe(404)
})

const outlookOf = async ({ token }: { token: string }) => (await app.call('showOutlook', { token })).data

describe('the outlook of a driver’s list', () => {
  it('tells how many before him want a load too, and what he would get, once five of them have a list', async () => {
    const { hall } = await app.hallWithCompany({ reservationLimitMinutes: 20 })
    const queue = await queueAt(hall.id, 7)
    const [me, ...before] = queue.toReversed() as [Waiting, ...Waiting[]]
    const [wanted, other] = [
      await app.buildCargo({ hallId: hall.id, truckCount: 5 }),
      await app.buildCargo({ hallId: hall.id, truckCount: 2 }),
    ]
    for (const one of before.slice(0, 4)) await choose(one, wanted.id)
    await choose(me, wanted.id)
    await choose(me, other.id)
    // five lists changed, yet only four of them are before him
    expect(await outlookOf(me)).toMatchObject({
      turnNumber: 7,
      aheadOfMe: 6,
      kind: 'untold',
      demand: [],
      countedAt: null,
    })
    for (const one of before.slice(4)) await choose(one, wanted.id)
    for (const one of before.slice(0, 3)) await choose(one, other.id)
    const told = await outlookOf(me)
    expect(told).toMatchObject({ kind: 'likely', cargoId: other.id, rank: 2, demand: expect.any(Array) })
    expect(told.demand.find(({ cargoId }: { cargoId: number }) => cargoId === wanted.id)).toEqual({
      cargoId: wanted.id,
      ahead: 6,
    })
    expect(told.countedAt).not.toBeNull()
    await endRound()
  })

  it('is sure where the load has more trucks than stand before him, and speaks of nobody’s wish', async () => {
    const { hall } = await app.hallWithCompany({ reservationLimitMinutes: 1 })
    const [first, me] = await queueAt(hall.id, 2)
    const [one, two] = [
      await app.buildCargo({ hallId: hall.id, truckCount: 2 }),
      await app.buildCargo({ hallId: hall.id, truckCount: 1 }),
    ]
    await choose(first, two.id)
    await choose(me, one.id)
    expect(await outlookOf(me)).toMatchObject({ kind: 'sure', cargoId: one.id, rank: 1, demand: [] })
    expect(await outlookOf(first)).toMatchObject({ kind: 'sure', aheadOfMe: 0 })
    await app.setRow('accounts', { driverId: me.id }, { balanceRial: 0 })
    expect(await outlookOf(me)).toMatchObject({ kind: 'no_money', cargoId: null, lackingRial: 20_000 })
  })

  it('tells drivers of two halls who ask at one moment each of his own round', async () => {
    const asking: Waiting[] = []
    for (const trucks of [5, 2]) {
      const { hall } = await app.hallWithCompany({ reservationLimitMinutes: 20 })
      const queue = await queueAt(hall.id, 7)
      const load = await app.buildCargo({ hallId: hall.id, truckCount: trucks })
      for (const one of queue.slice(0, 6)) await choose(one, load.id)
      asking.push(...queue)
    }
    const apart = []
    for (const one of asking) apart.push(await outlookOf(one))
    expect(new Set(apart.map(({ cargoId }) => cargoId)).size).toBeGreaterThan(1)
    expect(await Promise.all(asking.map(outlookOf))).toEqual(apart)
    await endRound()
  })

  it('is nothing without a turn or between rounds', async () => {
    const { hall } = await app.hallWithCompany({ reservationLimitMinutes: 1, isActiveShowTime: true })
    const [waiting] = await queueAt(hall.id, 1)
    expect(await outlookOf(waiting)).toBeNull()
    expect(await outlookOf(await app.driverActor())).toBeNull()
  })
})
