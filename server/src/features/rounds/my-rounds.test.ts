import type { MyRound } from '@bargah/contract/features/rounds/desk.schema.ts'
import type { Role } from '@bargah/contract/kernel/access.ts'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { choosing } from '../../../test/choosing.ts'

const app = useTestApp()

const { queueAt, choose, endRound } = choosing(() => app)
const mine = async (token: string): Promise<MyRound[]> => (await app.call('listMyRounds', { token })).data

describe('the rounds in which a company has loads', () => {
  it('are told with its loads, their trucks, who asks for them, and those that nobody wants', async () => {
    const { hall, company, token } = await app.hallWithCompany({ reservationLimitMinutes: 1 })
    const [first, second] = await queueAt(hall.id, 2)
    const own = { companyId: company.id, hallId: hall.id }
    const wanted = await app.buildCargo({ ...own, truckCount: 3 })
    await app.buildCargo({ ...own, truckCount: 2 })
    const ofAnother = await app.buildCargo({ hallId: hall.id })
    await choose(first, wanted.id)
    await choose(second, wanted.id)
    await choose(second, ofAnother.id)
    // announced while the round is open, so it waits for the next and nobody can want it yet
    await app.buildCargo({ ...own, truckCount: 4 })
    const [round, ...others] = await mine(token)
    expect(others).toEqual([])
    expect(round).toMatchObject({
      loadHallId: hall.id,
      loadHallName: hall.name,
      nextRoundAt: null,
      cargoCount: 3,
      trucksLeft: 9,
      requestCount: 2,
      unwantedCount: 1,
    })
    expect(Date.parse(round?.closesAt ?? '') - Date.parse(round?.opensAt ?? '')).toBe(60_000)
    await endRound()
    expect(await mine(token)).toMatchObject([
      // the next begins at once, with all that is left
      { trucksLeft: 7, requestCount: 0, unwantedCount: 3 },
    ])
  })

  it('come with the nearest closing first, then what opens next, then halls that open with a load', async () => {
    const { hall, company, token } = await app.hallWithCompany({ reservationLimitMinutes: 5 })
    const sooner = await app.buildHall({ reservationLimitMinutes: 1 })
    const shows = await app.buildHall({ reservationLimitMinutes: 5, isActiveShowTime: true })
    await app.addRow('hallShowTimes', { hallId: shows.id, minuteOfDay: 720 })
    const idle = await app.buildHall({ reservationLimitMinutes: 5 })
    for (const hallId of [idle.id, shows.id, hall.id, sooner.id]) {
      const cargo = await app.buildCargo({ companyId: company.id, hallId })
      if (hallId === idle.id || hallId === shows.id) continue
      const [driver] = await queueAt(hallId, 1)
      await choose(driver, cargo.id)
    }
    const rounds = await mine(token)
    expect(rounds.map(({ loadHallId }) => loadHallId)).toEqual([sooner.id, hall.id, shows.id, idle.id])
    expect(rounds.map(({ closesAt, nextRoundAt }) => [closesAt !== null, nextRoundAt !== null])).toEqual([
      [true, false],
      [true, false],
      [false, true],
      [false, false],
    ])
  })

  it('say of a hall that gives out at once that no round comes', async () => {
    const { hall, company, token } = await app.hallWithCompany({ reservationLimitMinutes: 0 })
    await app.buildCargo({ companyId: company.id, hallId: hall.id })
    expect(await mine(token)).toMatchObject([{ isSettledAtOnce: true, closesAt: null, nextRoundAt: null }])
  })

  it('leave out what is free, taken whole, or of another', async () => {
    const { hall, company, token } = await app.hallWithCompany()
    await app.buildCargo({ companyId: company.id })
    await app.buildCargo({ hallId: hall.id })
    const taken = await app.buildCargo({ companyId: company.id, hallId: hall.id })
    await app.setRow('cargos', taken.id, { remaining: 0 })
    expect(await mine(token)).toEqual([])
  })
})

it('an owner of goods sees the rounds of the loads that are his', async () => {
  const { hall, company } = await app.hallWithCompany()
  const owner = await app.buildProductOwner()
  const { token } = await app.signedIn('ProductOwnerAdmin', { productOwnerId: owner.id })
  await app.buildCargo({ companyId: company.id, hallId: hall.id })
  await app.buildCargo({ companyId: company.id, hallId: hall.id, productOwnerId: owner.id })
  expect(await mine(token)).toMatchObject([{ loadHallId: hall.id, cargoCount: 1 }])
})

it.each<Role>(['Organization', 'Customer', 'AgentMain', 'Admin'])('not %s', async (role) => {
  const { token } = await app.signedIn(role)
  expect((await app.call('listMyRounds', { token })).status).toBe(403)
})
