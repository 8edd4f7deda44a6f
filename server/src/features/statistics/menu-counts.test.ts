import { cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import { permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import type { MenuCounts } from '@bargah/contract/features/statistics/statistics.schema.ts'
import { expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { hoursAgo } from '../../../test/plain.ts'

const app = useTestApp()
const counts = async (token: string): Promise<MenuCounts> =>
  (await app.call('showMenuCounts', { token })).data

it('counts for each what is his, and tells nobody of a list that is not', async () => {
  const { hall, company } = await app.hallWithCompany()
  const other = await app.hallWithCompany()
  const mine = { hallId: hall.id, companyId: company.id, truckCount: 5 }
  const load = await app.buildCargo(mine)
  await app.buildCargo({ ...mine, status: cargoStatus.finished })
  await app.buildCargo({ hallId: other.hall.id, companyId: other.company.id })
  await app.buildPermit(load.id, { issuedAt: hoursAgo(72), status: permitStatus.printed })
  await app.buildPermit(load.id, {})
  await app.buildPermit(load.id, { status: permitStatus.voided })
  await app.buildTurn(hall.id, await app.driverActor())

  const ofCompany = await counts(
    (await app.signedIn('TransportationCompanyAdmin', { companyId: company.id })).token,
  )
  expect(ofCompany).toMatchObject({ dueToday: 1, loads: 1, permits: 1, boards: 2, messages: 0 })
  expect([ofCompany.turns, ofCompany.drivers, ofCompany.applicants, ofCompany.payments]).toEqual([
    null,
    null,
    null,
    null,
  ])

  const ofHall = await counts((await app.hallActor(hall.id)).token)
  expect(ofHall).toMatchObject({ dueToday: null, loads: 1, turns: 1, applicants: null })

  const ofAdmin = await counts((await app.adminActor()).token)
  expect(ofAdmin).toMatchObject({ dueToday: 1, loads: 2, turns: 1, payments: 0, applicants: 0 })
  // nobody is linked to this organisation, which looks on and is waited for by nobody
  expect(await counts((await app.signedIn('Organization')).token)).toMatchObject({
    dueToday: null,
    loads: 0,
    turns: 0,
  })
})

it('counts for a hall what its list calls its board: no load that was given whole, and none that is free', async () => {
  const { hall, company } = await app.hallWithCompany()
  const mine = { hallId: hall.id, companyId: company.id }
  const shown = await app.buildCargo(mine)
  const whole = await app.buildCargo(mine)
  await app.db.updateTable('cargos').set({ remaining: 0 }).where('id', '=', whole.id).execute()
  await app.buildCargo({ ...mine, isHall: false })
  const { token } = await app.hallActor(hall.id)
  const { data: rows } = await app.call('searchCargos', { token, body: { OnBoard: true } })
  expect(rows.map(({ id }: { id: number }) => id)).toEqual([shown.id])
  expect((await counts(token)).loads).toBe(1)
})
