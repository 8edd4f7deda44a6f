import { hourMs, dayMs } from '@bargah/contract/kernel/durations.ts'
import { readFileSync } from 'node:fs'
import {
  morningRefusals,
  noSuchList,
  stoppedByRights,
} from '@bargah/contract/features/reports/morning.text.ts'
import { readXlsx } from 'hucre/xlsx'
import { contract } from '@bargah/contract/contract.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { sql } from '../../kernel/sql.ts'
import { signedIn } from '../auth/auth.build.ts'
import { buildCompany } from '../companies/companies.build.ts'

const app = useTestApp()
// an evening in Tehran: seven in the morning is seven and a half hours away
beforeAll(async () => {
  const ms = (await app.clock.now(app.db)).getTime()
  await app.clock.moveBy(dayMs - ((ms + 4 * hourMs) % dayMs))
})
/** As an account, whose session ends while nights go by. */
const as = (userId: number, key: keyof typeof contract, said: Parameters<typeof app.send>[1] = {}) =>
  app.sendAs(userId, contract[key], said)

let who: Awaited<ReturnType<typeof signedIn>>
let company: Awaited<ReturnType<typeof buildCompany>>
let reportId: number
beforeEach(async () => {
  await app.db.deleteFrom('morningReports').execute()
  company = await app.buildCompany()
  who = await app.signedIn('TransportationCompanyAdmin', { companyId: company.id })
  reportId = await save()
})

const columns = [{ LatinName: 'id', FarsiName: 'شماره' }]
async function save(Name = 'بارهای دیروز'): Promise<number> {
  const body = { Name, ReportName: 'cargos', ColumnList: columns }
  return (await as(who.userId, 'saveReport', { body })).data.id
}
type Given = Partial<{ ReportId: number; Call: string; Input: object; Hour: 7 | 9; Format: 'xlsx' | 'csv' }>
const plain = { Call: 'searchCargos', Input: { Columns: 'id,cargoRent' }, Hour: 7, Format: 'csv' } as const
const set = (given: Given = {}, userId = who.userId) =>
  as(userId, 'setMorning', { body: { ReportId: reportId, ...plain, ...given } })
const mornings = async (userId = who.userId) => (await as(userId, 'showMornings')).data
const notices = async () => app.rowsOf('notifications', { userId: who.userId })
const waiting = () =>
  app.db.selectFrom('morningFiles').select(['id', 'day']).where('state', '=', 'waiting').execute()
/** Lets the time go by, the hour come, and the files be made. */
async function pass(ms: number) {
  await app.clock.moveBy(ms)
  await app.beginMornings()
  const begun = await waiting()
  for (const { id } of begun) await app.makeMorning(id)
  return begun.length
}
const fileOf = (Id: number, userId = who.userId) => as(userId, 'openMorningFile', { query: { Id } })
const untilNextSeven = async () => {
  const [one] = await mornings()
  return new Date(one.nextAt).getTime() - (await app.clock.now(app.db)).getTime()
}

