import type { Role } from '@bargah/contract/kernel/access.ts'
import { describe, expect, it } from 'vitest'
import { hallWithCompany } from '../../../test/actors.ts'
import { useTestApp } from '../../../test/app.ts'
import { choosing } from '../../../test/choosing.ts'
import { buildCargo } from '../cargos/cargos.build.ts'

const app = useTestApp()

const { queueAt, choose, endRound } = choosing(() => app)
const now = (token: string, LoadHallId?: number) =>
  app.call('showHallNow', { token, query: LoadHallId === undefined ? {} : { LoadHallId } })

async function hallStory(given: Parameters<typeof hallWithCompany>[1] = { reservationLimitMinutes: 1 }) {
  const { hall } = await app.hallWithCompany(given)
  const { token } = await app.hallActor(hall.id)
  const cargoHere = (more: Parameters<typeof buildCargo>[1] = {}) =>
    app.buildCargo({ hallId: hall.id, ...more })
  return { hall, token, cargoHere }
}

describe('a hall at this moment', () => {
  it('is its open round, who has chosen, and who wants which load', async () => {
    const { hall, token, cargoHere } = await hallStory()
    const [first, second] = await queueAt(hall.id, 3)
    const [wanted, left] = [await cargoHere({ truckCount: 3 }), await cargoHere({ truckCount: 2 })]
    await choose(first, wanted.id)
    await choose(second, wanted.id)
    const late = await cargoHere()
    await app.buildCargo({ hallId: (await app.hallWithCompany()).hall.id })
    const { data } = await now(token)
    expect(data).toMatchObject({
      loadHallId: hall.id,
      name: hall.name,
      isSettledAtOnce: false,
      liveTurns: 3,
      choosers: 2,
      nextRoundAt: null,
      lastRound: null,
    })
    expect(Date.parse(data.round.closesAt) - Date.parse(data.round.opensAt)).toBe(60_000)
    const loads = data.loads as { id: number; requests: number; isInRound: boolean; remaining: number }[]
    expect(
      loads.map(({ id, requests, isInRound, remaining }) => [id, requests, isInRound, remaining]),
    ).toEqual([
      [wanted.id, 2, true, 3],
      [left.id, 0, true, 2],
      [late.id, 0, false, 1],
    ])
  })

  it('tells of each turn how many of its choices wait', async () => {
    const { hall, token, cargoHere } = await hallStory()
    const [first] = await queueAt(hall.id, 2)
    for (const cargo of [await cargoHere(), await cargoHere()]) await choose(first, cargo.id)
    const rows = async () =>
      (await app.call('searchTurns', { token, body: {} })).data.map(
        ({ choiceCount }: { choiceCount: number }) => choiceCount,
      )
    expect(await rows()).toEqual([2, 0])
    await endRound()
    expect(await rows()).toEqual([0])
  })

  it('is the last round once that is settled, and no request is left', async () => {
    const { hall, token, cargoHere } = await hallStory()
    const [driver] = await queueAt(hall.id, 1)
    const cargo = await cargoHere({ truckCount: 2 })
    await choose(driver, cargo.id)
    await endRound()
    const { data } = await now(token)
    expect(data).toMatchObject({
      round: null,
      liveTurns: 0,
      choosers: 0,
      lastRound: {
        cargoCount: 1,
        choiceCount: 1,
        grantedCount: 1,
        trucksLeft: 1,
        trucksUnwanted: 0,
        trucksPassed: 0,
        turnsLeft: 0,
        choosersLeft: 0,
      },
      loads: [{ id: cargo.id, requests: 0, isInRound: false, remaining: 1, freighterNumber: 2 }],
    })
  })

  it('knows a truck whose askers got others from one that too few asked for', async () => {
    const { hall, token, cargoHere } = await hallStory()
    const [first, second] = await queueAt(hall.id, 2)
    const [better, passed, few] = [
      await cargoHere({ truckCount: 2 }),
      await cargoHere(),
      await cargoHere({ truckCount: 3 }),
    ]
    for (const driver of [first, second]) for (const load of [better, passed]) await choose(driver, load.id)
    await choose(first, few.id)
    await cargoHere({ truckCount: 4 })
    await endRound()
    expect((await now(token)).data.lastRound).toMatchObject({
      grantedCount: 2,
      trucksLeft: 4,
      trucksPassed: 1,
      trucksUnwanted: 0,
    })
  })

  it('leaves in the queue all who took nothing, those too who chose nothing', async () => {
    const { hall, token, cargoHere } = await hallStory()
    const [first, second] = await queueAt(hall.id, 4)
    const cargo = await cargoHere()
    await cargoHere({ truckCount: 2 })
    await choose(first, cargo.id)
    await choose(second, cargo.id)
    await endRound()
    const [{ turn: later }] = await queueAt(hall.id, 1)
    await app.setRow('turns', later.id, { takenAt: await app.clock.now(app.db) })
    expect((await now(token)).data).toMatchObject({
      liveTurns: 4,
      lastRound: {
        grantedCount: 1,
        trucksLeft: 2,
        trucksUnwanted: 2,
        turnsLeft: 3,
        choosersLeft: 1,
      },
    })
  })

  it('waits for its next show time, or settles each choice at once', async () => {
    const shows = await hallStory({ reservationLimitMinutes: 10, isActiveShowTime: true })
    await app.addRow('hallShowTimes', { hallId: shows.hall.id, minuteOfDay: 720 })
    const waiting = (await now(shows.token)).data
    expect(Date.parse(waiting.nextRoundAt)).toBeGreaterThan((await app.clock.now(app.db)).getTime())
    const atOnce = await hallStory({ reservationLimitMinutes: 0, isActiveShowTime: true })
    expect((await now(atOnce.token)).data).toMatchObject({ isSettledAtOnce: true, nextRoundAt: null })
  })
})

it('the first choice opens the round where none opens by the clock and there are loads', async () => {
  const opens = async ({ token }: { token: string }) => (await now(token)).data.opensByChoice
  const asLoadsCome = await hallStory()
  expect(await opens(asLoadsCome)).toBe(false)
  await app.buildCargo({ hallId: asLoadsCome.hall.id })
  expect(await opens(asLoadsCome)).toBe(true)
  for (const given of [{ isActiveShowTime: true }, { reservationLimitMinutes: 0 }]) {
    const other = await hallStory({ reservationLimitMinutes: 10, ...given })
    await app.buildCargo({ hallId: other.hall.id })
    expect(await opens(other)).toBe(false)
  }
})

describe('who may look', () => {
  it('its own staff at their hall alone, support at the one that they name', async () => {
    const { hall, token } = await hallStory()
    const other = await hallStory()
    expect((await now(token, other.hall.id)).data.loadHallId).toBe(hall.id)
    const admin = await app.adminActor()
    expect((await now(admin.token, hall.id)).data.loadHallId).toBe(hall.id)
    const unnamed = await now(admin.token)
    expect([unnamed.status, ...unnamed.errors]).toEqual([400, 'سالن را انتخاب کنید.'])
    expect((await now(admin.token, 999_999)).status).toBe(404)
  })

  it.each<Role>(['Organization', 'DriversAssociation', 'Customer', 'AgentMain'])('not %s', async (role) => {
    const { hall } = await hallStory()
    expect((await now((await app.signedIn(role)).token, hall.id)).status).toBe(403)
  })
})
