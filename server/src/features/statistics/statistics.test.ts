import type { CompanyStatistics, Statistics } from '@bargah/contract/features/statistics/statistics.schema.ts'
import { permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import { jalaliDate } from '@bargah/contract/kernel/dates.ts'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { databaseClock } from '../../kernel/clock.ts'
import { transaction } from '../../kernel/database.ts'
import { sql } from '../../kernel/sql.ts'
import { countOverDays } from './statistics.jobs.ts'

const app = useTestApp()

const hour = 3_600_000
const ago = (hours: number) => new Date(Date.now() - hours * hour)
const statistics = async (): Promise<Statistics> =>
  (await app.call('showStatistics', { token: (await app.adminActor()).token })).data
const countPlainly = async () => {
  const { rows } = await sql<object>`select (select count(*) from drivers)::int as driver_count,
    (select count(*) from cargos)::int as cargo_count, (select count(*) from permits)::int as reserve_count`.execute(
    app.db,
  )
  return rows[0]
}
/** What each table has on each day, by the rows alone, of days that are counted. */
const countDaysPlainly = async () =>
  (
    await sql<object>`select day,
      (select count(*) from drivers where tehran_day(created_at) = day)::int as drivers,
      (select count(*) from cargos where tehran_day(announced_at) = day)::int as cargos,
      (select count(*) from permits where tehran_day(issued_at) = day)::int as permits
      from counted_days order by day`.execute(app.db)
  ).rows
const countedDays = async () =>
  (await sql<object>`select day, drivers, cargos, permits from counted_days order by day`.execute(app.db))
    .rows
const countNow = () => countOverDays({ db: app.db, clock: databaseClock })

describe('the figures of the marketplace', () => {
  it('are those that the rows give, before days are counted and after', async () => {
    const { hall, company } = await app.hallWithCompany()
    const near = { hallId: hall.id, companyId: company.id, truckCount: 9 }
    const old = await app.buildCargo({ ...near, announcedAt: ago(24 * 40) })
    const load = await app.buildCargo({ ...near, announcedAt: ago(50) })
    for (const hours of [0, 26, 50, 24 * 40]) await app.buildPermit(load.id, { issuedAt: ago(hours) })
    await app.setRow('drivers', (await app.buildDriver()).id, { createdAt: ago(24 * 45) })
    const before = await statistics()
    expect(before).toMatchObject((await countPlainly()) ?? {})
    await countNow()
    expect(await countedDays()).not.toEqual([])
    expect(await statistics()).toEqual(before)
    expect(before.days.length).toBe(30)
    expect(before.days.at(-1)).toEqual({ day: jalaliDate(new Date()), counts: before.today })
    expect(before.days.reduce((sum, { counts }) => sum + (counts?.reserveCount ?? 0), 0)).toBe(
      before.last30Days.reserveCount,
    )
    expect(before.months.at(-1)?.month).toBe(jalaliDate(new Date()).slice(0, 7))

    // what comes to days that are counted, moves between them and goes from them
    await app.buildPermit(old.id, { issuedAt: ago(24 * 90) })
    await app.buildCargo({ ...near, announcedAt: ago(24 * 39) })
    await app.setRow('cargos', old.id, { announcedAt: ago(24 * 41) })
    await app.setRow('cargos', load.id, { announcedAt: ago(0) })
    const gone = { nationalId: '0040000011', mobile: '09120000011', createdAt: ago(24 * 60) }
    await app.addRow('drivers', { ...gone, firstName: 'راننده', lastName: 'رفته' })
    await app.db.deleteFrom('drivers').where('nationalId', '=', gone.nationalId).execute()
    expect(await countedDays()).toEqual(await countDaysPlainly())
    expect(await statistics()).toMatchObject((await countPlainly()) ?? {})
  })

  it('miss nothing of a transaction that is still open when its day is counted', async () => {
    await app.db.deleteFrom('countedDays').execute()
    const { db } = app
    await transaction({ db, clock: databaseClock }, async (tx) => {
      await tx.updateTable('drivers').set({ isNative: true }).where('id', '<', 0).execute()
      await countNow()
      expect(await countedDays()).toEqual([])
    })
    await countNow()
    expect(await countedDays()).toEqual(await countDaysPlainly())
  })
})

describe('the figures of a company', () => {
  it('are its own alone, as the rows give them, and of today and each day without what was voided', async () => {
    const { hall, company } = await app.hallWithCompany()
    const { company: another } = await app.hallWithCompany()
    const near = { hallId: hall.id, companyId: company.id, truckCount: 9 }
    const load = await app.buildCargo({ ...near, announcedAt: ago(0) })
    await app.buildCargo({ ...near, status: 1, announcedAt: ago(80) })
    await app.buildCargo({ ...near, companyId: another.id })
    const delivered = await app.buildPermit(load.id, { status: permitStatus.delivered })
    await app.addRow('permitEvents', {
      permitId: delivered.id,
      status: permitStatus.delivered,
      at: new Date(),
    })
    await app.buildPermit(load.id, { status: permitStatus.voided })
    await app.buildPermit(load.id, { issuedAt: ago(24 * 80), status: permitStatus.oldPrinted })
    await app.buildPermit(load.id, { issuedAt: ago(24 * 70), status: permitStatus.completed })
    for (const role of ['TransportationCompanyAdmin', 'TransportationCompanyMember'] as const) {
      const { userId } = await app.signedIn(role, { companyId: company.id })
      const shown: CompanyStatistics = (
        await app.call('showCompanyStatistics', { token: await app.newSession(userId) })
      ).data
      expect(shown).toMatchObject({
        cargoCount: 2,
        activeCargo: 1,
        reserveCount: 4,
        cargosToday: 1,
        sendingCargos: 1,
        trucksLeft: 5,
        permitsToday: 1,
        openPermits: 2,
        deliveredToday: 1,
      })
      expect(shown.days.at(-1)).toEqual({ day: jalaliDate(new Date()), reserveCount: 1 })
      expect([shown.days.length, shown.thirtyDaysBefore]).toEqual([30, 0])
    }
  })
})