describe('a view that is sent each morning', () => {
  it('comes at its hour, once a day, as a file of what its owner sees then, with a notice', async () => {
    expect((await set()).data).toMatchObject({ code: 1, message: 'هر صبح ساعت ۷ فرستاده می‌شود.' })
    const other = await app.buildCompany()
    const mine = await app.buildCargo({ companyId: company.id, rentToman: 12_345_678 })
    await app.buildCargo({ companyId: other.id, rentToman: 87_654_321 })
    expect(await mornings()).toMatchObject([{ reportId, hour: 7, format: 'csv', stopped: null, files: [] }])

    expect(await pass((await untilNextSeven()) - 60_000)).toBe(0)
    expect(await pass(60_000)).toBe(1)
    const [{ files, nextAt }] = await mornings()
    expect(files).toMatchObject([{ state: 'made', total: 1, note: null }])
    expect(new Date(nextAt).getTime() - (await app.clock.now(app.db)).getTime()).toBeGreaterThan(23 * hourMs)
    const file = await fileOf(files[0].id)
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(decodeURIComponent(String(file.headers['content-disposition']))).toContain('بارهای دیروز')
    expect(file.text).toContain(String(mine.id))
    expect(file.text).toContain('12345678')
    expect(file.text).not.toContain('87654321')
    expect(await notices()).toMatchObject([
      { subject: 'گزارش «بارهای دیروز» آماده است', link: '/MorningReports' },
    ])
    // that a file was taken of a list is told as if he had been there
    expect(await app.rowsOf('auditLog', { endpoint: 'searchCargos', userId: who.userId })).toMatchObject([
      { userId: who.userId, kind: 'export' },
    ])

    // the same minute again, and the next day
    expect(await pass(60_000)).toBe(0)
    expect(await pass(dayMs)).toBe(1)
    expect((await mornings())[0].files).toHaveLength(2)
  })

  it('is begun once by two servers, and told once where two make it', async () => {
    await set()
    await app.buildCargo({ companyId: company.id })
    await app.clock.moveBy(await untilNextSeven())
    await Promise.all([app.beginMornings(), app.beginMornings(), app.beginMornings()])
    const begun = await waiting()
    expect(begun).toHaveLength(1)
    const id = begun[0]?.id ?? 0
    await Promise.all([app.makeMorning(id), app.makeMorning(id)])
    await app.makeMorning(id)
    expect(await notices()).toHaveLength(1)
    expect((await mornings())[0].files).toMatchObject([{ id, state: 'made' }])
  })

  it('is in the queue, from where a server that died is no loss', async () => {
    await set()
    await app.clock.moveBy(await untilNextSeven())
    await app.beginMornings()
    const [{ id } = { id: 0 }] = await waiting()
    const { rows } = await app.pool.query(
      `select queue_name from graphile_worker.jobs where key = 'morning:${id}'`,
    )
    expect(rows).toEqual([{ queue_name: 'files' }])
    await app.makeMorning(id)
  })

  it('is made later on the same day where no server ran, and not for days that went by', async () => {
    await set()
    const left = await untilNextSeven()
    expect(await pass(left + 9 * hourMs)).toBe(1)
    // due on a day that has gone by meanwhile
    expect(await pass((await untilNextSeven()) + 18 * hourMs)).toBe(0)
    expect(await pass(await untilNextSeven())).toBe(1)
    expect((await mornings())[0].files).toHaveLength(2)
  })

  it('says that there are no rows, and makes no file', async () => {
    await set()
    await pass(await untilNextSeven())
    const [{ files }] = await mornings()
    expect(files).toMatchObject([{ state: 'empty', total: 0 }])
    expect((await fileOf(files[0].id)).status).toBe(404)
    expect(await notices()).toMatchObject([{ subject: 'گزارش «بارهای دیروز» امروز ردیفی ندارد' }])
  })

  it('has the days of its own morning where they go on with the calendar', async () => {
    const Input = { Columns: 'id', FromDate: '~d0', ToDate: '~d0' }
    expect((await set({ Input, Format: 'xlsx' })).statusCode).toBe(200)
    const left = await untilNextSeven()
    const at = (ms: number) => new Date(Date.now() + ms)
    const now = await app.clock.now(app.db)
    const moved = now.getTime() - Date.now()
    await app.buildCargo({ companyId: company.id, announcedAt: at(moved - hourMs) })
    const todays = await app.buildCargo({ companyId: company.id, announcedAt: at(moved + left - hourMs) })
    await pass(left)
    const [{ files }] = await mornings()
    expect(files).toMatchObject([{ state: 'made', total: 1 }])
    const { sheets } = await readXlsx((await fileOf(files[0].id)).bytes)
    expect(sheets[0]?.rows.at(-1)).toEqual([String(todays.id)])
  })

  it('is made once now when its owner asks, besides, and not twice at a time', async () => {
    await set()
    await app.buildCargo({ companyId: company.id })
    const [{ id }] = await mornings()
    const now = () => as(who.userId, 'sendMorningNow', { body: { Id: id } })
    expect((await now()).statusCode).toBe(200)
    expect((await now()).message).toBe(morningRefusals.under_way)
    await pass(0)
    expect((await mornings())[0].files).toMatchObject([{ state: 'made' }])
    expect((await now()).statusCode).toBe(200)
    await pass(0)
    expect(await pass(await untilNextSeven())).toBe(1)
    expect((await mornings())[0].files).toHaveLength(3)
  })

  it('is changed, ended, and gone with its report', async () => {
    await set()
    await set({ Hour: 9, Format: 'xlsx' })
    const [one] = await mornings()
    expect(one).toMatchObject({ hour: 9, format: 'xlsx' })
    const listed = async () => (await as(who.userId, 'listReports', { query: { ReportType: 'cargos' } })).data
    expect(await listed()).toMatchObject([{ id: reportId, morning: { hour: 9, format: 'xlsx' } }])
    expect((await as(who.userId, 'endMorning', { body: { Id: one.id } })).statusCode).toBe(200)
    expect(await mornings()).toEqual([])
    expect(await listed()).toMatchObject([{ morning: null }])
    await set()
    await as(who.userId, 'deleteReport', { query: { reportid: reportId } })
    expect(await mornings()).toEqual([])
  })

  it('forgets its files after a week', async () => {
    await set()
    await app.buildCargo({ companyId: company.id })
    await pass(await untilNextSeven())
    const [{ files }] = await mornings()
    await app.clock.moveBy(7 * dayMs - 1000)
    await app.forgetMorningFiles()
    expect((await fileOf(files[0].id)).status).toBe(200)
    await app.clock.moveBy(2000)
    await app.forgetMorningFiles()
    expect((await fileOf(files[0].id)).status).toBe(404)
  })
})

