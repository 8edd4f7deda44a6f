import { cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import { permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import type { MenuCounts } from '@bargah/contract/features/statistics/statistics.schema.ts'
import { expect, it } from 'vitest'
import { adminActor, driverActor, hallActor, hallWithCompany } from '../../../test/actors.ts'
import { useTestApp } from '../../../test/app.ts'
import { hoursAgo } from '../../../test/plain.ts'
import { signedIn } from '../auth/auth.build.ts'
import { buildCargo } from '../cargos/cargos.build.ts'
import { buildPermit } from '../permits/permits.build.ts'
import { buildTurn } from '../turns/turns.build.ts'

const app = useTestApp()
const counts = async (token: string): Promise<MenuCounts> =>
  (await app.call('showMenuCounts', { token })).data

it('counts for each what is his, and tells nobody of a list that is not', async () => {
  const { hall, company } = await hallWithCompany(app)
  const other = await hallWithCompany(app)
  const mine = { hallId: hall.id, companyId: company.id, truckCount: 5 }
  const load = await buildCargo(app.db, mine)
  await buildCargo(app.db, { ...mine, status: cargoStatus.finished })
  await buildCargo(app.db, { hallId: other.hall.id, companyId: other.company.id })
  await buildPermit(app.db, load.id, { issuedAt: hoursAgo(72), status: permitStatus.printed })
  await buildTurn(app.db, hall.id, await driverActor(app))

  const ofCompany = await counts(
    (await signedIn(app.db, 'TransportationCompanyAdmin', { companyId: company.id })).token,
  )
  expect(ofCompany).toMatchObject({ dueToday: 1, loads: 1, permits: 0, boards: 2, messages: 0 })
  expect([ofCompany.turns, ofCompany.drivers, ofCompany.applicants, ofCompany.payments]).toEqual([
    null,
    null,
    null,
    null,
  ])

  const ofHall = await counts((await hallActor(app, hall.id)).token)
  expect(ofHall).toMatchObject({ dueToday: null, loads: 1, turns: 1, applicants: null })

  const ofAdmin = await counts((await adminActor(app)).token)
  expect(ofAdmin).toMatchObject({ dueToday: 1, loads: 2, turns: 1, payments: 0, applicants: 0 })
  // nobody is linked to this organisation, which looks on and is waited for by nobody
  expect(await counts((await signedIn(app.db, 'Organization')).token)).toMatchObject({
    dueToday: null,
    loads: 0,
    turns: 0,
  })
})
