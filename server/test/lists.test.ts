import { permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import { type Contract, contract } from '@bargah/contract/contract.ts'
import { mayCall, roles } from '@bargah/contract/kernel/access.ts'
import type { EndpointShape } from '@bargah/contract/kernel/endpoint.ts'
import { opsOfKind } from '@bargah/contract/kernel/list-columns.ts'
import { listFields } from '@bargah/contract/kernel/read-list.ts'
import { readXlsx } from 'hucre/xlsx'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { batchSize } from '../src/kernel/list.ts'
import { sql } from '../src/kernel/sql.ts'
import { someOf } from './amount.ts'
import { useTestApp } from './app.ts'
import { ids, type ListKey, listCaller, sorted } from './long-list.ts'
import { fillVariedHall } from './varied-hall.ts'

const app = useTestApp()
type Caller = ReturnType<typeof listCaller>
let caller: Caller
let hallId: number
let admin: string
beforeAll(async () => {
  admin = (await app.adminActor()).token
  caller = listCaller(app, admin)
  hallId = (await fillVariedHall(app)).id
})

const own = (key: ListKey): Record<string, unknown> =>
  key === 'searchTurns'
    ? { LoadHallId: hallId, IsActive: 2 }
    : key === 'listRoundsOfHall'
      ? { LoadHallId: hallId }
      : {}
const list: Caller['list'] = (key, asked, token) => caller.list(key, { ...own(key), ...asked }, token)
const rowsOf: Caller['rowsOf'] = (key, asked, token) => caller.rowsOf(key, { ...own(key), ...asked }, token)

describe('what a caller may see', () => {
  it('is never widened by a filter, a search or a count', async () => {
    const { companyToken, permit, cargo } = await app.permitStory()
    const foreign = await app.permitStory()
    const Filter = [{ field: 'id', op: 'in', value: [permit.id, foreign.permit.id] }]
    expect(ids(await rowsOf('searchPermits', { Filter }, companyToken))).toEqual([permit.id])
    expect((await list('searchPermits', { CountOnly: 1 }, companyToken)).total).toBe(1)
    expect(ids(await rowsOf('searchPermits', { Search: foreign.driver.nationalId }, companyToken))).toEqual(
      [],
    )
    const cargos = [{ field: 'cargoRent', op: 'gt', value: 0 }]
    expect(ids(await rowsOf('searchCargos', { Filter: cargos }, companyToken))).toEqual([cargo.id])
    const file = await list('searchPermits', { Format: 'csv' }, companyToken)
    expect(file.bytes.toString()).toContain(permitLine(permit.id))
    expect(file.bytes.toString()).not.toContain(permitLine(foreign.permit.id))
    const hall = await app.hallActor(foreign.hall.id)
    expect(ids(await rowsOf('searchCargos', { Sort: 'id' }, hall.token))).toEqual([foreign.cargo.id])
  })

  it('is never widened by groups, and what was voided adds nothing to their sums', async () => {
    const { companyToken, permit } = await app.permitStory()
    const foreign = await app.permitStory()
    const grouped = async (token: string, asked = {}) =>
      list('searchPermits', { GroupBy: 'transportationCompanyName', ...asked }, token)
    const cargoRent = (await rowsOf('searchPermits', {}, companyToken))[0]?.cargoRent
    const own = await grouped(companyToken)
    expect(own).toMatchObject({ data: [], total: 1, groups: { count: 1, sums: { cargoRent } } })
    expect(own.groups?.list).toEqual([{ value: expect.any(String), count: 1, sums: { cargoRent } }])
    const Filter = [{ field: 'id', op: 'in', value: [foreign.permit.id] }]
    expect(await grouped(companyToken, { Filter })).toMatchObject({
      total: 0,
      groups: { list: [], count: 0 },
    })
    const [cargo] = await rowsOf('searchCargos', {}, companyToken)
    const loads = await list('searchCargos', { GroupBy: 'cargoStatus' }, companyToken)
    // a load's rent is that of one truck: what is summed is paid for the trucks that it still lacks
    const { remaining = 0, cargoRent: rent = 0 } = cargo as { remaining?: number; cargoRent?: number }
    expect(loads).toMatchObject({ total: 1, groups: { sums: { remaining, cargoRent: remaining * rent } } })
    // beside it what all its trucks are paid: it was declared for two, and one has gone
    expect(loads).toMatchObject({ groups: { sums: { trucksPaid: 2, rentOfTrucks: 2 * rent } } })
    const months = await list('searchPermits', { GroupBy: 'driverReserveDate.month' }, companyToken)
    const value = expect.stringMatching(/^14\d\d\/(0[1-9]|1[0-2])$/)
    expect(months.groups?.list).toEqual([{ value, count: 1, sums: { cargoRent } }])

    await sql`update permits set status = ${permitStatus.voided} where id = ${permit.id}`.execute(app.db)
    expect((await grouped(companyToken)).groups).toMatchObject({ sums: { cargoRent: 0 } })
  })

  it('tells groups by the hundred, the largest first, and all of them page by page', async () => {
    const { hall, company, token } = await app.hallWithCompany()
    const declared = (destination: string) =>
      app.buildCargo({ companyId: company.id, hallId: hall.id, destination })
    const places = Array.from({ length: 119 }, (_, at) => `شهر ${1_000 + at}`)
    for (const place of places) await declared(place)
    await declared('شهر 1118')
    const page = async (Page: number, by = 'cargoDestination') =>
      (await list('searchCargos', { GroupBy: by, Page }, token)).groups
    const [first, second] = [await page(1), await page(2)]
    expect([first?.count, first?.list.length, second?.count, second?.list.length]).toEqual([
      119, 100, 119, 19,
    ])
    expect(first?.list[0]).toMatchObject({ value: 'شهر 1118', count: 2 })
    const all = [...(first?.list ?? []), ...(second?.list ?? [])].map(({ value }) => String(value))
    expect(all.toSorted()).toEqual(places)
    expect((await page(2, 'cargoStatus'))?.list).toEqual([])
  })

  const permitLine = (id: number) => `\r\n"${id}",`

  it('needs the same role for a file as for the list', async () => {
    const { token } = await app.driverActor()
    expect((await list('searchCargos', { Format: 'xlsx' }, token)).status).toBe(403)
    expect((await app.call('searchCargos', { body: { Format: 'xlsx' } })).status).toBe(401)
  })
})

describe('a list', () => {
  it('gives the columns that were asked for, and no others', async () => {
    const [row] = await rowsOf('searchTurns', { Columns: 'turnNumber, NAME', PageSize: 1 })
    expect(Object.keys(row ?? {})).toEqual(['turnNumber', 'name'])
  })

  it('filters, sorts and pages short lists too, in the query of a GET', async () => {
    const goods = await list('listGoods', { Sort: '-id', PageSize: 3, Page: 2 })
    const all = await rowsOf('listGoods')
    expect(ids(goods.data)).toEqual(sorted(ids(all)).toReversed().slice(3, 6))
    expect(goods.total).toBe(all.length)
    const Filter = [{ field: 'id', op: 'in', value: [all[0]?.id] }]
    expect(await rowsOf('listGoods', { Filter })).toEqual([all[0]])
    expect((await list('listGoods', { CountOnly: 'true' })).data).toEqual([])
  })

  it('gives up a search that takes too long, and lets go of its connection', async () => {
    const holding = await app.db.startTransaction().execute()
    try {
      await sql`lock table permits in access exclusive mode`.execute(holding)
      const answer = await list('searchPermits', { Search: 'کرمان' })
      expect([answer.status, answer.errors]).toEqual([
        400,
        [
          'این جستجو بیش از اندازه طول کشید؛ واژه‌ای بلندتر بنویسید یا فهرست را با تاریخ و فیلترهای دیگر کوتاه کنید.',
        ],
      ])
    } finally {
      await holding.rollback().execute()
    }
    expect((await list('searchPermits', { Search: 'کرمان' })).status).toBe(200)
  })

  it('refuses what it has no place for, every fault at once', async () => {
    const asked = {
      Sort: 'passwordHash',
      Filter: [{ field: 'cargoRent', op: 'contains', value: 1 }],
      PageSize: 10_001,
    }
    const answer = await list('searchCargos', asked)
    expect(answer.status).toBe(400)
    expect(answer.errors).toEqual([
      'اندازهٔ صفحه نباید بیشتر از ۱۰٬۰۰۰ باشد.',
      'ستون «passwordHash» در این فهرست نیست.',
      'شرط «contains» برای ستون «کرایه» پذیرفته نیست.',
    ])
  })

  it('is grouped only by what many rows share', async () => {
    const refused = async (key: ListKey, GroupBy: string) => (await list(key, { GroupBy })).errors
    expect(await refused('searchPermits', 'id')).toEqual(['فهرست بر پایهٔ ستون «مجوز» گروه‌بندی نمی‌شود.'])
    expect(await refused('searchPermits', 'cargoRent')).toEqual([
      'فهرست بر پایهٔ ستون «کرایه» گروه‌بندی نمی‌شود.',
    ])
    expect(await refused('searchPermits', 'secret')).toEqual(['ستون «secret» در این فهرست نیست.'])
  })

  it('says in Persian what is wrong with anything, whichever list it is', { timeout: 180_000 }, async () => {
    const bad = [
      { a: 1 },
      '۹ الف'.repeat(4_000),
      -7,
      1e300,
      '\u0000',
      `'; drop table users; --`,
      '{"a"',
      '[{"field":1}]',
    ]
    const keys = (Object.keys(contract) as (keyof Contract)[]).filter(
      (key): key is ListKey => contract[key].reply === 'list',
    )
    const names = [
      'Page',
      'PageSize',
      'Sort',
      'Filter',
      'Columns',
      'CountOnly',
      'Format',
      'Headings',
      'GroupBy',
      'Search',
    ]
    for (const [nr, key] of keys.entries()) {
      const token = await tokenFor(key)
      for (const [at, name] of names.entries())
        for (const value of someOf(bad, nr + at, 1)) {
          const { status, message } = await list(key, { ...requiredBy(key), [name]: value }, token)
          expect([200, 400, 404], `${key} ${name} ${String(value).slice(0, 20)}`).toContain(status)
          if (status === 400) expect(message).toMatch(/[\u0600-\u06ff]/)
          else expect(name, `${key} ${String(value).slice(0, 20)}`).toMatch(/Search|Sort|Columns/)
        }
    }
  })

  it('answers for days, moments and numbers beyond what a database knows, whichever list it is', async () => {
    const far = [
      '0000-01-01',
      '-000001-01-01',
      '0001-01-01',
      '9999-12-31T23:59:59Z',
      '+020000-01-01',
      '-271821-04-20',
    ]
    const farDays = ['0001/01/01', '1278/01/01', '1498/12/29', '9999/12/29', '20000/01/01']
    const farNumbers = [2 ** 31, -Number.MAX_SAFE_INTEGER]
    const keys = (Object.keys(contract) as (keyof Contract)[]).filter(
      (key): key is ListKey => contract[key].reply === 'list',
    )
    let place = 0
    for (const key of keys) {
      const { data, table, body }: EndpointShape = contract[key]
      const token = await tokenFor(key)
      for (const { field, kind, valueType } of listFields(data, table)) {
        const values =
          kind === 'instant' ? far : kind === 'date' ? farDays : valueType === 'number' ? farNumbers : []
        const ops = opsOfKind[kind].filter((op) => op === 'eq' || op === 'gt' || op === 'lt')
        for (const value of someOf<string | number>(values, (place += 1), 2)) {
          const Filter = ops.map((op) => ({ field, op, value }))
          const answer = await list(key, { ...requiredBy(key), Filter, PageSize: 1 }, token)
          expect([200, 400, 404], `${key} ${field} ${value}`).toContain(answer.status)
        }
      }
      if (!(body instanceof z.ZodMiniObject) || !('FromDate' in body.shape)) continue
      for (const day of someOf(farDays, place, 2)) {
        const answer = await list(key, { ...requiredBy(key), FromDate: day, ToDate: day }, token)
        expect([200, 400], `${key} ${day}`).toContain(answer.status)
      }
    }
  })

  /** Somebody who may read it: Admin, else whoever comes first. */
  async function tokenFor(key: ListKey): Promise<string> {
    const { access }: EndpointShape = contract[key]
    const role = roles.find((one) => mayCall(access, { role: one, flags: [] })) ?? 'Admin'
    if (role === 'Admin') return admin
    if (role === 'TransportationCompanyAdmin') return (await app.hallWithCompany()).token
    if (role === 'Driver') return (await app.driverActor()).token
    return (await app.signedIn(role)).token
  }

  const requiredBy = (key: ListKey) =>
    (({ listTariffs: { LoadHallId: hallId } }) as Partial<Record<ListKey, object>>)[key] ?? {}
})

describe('a file', () => {
  it('has the view: its filter, its order, its columns, all of its rows', async () => {
    const Filter = [{ field: 'turnNumber', op: 'gt', value: 2 }]
    const asked = { Filter, Sort: '-turnNumber', Columns: 'turnNumber,nationalId,date', PageSize: 1 }
    const file = await list('searchTurns', { ...asked, Format: 'xlsx' })
    const rows = await rowsOf('searchTurns', { ...asked, PageSize: undefined })
    expect(file.status).toBe(200)
    expect(file.headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'x-total-rows': String(rows.length),
      'access-control-expose-headers': 'x-total-rows, content-disposition',
    })
    const name = decodeURIComponent(String(file.headers['content-disposition']).split("''")[1] ?? '')
    expect(name).toMatch(/^نوبت‌های رانندگان [۰-۹]{4}-[۰-۹]{2}-[۰-۹]{2}\.xlsx$/)
    const { sheets } = await readXlsx(new Uint8Array(file.bytes))
    expect(sheets[0]?.view?.rightToLeft).toBe(true)
    expect(sheets[0]?.rows[0]).toEqual(['نوبت', 'کد ملی', 'تاریخ ثبت'])
    expect(sheets[0]?.rows.slice(1).map((row) => row.slice(0, 2))).toEqual(
      rows.map((row) => [row.turnNumber, row.nationalId]),
    )
    expect(sheets[0]?.rows[1]?.[2]).toBeInstanceOf(Date)
  })

  it('tells a status in the words of who reads it', async () => {
    const { hall, companyToken } = await app.permitStory()
    const { token: staff } = await app.hallActor(hall.id)
    const told = async (key: ListKey, token: string) =>
      (await list(key, { Format: 'csv' }, token)).bytes.toString()
    expect(await told('searchPermits', staff)).toContain('"رزرو قطعی"')
    expect(await told('searchPermits', companyToken)).toContain('"صادرشده"')
    await app.setRow('cargos', { hallId: hall.id }, { status: 2 })
    expect(await told('searchCargos', staff)).toContain('"پایان‌یافته"')
    expect(await told('searchCargos', companyToken)).not.toContain('"پایان‌یافته"')
  })

  it('gives a program fields and values as replies have them', async () => {
    const { companyToken, permit } = await app.permitStory()
    const Columns = 'id,status,cargoRent,isLoadHall,driverReserveDate'
    const [row] = await rowsOf('searchPermits', { Columns }, companyToken)
    const told = async (Format: 'csv' | 'xlsx') =>
      (await list('searchPermits', { Format, Columns, Headings: 'fields' }, companyToken)).bytes
    const fields = Columns.split(',')
    const values = fields.map((field) => (row as Record<string, unknown>)[field])
    const line = (cells: readonly unknown[]) => cells.map((cell) => `"${String(cell)}"`).join(',')
    expect((await told('csv')).toString()).toBe(`\uFEFF${line(fields)}\r\n${line(values)}\r\n`)
    const { sheets } = await readXlsx(new Uint8Array(await told('xlsx')))
    expect(sheets[0]?.rows.slice(0, 2)).toEqual([
      fields,
      values.map((value) => (typeof value === 'boolean' ? String(value) : value)),
    ])
    expect(values[0]).toBe(permit.id)
  })

  it('tells a driver his money in toman, and a desk the rials of the ledger', async () => {
    const { companyToken } = await app.permitStory()
    const { token } = await app.driverActor({ balanceRial: 1_234_560 })
    const balance = 'availableBalance'
    const told = async (Format: 'csv' | 'xlsx', reader: string) =>
      (await list('listTransactions', { Format, Columns: balance }, reader)).bytes
    expect((await told('csv', token)).toString()).toContain('"مانده (تومان)"\r\n"123456"')
    const { sheets } = await readXlsx(new Uint8Array(await told('xlsx', token)))
    expect(sheets[0]?.rows.slice(0, 2)).toEqual([['مانده (تومان)'], [123_456]])
    expect((await told('csv', companyToken)).toString()).toContain('"مانده (ریال)"')
  })

  it('runs nothing that somebody wrote into a load', async () => {
    const { company, token } = await app.hallWithCompany()
    const origin = `=HYPERLINK("http://evil.test","تهران")`
    await app.buildCargo({ companyId: company.id, origin, description: '+98 @SUM(A1)' })
    const csv = (await list('searchCargos', { Format: 'csv' }, token)).bytes.toString()
    expect(csv).toContain(`"'=HYPERLINK(""http://evil.test"",""تهران"")"`)
    expect(csv).toContain(`"'+98 @SUM(A1)"`)
    const { bytes } = await list('searchCargos', { Format: 'xlsx' }, token)
    const { sheets } = await readXlsx(new Uint8Array(bytes))
    expect(sheets[0]?.rows[1]).toContain(origin)
    expect([...(sheets[0]?.cells?.values() ?? [])].some((cell) => 'formula' in cell && cell.formula)).toBe(
      false,
    )
  })

  it('is made of every list, short or long, also when nothing is in it', async () => {
    for (const key of ['listGoods', 'listHalls', 'listCompanies', 'listFreeCargos'] as const) {
      const total = (await rowsOf(key)).length
      const file = await list(key, { Format: 'xlsx' })
      const { sheets } = await readXlsx(new Uint8Array(file.bytes))
      expect(sheets[0]?.rows, key).toHaveLength(total + 1)
    }
    const none = await list('searchPermits', { Format: 'csv', Search: 'هیچ‌کدام' })
    expect(none.headers['x-total-rows']).toBe('0')
    expect(none.bytes.toString().split('\r\n')).toHaveLength(2)
  })

  it('lets go of its connection, so that many may follow', async () => {
    for (let n = 0; n < 12; n += 1) expect((await list('searchPermits', { Format: 'csv' })).status).toBe(200)
    await expect.poll(openTransactions, { timeout: 10_000 }).toBe(0)
  })

  it('lets go of its connection when the reader leaves', async () => {
    const address = await app.app.listen({ port: 0 })
    for (let n = 0; n < 6; n += 1) {
      const leaving = new AbortController()
      const answer = await fetch(`${address}/api/v1/Cargo/SearchCargo`, {
        method: 'POST',
        headers: { authorization: `Bearer ${admin}`, 'content-type': 'application/json' },
        body: JSON.stringify({ Format: 'csv' }),
        signal: leaving.signal,
      })
      expect(answer.status).toBe(200)
      leaving.abort()
      await expect.poll(openTransactions, { timeout: 10_000 }).toBe(0)
    }
    app.app.server.closeAllConnections()
  })

  it('holds each row once and in order, however many batches it is read in', async () => {
    await sql`
      insert into permits (cargo_id, company_id, driver_id, freighter_id, driver_freighter_id, status, reserve_type,
        issued_at, driver_fee_rial, company_fee_rial, commission_rial)
      select cargo_id, company_id, driver_id, freighter_id, driver_freighter_id, 6, reserve_type,
        issued_at - many * interval '1 minute', driver_fee_rial, company_fee_rial, commission_rial
      from (select * from permits limit 1) as one, generate_series(1, ${2 * batchSize}) as many`.execute(
      app.db,
    )
    const file = await list('searchPermits', { Format: 'csv', Columns: 'id', Sort: '-id' })
    const ids = file.bytes.toString().trim().split('\r\n').slice(1)
    const { rows } = await sql<{ id: number }>`select id from permits order by id desc`.execute(app.db)
    expect(ids).toEqual(rows.map(({ id }) => `"${id}"`))
  })

  async function openTransactions() {
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`.execute(
      app.db,
    )
    return rows[0]?.n
  }
})

// the last, since what it makes is in the way of the others
describe('a list of more than ten thousand', () => {
  it('is counted to ten thousand, and beyond when asked', async () => {
    const { company, token } = await app.hallWithCompany()
    const cargo = await app.buildCargo({ companyId: company.id, status: 1 })
    // past all triggers, which take most of a minute for so many
    await app.asOwner(async ({ db }) => {
      await sql`set session_replication_role = replica`.execute(db)
      await sql`
        insert into cargos (${columnsOfCargo}) select ${columnsOfCargo}
        from cargos, generate_series(1, 10000) where id = ${cargo.id}`.execute(db)
      await sql`
        insert into cargo_loader_types (cargo_id, loader_type_id)
        select id, 5001 from cargos where id > ${cargo.id}`.execute(db)
    })
    const page = await list('searchCargos', { PageSize: 5, Sort: 'id' }, token)
    expect([page.data.length, page.total, page.totalIsAtLeast]).toEqual([5, undefined, 10_000])
    const byRent = await list('searchCargos', { PageSize: 5, Sort: '-cargoRent' }, token)
    expect([byRent.status, byRent.errors]).toEqual([
      400,
      [
        'این فهرست بیش از ۱۰٬۰۰۰ ردیف دارد و تنها بر پایهٔ «شناسه» یا «تاریخ اعلام» مرتب می‌شود؛ نخست آن را با جستجو یا فیلتر کوتاه کنید.',
      ],
    ])
    const count = await list('searchCargos', { CountOnly: 1 }, token)
    expect([count.data, count.total, count.totalIsAtLeast]).toEqual([[], 10_001, undefined])
    expect(await rowsOf('searchCargos', {}, token)).toHaveLength(10_000)
    const file = await list('searchCargos', { Format: 'csv', Columns: 'id' }, token)
    expect(file.headers['x-total-rows']).toBe('10001')
    expect(new Set(file.bytes.toString().split('\r\n')).size).toBe(10_001 + 2)
  })

  const columnsOfCargo = sql.raw(
    `status, company_id, is_hall, announced_at, declared_at, origin, destination, origin_latitude, origin_longitude,
     destination_latitude, destination_longitude, distance_km, duration_hours, range_km, weight_kg, rent_toman,
     goods_id, packaging_id, tel, truck_count, remaining, company_fee_rial, commission_rial, driver_fee_rial`,
  )
})