describe('it ends by itself', () => {
  it('when the role does not see the list any more: nothing is in it, and its owner is told why', async () => {
    await set()
    await app.buildCargo({ companyId: company.id })
    await app.setRow('users', who.userId, { role: 'AgentMain' })
    await pass(await untilNextSeven())
    const [one] = await mornings()
    expect(one).toMatchObject({
      nextAt: null,
      stopped: stoppedByRights,
      files: [{ state: 'failed', total: null }],
    })
    expect(await notices()).toMatchObject([
      { subject: 'گزارش «بارهای دیروز» دیگر فرستاده نمی‌شود', message: stoppedByRights },
    ])
    expect(await pass(dayMs)).toBe(0)
  })

  it('when the account, or what it belongs to, is closed', async () => {
    await set()
    await app.buildCargo({ companyId: company.id })
    const left = await untilNextSeven()
    await app.setRow('companies', company.id, { isActive: false })
    await pass(left)
    const rows = await app.db.selectFrom('morningFiles').select(['state', 'bytes']).execute()
    expect(rows).toEqual([{ state: 'failed', bytes: null }])
    expect(await pass(dayMs)).toBe(0)
  })

  it('when the list does not know a column any more, which it names; saved anew it goes on', async () => {
    await set()
    const input = JSON.stringify({ Columns: 'id,goneColumn' })
    await app.setRow('morningReports', {}, { input })
    await pass(await untilNextSeven())
    const [one] = await mornings()
    expect(one.stopped).toContain('goneColumn')
    await set()
    expect((await mornings())[0]).toMatchObject({ stopped: null, nextAt: expect.any(String) })
  })
})

it('is made of a list that is asked for by the name that it had, as a server of before still writes it', async () => {
  const hall = await app.buildHall()
  const clerk = await app.signedIn('LoadHallAdmin', { hallId: hall.id })
  const body = { Name: 'بارنامه‌ها', ReportName: 'turns', ColumnList: columns }
  const ReportId = (await as(clerk.userId, 'saveReport', { body })).data.id
  expect((await set({ ReportId, Call: 'listBills', Input: {} }, clerk.userId)).statusCode).toBe(200)
  await app.setRow('morningReports', {}, { call: 'listBills' })
  await pass(dayMs)
  expect((await mornings(clerk.userId))[0]).toMatchObject({ stopped: null, files: [{ state: 'empty' }] })
})

it('keeps the name of its list for servers of before that work on while a new one starts', async () => {
  await set()
  await app.setRow('morningReports', {}, { call: 'listBills' })
  const rename = new URL('../../../migrations/0117-renamed-list.sql', import.meta.url)
  await sql.raw(readFileSync(rename, 'utf8')).execute(app.db)
  const kept = await app.db.selectFrom('morningReports').select('call').execute()
  expect(kept).toEqual([{ call: 'listBills' }])
})

describe('it is refused', () => {
  it('for another’s report, file and morning', async () => {
    const stranger = await app.signedIn('TransportationCompanyAdmin', {
      companyId: (await app.buildCompany()).id,
    })
    expect((await set({}, stranger.userId)).status).toBe(404)
    await set()
    await app.buildCargo({ companyId: company.id })
    await pass(await untilNextSeven())
    const [{ id, files }] = await mornings()
    expect((await fileOf(files[0].id, stranger.userId)).status).toBe(404)
    for (const key of ['endMorning', 'sendMorningNow'] as const)
      expect((await as(stranger.userId, key, { body: { Id: id } })).status).toBe(404)
    expect(await mornings(stranger.userId)).toEqual([])
  })

  it.each([
    ['a list of others', { Call: 'searchAudit' }, noSuchList],
    ['what is no list', { Call: 'deleteReport' }, noSuchList],
    ['what is nothing', { Call: 'nothing' }, noSuchList],
    ['a list that has no files', { Call: 'listCities' }, 'خروجی فایل ندارد'],
    ['an unknown column', { Input: { Columns: 'nothing' } }, 'در این فهرست نیست'],
    ['an hour of the afternoon', { Hour: 15 as never }, 'ساعت'],
  ])('for %s', async (_what, given, says) => {
    const answer = await set(given)
    expect(answer.status).toBe(400)
    expect(answer.errors.join(' ')).toContain(says)
    expect(await mornings()).toEqual([])
  })

  it('beyond ten of an account', async () => {
    for (let at = 0; at < 10; at++) await set({ ReportId: await save(`گزارش ${at}`) })
    expect((await set()).message).toBe(morningRefusals.too_many)
    expect(await mornings()).toHaveLength(10)
  })
})

it('a fault of ours is told, and the next morning tries again', async () => {
  await set()
  await app.buildCargo({ companyId: company.id })
  await app.asOwner(({ db }) => sql`alter table cargos rename column rent_toman to rent_gone`.execute(db))
  await pass(await untilNextSeven())
  await app.asOwner(({ db }) => sql`alter table cargos rename column rent_gone to rent_toman`.execute(db))
  const failed = (await mornings())[0].files
  expect(failed).toMatchObject([{ state: 'failed', note: expect.stringContaining('به خطا خورد') }])
  await pass(await untilNextSeven())
  expect((await mornings())[0].files[0]).toMatchObject({ state: 'made' })
})
