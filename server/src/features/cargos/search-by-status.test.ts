import { expect, it } from 'vitest'
import { hallWithCompany } from '../../../test/actors.ts'
import { useTestApp } from '../../../test/app.ts'
import { buildCargo } from './cargos.build.ts'

const app = useTestApp()

it('finds the cargos of some statuses only, and counts them', async () => {
  const { company, token } = await hallWithCompany(app)
  const companyId = company.id
  const sending = await buildCargo(app.db, { companyId, status: 0 })
  const assigned = await buildCargo(app.db, { companyId, status: 2 })
  await buildCargo(app.db, { companyId, status: -1 })
  await buildCargo(app.db, { companyId, status: 1 })
  const found = await app.call('searchCargos', { token, body: { Statuses: [0, 2, 3], PageSize: 1 } })
  expect(found.total).toBe(2)
  expect([sending.id, assigned.id]).toContain(found.data[0].id)
  const waiting = await app.call('searchCargos', { token, body: { Statuses: [-1] } })
  expect(waiting.data.map((row: { cargoStatus: number }) => row.cargoStatus)).toEqual([-1])
})

it('refuses a status that there is not', async () => {
  const { token } = await hallWithCompany(app)
  const answer = await app.call('searchCargos', { token, body: { Statuses: [7 as 0] } })
  expect(answer.status).toBe(400)
})
