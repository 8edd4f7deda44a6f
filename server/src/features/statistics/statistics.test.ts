import { cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import { permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminActor, driverActor, hallWithCompany } from '../../../test/actors.ts'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import { sql } from '../../kernel/sql.ts'
import { signedIn } from '../auth/auth.build.ts'
import { buildCargo } from '../cargos/cargos.build.ts'
import { buildPermit } from '../permits/permits.build.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const ofPlatform = (token: string) => app.call('showStatistics', { token })
const ofCompany = (token: string) => app.call('showCompanyStatistics', { token })

/** A company of four loads: one at each status that tells, and three permits, of which one is voided. */
async function busyCompany() {
  const made = await hallWithCompany(app)
  const given = { companyId: made.company.id, hallId: made.hall.id }
  const sending = await buildCargo(app.db, { ...given, truckCount: 3 })
  await buildCargo(app.db, { ...given, status: cargoStatus.awaitingReview })
  await buildCargo(app.db, { ...given, status: cargoStatus.finished })
  await buildCargo(app.db, { companyId: made.company.id })
  for (const status of [permitStatus.voided, permitStatus.issued, permitStatus.completed])
    await buildPermit(app.db, sending.id, { status })
  return made
}

/** The same again, counted row by row by plain SQL that shares no word with the product's. */
async function countPlainly(companyId: number | null) {
  const { rows: cargos } = await sql<{ status: number; mine: boolean }>`
    select status, coalesce(company_id = ${companyId}, false) as mine from cargos`.execute(app.db)
  const { rows: permits } = await sql<{ status: number; mine: boolean }>`
    select status, coalesce(company_id = ${companyId}, false) as mine from permits`.execute(app.db)
  const { rows: drivers } = await sql`select id from drivers`.execute(app.db)
  const reserved = permits.filter(({ status }) => status !== 0)
  const own = cargos.filter(({ mine }) => mine)
  return {
    platform: { driverCount: drivers.length, cargoCount: cargos.length, reserveCount: reserved.length },
    company: {
      cargoCount: own.length,
      activeCargo: own.filter(({ status }) => status !== 1).length,
      reserveCount: reserved.filter(({ mine }) => mine).length,
    },
  }
}

describe('the figures of the platform', () => {
  it('are those that plain SQL counts, to the administration and its support', async () => {
    await busyCompany()
    const { platform } = await countPlainly(null)
    const { data } = await ofPlatform((await adminActor(app)).token)
    expect(data).toEqual(platform)
    expect(data.driverCount).toBeGreaterThanOrEqual(3)
    expect(data.cargoCount).toBeGreaterThanOrEqual(4)
    expect((await ofPlatform((await signedIn(app.db, 'AdminSupport')).token)).data).toEqual(platform)
  })

  it('follow what happens', async () => {
    const { token } = await adminActor(app)
    const { data: before } = await ofPlatform(token)
    const cargo = await buildCargo(app.db, { truckCount: 2 })
    await buildPermit(app.db, cargo.id)
    await buildPermit(app.db, cargo.id, { status: permitStatus.voided })
    expect((await ofPlatform(token)).data).toEqual({
      driverCount: before.driverCount + 2,
      cargoCount: before.cargoCount + 1,
      reserveCount: before.reserveCount + 1,
    })
  })
})

describe('the figures of a company', () => {
  it('are those that plain SQL counts: what is finished is not active, what is voided not reserved', async () => {
    const { company, token } = await busyCompany()
    const { data } = await ofCompany(token)
    expect(data).toEqual({ cargoCount: 4, activeCargo: 3, reserveCount: 2 })
    expect(data).toEqual((await countPlainly(company.id)).company)
  })

  it('are of the caller’s own: another’s loads are none of his, and a new company has nought', async () => {
    await busyCompany()
    const { token } = await hallWithCompany(app)
    expect((await ofCompany(token)).data).toEqual({ cargoCount: 0, activeCargo: 0, reserveCount: 0 })
  })
})

describe('who does not belong', () => {
  it('reads neither figures of the platform nor those of a company', async () => {
    const { token: company } = await hallWithCompany(app)
    const { token: driver } = await driverActor(app)
    const { token: admin } = await adminActor(app)
    for (const token of [company, driver]) expect((await ofPlatform(token)).statusCode).toBe(403)
    for (const token of [admin, driver]) expect((await ofCompany(token)).statusCode).toBe(403)
    expect((await app.call('showStatistics')).statusCode).toBe(401)
  })
})
