import { jalaliDate } from '@bargah/contract/kernel/dates.ts'
import { buildCompany } from '../src/features/companies/companies.build.ts'
import { buildHall } from '../src/features/halls/halls.build.ts'
import { sql } from '../src/kernel/sql.ts'
import type { Database } from '../src/kernel/database.ts'

const companies = 60
const halls = 20
const peoplePerThousandRows = 20
/** The company that is asked for has this share of all rows, in percent. */
const askedShare = 5

/** What is asked for by the filters beside the rows. */
export type Trade = {
  rows: number
  companyId: number
  hallId: number
  cityId: number
  senderId: number
  receiverId: number
}

/** Fills a new database with as many cargos and permits, of three years, by SQL alone; what is not searched needs no texts. */
export async function fillTrade(
  world: Database,
  rows: number,
  { withTexts }: { withTexts: boolean },
): Promise<Trade> {
  const { db } = world
  const hallIds: number[] = []
  for (let n = 0; n < halls; n += 1) hallIds.push((await buildHall(db, { name: `سالن ${n + 1}` })).id)
  const companyIds: number[] = []
  for (let n = 0; n < companies; n += 1) {
    const name = `شرکت حمل‌ونقل ${['آریا', 'البرز', 'پارس', 'خزر', 'سپهر', 'کویر'][n % 6]} ${n + 1}`
    companyIds.push((await buildCompany(db, { hallIds, name })).id)
  }
  const [companyId = 0] = companyIds
  // the first one's loads are all free ones
  const [, hallId = 0] = hallIds
  const customers = await fillCustomers(world)
  await fillPeople(world, Math.ceil((rows * peoplePerThousandRows) / 1_000))
  const rebuild = await dropIndexes(world)
  const enable = await disableTriggers(world, withTexts)
  await fillRows(world, rows, { companyId, companyIds, hallIds })
  await enable()
  await rebuild()
  await sql`vacuum (freeze, analyze)`.execute(db)
  return { rows, companyId, hallId, ...customers }
}

/** As many customers of each company, with an address each; the first company's come first. */
const customersOfEach = 20
async function fillCustomers({ db }: Database) {
  await sql`insert into customers (company_id, national_id, name, created_at)
    select companies.id, (1000000000 + companies.id * 1000 + n)::text, 'مشتری ' || n, now()
    from companies, generate_series(1, ${customersOfEach}) as n order by companies.id, n`.execute(db)
  await sql`insert into customer_addresses (customer_id, city_id, address)
    select id, (select min(id) from cities), 'نشانی' from customers order by id`.execute(db)
  await sql`update halls set city_id = (select min(id) from cities) + id % 7`.execute(db)
  const { rows } = await sql<{ cityId: number; senderId: number; receiverId: number }>`
    select (select city_id from halls order by id limit 1) as city_id, min(id) as sender_id,
      min(id) + 1 as receiver_id from customers`.execute(db)
  return rows[0] as (typeof rows)[0]
}

const pick = (words: readonly string[], by: string) =>
  sql.raw(`(array[${words.map((word) => `'${word}'`).join()}])[1 + ${by} % ${words.length}]`)
const firstNames = 'علی,رضا,محمد,حسین,مهدی,حسن,امیر,سعید,بهروز,کامران,ناصر,یوسف,داود,فرهاد,جواد,اکبر'.split(
  ',',
)
const lastNames =
  'رضایی,محمدی,حسینی,کریمی,مرادی,جعفری,نوری,اکبری,صادقی,قاسمی,رحیمی,موسوی,باقری,یزدانی,کیانی,شریفی,طاهری,زارعی,سلیمانی,نجفی,ملکی,عزیزی,فرهادی'.split(
    ',',
  )

async function fillPeople({ db }: Database, people: number): Promise<void> {
  await sql`insert into freighters (card_number, plate_two, plate_letter, plate_three, plate_region, loader_type_id,
      created_at)
    select 1000000 + n, 10 + n % 90, ${pick(['ع', 'ب', 'د', 'س', 'ط', 'ق'], 'n')}, 100 + n * 7 % 900, 10 + n * 3 % 90,
      5001, now() from generate_series(1, ${people}) as n`.execute(db)
  await sql`insert into drivers (national_id, first_name, last_name, mobile, card_number, created_at)
    select 1000000000 + n, ${pick(firstNames, 'n')}, ${pick(lastNames, 'n * 7')} || ' ' || ${pick(firstNames, 'n / 16')},
      '09' || 100000000 + n, 1000000 + n, now() from generate_series(1, ${people}) as n`.execute(db)
  await sql`insert into driver_freighters (driver_id, freighter_id, created_at)
    select drivers.id, freighters.id, now() from drivers join freighters using (card_number)`.execute(db)
}

type Owners = { companyId: number; companyIds: number[]; hallIds: number[] }

/** SQL of an address of one of the cargo's company's customers, by its number. */
const addressOf = (place: string) =>
  sql.raw(`(array(select id from customer_addresses order by id))[1 + (${place}) % ${customersOfEach}
    + ${customersOfEach} * case when n % 100 < ${askedShare} then 0 else n % ${companies} end]`)

