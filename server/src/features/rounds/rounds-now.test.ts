import type { LastRound } from '@bargah/contract/features/rounds/rounds.schema.ts'
import type { RoundNow } from '@bargah/contract/features/rounds/desk.schema.ts'
import type { Role } from '@bargah/contract/kernel/access.ts'
import { expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { choosing } from '../../../test/choosing.ts'

const app = useTestApp()
const { queueAt, choose, endRound } = choosing(() => app)

const now = async (): Promise<RoundNow[]> =>
  (await app.call('listRoundsNow', { token: (await app.adminActor()).token })).data
const of = async (hallId: number) => (await now()).find(({ loadHallId }) => loadHallId === hallId)

it('the administration reads of an open round who has chosen, of how many, and the trucks that are looked for', async () => {
  const hall = await app.buildHall({ reservationLimitMinutes: 5 })
  const [first, second] = await queueAt(hall.id, 3)
  const wanted = await app.buildCargo({ hallId: hall.id, truckCount: 3 })
  const other = await app.buildCargo({ hallId: hall.id, truckCount: 2 })
  expect(await of(hall.id)).toMatchObject({ closesAt: null, nextRoundAt: null, liveTurns: 3, choosers: 0 })
  await choose(first, wanted.id)
  await choose(first, other.id)
  await choose(second, wanted.id)
  const round = await of(hall.id)
  expect(round).toMatchObject({
    loadHallName: hall.name,
    isSettledAtOnce: false,
    liveTurns: 3,
    choosers: 2,
    cargoCount: 2,
    trucksLeft: 5,
  })
  expect(Date.parse(round?.closesAt ?? '') - Date.parse(round?.opensAt ?? '')).toBe(300_000)
})

it('halls stand by their nearest closing, then by the next opening, and one that is closed is not among them', async () => {
  const later = await app.buildHall({ reservationLimitMinutes: 9 })
  const sooner = await app.buildHall({ reservationLimitMinutes: 1 })
  const shows = await app.buildHall({ reservationLimitMinutes: 5, isActiveShowTime: true })
  await app.addRow('hallShowTimes', { hallId: shows.id, minuteOfDay: 720 })
  const atOnce = await app.buildHall({ reservationLimitMinutes: 0 })
  const closed = await app.buildHall()
  await app.setRow('halls', closed.id, { isActive: false })
  for (const hall of [later, sooner]) {
    const cargo = await app.buildCargo({ hallId: hall.id })
    const [driver] = await queueAt(hall.id, 1)
    await choose(driver, cargo.id)
  }
  const rounds = await now()
  const places = [sooner, later, shows, atOnce].map(({ id }) =>
    rounds.findIndex(({ loadHallId }) => loadHallId === id),
  )
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(places).not.toContain(-1)
  expect(rounds.find(({ loadHallId }) => loadHallId === atOnce.id)).toMatchObject({
    isSettledAtOnce: true,
    cargoCount: 0,
    trucksLeft: 0,
  })
  expect(rounds.some(({ loadHallId }) => loadHallId === closed.id)).toBe(false)
})

it.each<Role>(['Organization', 'Customer', 'AgentMain'])('not %s', async (role) => {
  const { token } = await app.signedIn(role)
  expect((await app.call('listRoundsNow', { token })).status).toBe(403)
})

it('whoever is signed in reads of each hall that works its last round, with how many it gave a load', async () => {
  const { token } = await app.signedIn('Organization')
  const of = async (...hallIds: number[]) => {
    const { data } = await app.call('listLastRounds', { token })
    return hallIds.map((id) => data.find(({ loadHallId }: LastRound) => loadHallId === id))
  }
  const [running, closed, idle] = [
    await app.buildHall({ reservationLimitMinutes: 1 }),
    await app.buildHall({ reservationLimitMinutes: 1 }),
    await app.buildHall(),
  ]
  for (const hall of [running, closed]) {
    const cargo = await app.buildCargo({ hallId: hall.id, truckCount: 2 })
    for (const driver of await queueAt(hall.id, 3)) await choose(driver, cargo.id)
  }
  await app.setRow('halls', closed.id, { isActive: false })
  const open = { loadHallId: running.id, settledAt: null, grantedCount: 0 }
  expect(await of(running.id, closed.id, idle.id)).toMatchObject([open, undefined, undefined])
  const [first] = await of(running.id)
  await endRound()
  expect(await of(running.id)).toEqual([
    { ...first, settledAt: expect.any(String), closesAt: expect.any(String), grantedCount: 2 },
  ])
  const next = await app.buildCargo({ hallId: running.id })
  for (const driver of await queueAt(running.id, 1)) await choose(driver, next.id)
  expect(await of(running.id)).toMatchObject([{ settledAt: null, grantedCount: 0 }])
})

it('of a hall that opens its rounds by the clock the last round comes with when the next opens', async () => {
  const { token } = await app.signedIn('Organization')
  const hall = await app.buildHall({ reservationLimitMinutes: 1 })
  const cargo = await app.buildCargo({ hallId: hall.id, truckCount: 2 })
  const [driver] = await queueAt(hall.id, 1)
  await choose(driver, cargo.id)
  const next = async () => {
    const { data } = await app.call('listLastRounds', { token })
    return data.find(({ loadHallId }: LastRound) => loadHallId === hall.id)?.nextRoundAt
  }
  await endRound()
  expect(await next()).toBe(null)
  await app.setRow('halls', hall.id, { isActiveShowTime: true })
  await app.addRow('hallShowTimes', { hallId: hall.id, minuteOfDay: 720 })
  expect(Date.parse((await next()) ?? '')).toBeGreaterThan(Date.now())
})
