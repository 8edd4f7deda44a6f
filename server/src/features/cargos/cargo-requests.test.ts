import { priorityStatus } from '@bargah/contract/features/rounds/rounds.states.ts'
import { expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'

const app = useTestApp()

it('tells of a load how many want it in the open round, and nothing of one that is in none', async () => {
  const { hall, company, token } = await app.hallWithCompany()
  const { userId: filedBy } = await app.hallActor(hall.id)
  const build = () => app.buildCargo({ companyId: company.id, hallId: hall.id, truckCount: 3 })
  const [wanted, unwanted, late] = [await build(), await build(), await build()]
  const now = await app.clock.now(app.db)
  const closesAt = new Date(now.getTime() + 60_000)
  const roundId = await app.buildRound(hall.id, {
    opensAt: now,
    closesAt,
    cargoIds: [wanted.id, unwanted.id],
  })
  const taken = { status: priorityStatus.endedByDriver, reason: 'removed_by_driver', endedAt: now } as const
  for (const state of [{ status: priorityStatus.waiting }, { status: priorityStatus.waiting }, taken]) {
    const { id: turnId } = await app.buildTurn(hall.id, await app.buildDriver())
    const choice = { roundId, turnId, cargoId: wanted.id, rank: 1, filedBy, filedAt: now }
    await app.addRow('priorities', { ...choice, ...state })
  }
  const requestsOf = async () => {
    const { data } = await app.call('searchCargos', { token, body: {} })
    return [wanted, unwanted, late].map(
      ({ id }) => data.find((row: { id: number }) => row.id === id)?.requests,
    )
  }
  expect(await requestsOf()).toEqual([2, 0, null])
  await app.setRow('rounds', roundId, { settledAt: closesAt })
  expect(await requestsOf()).toEqual([null, null, null])
})

it('finds the cargos of some statuses only, and counts them', async () => {
  const { company, token } = await app.hallWithCompany()
  const companyId = company.id
  const sending = await app.buildCargo({ companyId, status: 0 })
  const assigned = await app.buildCargo({ companyId, status: 2 })
  await app.buildCargo({ companyId, status: -1 })
  await app.buildCargo({ companyId, status: 1 })
  const found = await app.call('searchCargos', { token, body: { Statuses: [0, 2, 3], PageSize: 1 } })
  expect(found.total).toBe(2)
  expect([sending.id, assigned.id]).toContain(found.data[0].id)
  const waiting = await app.call('searchCargos', { token, body: { Statuses: [-1] } })
  expect(waiting.data.map((row: { cargoStatus: number }) => row.cargoStatus)).toEqual([-1])
})

it('refuses a status that there is not', async () => {
  const { token } = await app.hallWithCompany()
  const answer = await app.call('searchCargos', { token, body: { Statuses: [7 as 0] } })
  expect(answer.status).toBe(400)
})