async function fillRows(
  { db }: Database,
  rows: number,
  { companyId, companyIds, hallIds }: Owners,
): Promise<void> {
  await sql`insert into cargo_loader_types (cargo_id, loader_type_id)
    select n, case when n % 3 = 0 then 5003 else 5001 end from generate_series(1, ${rows}) as n`.execute(db)
  await sql`insert into cargos (status, company_id, hall_id, is_hall, announced_at, declared_at, origin, destination,
      origin_latitude, origin_longitude, destination_latitude, destination_longitude, distance_km, duration_hours,
      range_km, weight_kg, rent_toman, goods_id, packaging_id, tel, description, truck_count, remaining,
      company_fee_rial, commission_rial, driver_fee_rial, sender_address_id, receiver_address_id)
    select case when n % 50 = 0 then 0 else 1 end,
      case when n % 100 < ${askedShare} then ${companyId}::int else (${companyIds}::int[])[1 + n % ${companies}] end,
      (${hallIds}::int[])[1 + n % ${halls}], n % 4 <> 0,
      now() - (${rows} - n) * interval '3 years' / ${rows}, now() - (${rows} - n) * interval '3 years' / ${rows},
      'بندر ' || origin.name, destination.name, 36, 51, 32, 52, 100 + n % 1500, 2 + n % 20, 0, 10000 + n % 15000,
      10000000 + n % 9000 * 1000, 1 + (n + n / 100) % 40, 1 + n % 3, '0' || 2100000000 + n % 90000000,
      case when n % 10 = 0 then 'شکستنی، با احتیاط' else '' end, 2, 1, 0, 0, 0, ${addressOf('n / 60')}, ${addressOf('n / 60 + 1')}
    from generate_series(1, ${rows}) as n
      join (select name, row_number() over (order by id) as place from cities) as origin on origin.place = 1 + n * 13 % 300
      join (select name, row_number() over (order by id) as place from cities) as destination
        on destination.place = 1 + n * 29 % 400
    order by n`.execute(db)
  await sql`insert into permits (cargo_id, company_id, driver_id, freighter_id, driver_freighter_id, status,
      reserve_type, issued_at, driver_fee_rial, company_fee_rial, commission_rial)
    select cargos.id, company_id, driver_freighters.driver_id, driver_freighters.freighter_id, driver_freighters.id,
      case when cargos.id % 20 = 0 then 0 else 6 end, 0, announced_at + interval '1 hour', 20000, 20000, 0
    from cargos join driver_freighters
      on driver_freighters.id = 1 + cargos.id * 31 % (select count(*) from driver_freighters)
    order by cargos.id`.execute(db)
}

/**
 * Search texts are written by the triggers, which takes most of the time. What those of loader types check and renew is written after them, and the
 * audit's lines of so many rows nobody asks for. Out: what enables the rest again.
 */
async function disableTriggers({ db }: Database, withTexts: boolean): Promise<() => Promise<void>> {
  const { rows } = await sql<{ of: string; name: string }>`
    select tgrelid::regclass::text as of, tgname as name from pg_trigger
    where tgrelid in ('cargos'::regclass, 'permits'::regclass) and not tgisinternal
      and (tgname like '%_told' or not ${withTexts})`.execute(db)
  const told = [...rows, { of: 'cargo_loader_types', name: 'all' }]
  const set = async (how: 'enable' | 'disable') => {
    for (const { of, name } of told) await sql.raw(`alter table ${of} ${how} trigger ${name}`).execute(db)
  }
  await set('disable')
  return () => set('enable')
}

/** What is not needed to write the rows is made after them, which is much faster. Out: what makes it. */
async function dropIndexes({ db }: Database): Promise<() => Promise<void>> {
  const { rows } = await sql<{ name: string; made: string }>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made from pg_index
    where indrelid in ('cargos'::regclass, 'permits'::regclass) and not indisunique`.execute(db)
  for (const { name } of rows) await sql`drop index ${sql.raw(name)}`.execute(db)
  return async () => {
    for (const { made } of rows) await sql`${sql.raw(made)}`.execute(db)
  }
}

export type SearchedKey = 'searchPermits' | 'searchCargos'
const dayMs = 24 * 60 * 60_000
const daysAgo = (days: number) => jalaliDate(new Date(Date.now() - days * dayMs))

/** Each filter of the specification with a value that leaves something. */
export const filtersOf = (
  key: SearchedKey,
  { companyId, cityId, senderId, receiverId }: Trade,
): Record<string, object> => ({
  'from a day': { FromDate: daysAgo(30) },
  'to a day': { ToDate: daysAgo(1_000) },
  goods: { KalaId: [7] },
  company: { TransportationCompanyId: companyId },
  city: { LoadHallCityId: cityId },
  sender: { SenderCustomerId: [senderId] },
  receiver: { ReceiverCustomerId: [receiverId] },
  ...(key === 'searchCargos'
    ? { active: { CargoStatus: 0 } }
    : {
        voided: { DriverReserveStatus: 0 },
        "driver's card": { DriverCardNumber: '1000032' },
        "truck's card": { FreighterCardNumber: '1000032' },
      }),
})
