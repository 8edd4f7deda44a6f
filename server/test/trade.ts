import { jalaliDate } from '@bargah/contract/kernel/dates.ts'
import { dayMs } from '@bargah/contract/kernel/durations.ts'
import { buildCompany } from '../src/features/companies/companies.build.ts'
import { buildHall } from '../src/features/halls/halls.build.ts'
import { sql } from '../src/kernel/sql.ts'
import type { Database, Tx } from '../src/kernel/database.ts'

const companies = 60
const halls = 20
const peoplePerThousandRows = 20

/**
 * SQL of a number from 0 up to, not with, `count`, of row `n`: as in life a few are most. Of sixty the first has 13 of 100, the
 * last 0.8. Each `salt` is another draw.
 */
const skewed = (count: number, salt: number) =>
  `floor(power((hashint4extended(n::int, ${salt}) & 65535)::float8 / 65536, 2) * ${count})::int`
const draws = {
  company: skewed(companies, 1),
  hall: skewed(halls, 2),
  goods: skewed(40, 3),
  origin: skewed(300, 4),
  destination: skewed(400, 5),
}

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
  const [, hallId = 0] = hallIds
  const customers = await fillCustomers(world)
  await fillPeople(world, Math.ceil((rows * peoplePerThousandRows) / 1_000))
  const rebuild = await dropIndexes(world, ['cargos', 'permits'])
  await fillRows(world, rows, { companyIds, hallIds })
  if (withTexts) await fillTexts(world)
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
    select (select city_id from halls order by id offset 1 limit 1) as city_id, min(id) as sender_id,
      min(id) + 1 as receiver_id from customers`.execute(db)
  return rows[0] as (typeof rows)[0]
}

const pick = (words: readonly string[], by: string) =>
  sql.raw(`(array[${words.map((word) => `'${word}'`).join()}])[1 + ${by} % ${words.length}]`)
const pickMost = (words: readonly string[], salt: number) => pick(words, skewed(words.length, salt))
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
    select 1000000000 + n, ${pickMost(firstNames, 6)}, ${pickMost(lastNames, 7)} || ' ' || ${pick(firstNames, 'n / 16')},
      '09' || 100000000 + n, 1000000 + n, now() from generate_series(1, ${people}) as n`.execute(db)
  await sql`insert into driver_freighters (driver_id, freighter_id, created_at)
    select drivers.id, freighters.id, now() from drivers join freighters using (card_number)`.execute(db)
}

type Owners = { companyIds: number[]; hallIds: number[] }

/** SQL of an address of one of the cargo's company's customers, by its number. */
const addressOf = (place: string) =>
  sql.raw(`(array(select id from customer_addresses order by id))[1 + (${place}) % ${customersOfEach}
    + ${customersOfEach} * ${draws.company}]`)

/** Past the triggers, which take most of the time: they look up each key and tell the audit of each row. */
async function fillRows({ db }: Database, rows: number, { companyIds, hallIds }: Owners): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await joinInMemory(tx)
    await sql`insert into cargo_loader_types (cargo_id, loader_type_id)
      select n, case when n % 3 = 0 then 5003 else 5001 end from generate_series(1, ${rows}) as n`.execute(tx)
    await sql`insert into cargos (status, company_id, hall_id, is_hall, announced_at, declared_at, origin, destination,
        origin_latitude, origin_longitude, destination_latitude, destination_longitude, distance_km, duration_hours,
        range_km, weight_kg, rent_toman, goods_id, packaging_id, tel, description, truck_count, remaining,
        company_fee_rial, commission_rial, driver_fee_rial, sender_address_id, receiver_address_id)
      select case when n % 50 = 0 then 0 else 1 end,
        (${companyIds}::int[])[1 + ${sql.raw(draws.company)}], (${hallIds}::int[])[1 + ${sql.raw(draws.hall)}], n % 4 <> 0,
        now() - (${rows} - n) * interval '3 years' / ${rows}, now() - (${rows} - n) * interval '3 years' / ${rows},
        case when origin.place <= 5 then 'بندر ' else '' end || origin.name, destination.name,
        36, 51, 32, 52, 100 + n % 1500, 2 + n % 20, 0, 10000 + n % 15000,
        10000000 + n % 9000 * 1000, 1 + ${sql.raw(draws.goods)}, 1 + n % 3, '0' || 2100000000 + n % 90000000,
        case when n % 10 = 0 then 'شکستنی، با احتیاط' else '' end, 2, 1, 0, 0, 0,
        ${addressOf('n / 60')}, ${addressOf('n / 60 + 1')}
      from generate_series(1, ${rows}) as n
        join (select name, row_number() over (order by id) as place from cities) as origin
          on origin.place = 1 + ${sql.raw(draws.origin)}
        join (select name, row_number() over (order by id) as place from cities) as destination
          on destination.place = 1 + ${sql.raw(draws.destination)}
      order by n`.execute(tx)
    // what was just filled has no statistics yet, and is joined as if it were empty
    await sql`analyze`.execute(tx)
    await sql`insert into permits (cargo_id, company_id, driver_id, freighter_id, driver_freighter_id, status,
        reserve_type, issued_at, driver_fee_rial, company_fee_rial, commission_rial, code)
      select cargos.id, company_id, driver_freighters.driver_id, driver_freighters.freighter_id, driver_freighters.id,
        case when cargos.id % 20 = 0 then 0 else 6 end, 0, announced_at + interval '1 hour', 20000, 20000, 0,
        lpad((97 * (1000000000 + cargos.id::bigint) + 1)::text, 12, '0')
      from cargos join driver_freighters
        on driver_freighters.id = 1 + cargos.id * 31 % (select count(*) from driver_freighters)
      order by cargos.id`.execute(tx)
  })
}

/**
 * All rows are joined at once to names of which there are few: hashed, a million of them take seconds; sorted by a text in the
 * order of Persian, or written to the disk between two joins, minutes.
 */
export async function joinInMemory(tx: Tx): Promise<void> {
  await sql`set local work_mem = '256MB'`.execute(tx)
  await sql`set local enable_mergejoin = off`.execute(tx)
}

/** The texts that a search looks into: not row by row, as their triggers write them, but of names that are spelled once. */
async function fillTexts({ db }: Database): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    const spelled = async (name: string, from: string, key: string) => {
      await sql
        .raw(
          `create temp table ${name} on commit drop as select id, normalize_text(${key}) as key from ${from}`,
        )
        .execute(tx)
      await sql.raw(`create index on ${name} (id)`).execute(tx)
      await sql.raw(`analyze ${name}`).execute(tx)
    }
    await joinInMemory(tx)
    await spelled('ends', 'customer_addresses', 'customer_at(id)')
    await spelled('firms', 'companies', 'name')
    await spelled('wares', 'goods', 'name')
    await spelled('places', 'halls', 'name')
    await spelled('packs', 'packagings', 'name')
    await spelled('loaders', 'loader_types', 'full_name')
    await spelled(
      'people',
      'drivers',
      "concat_ws(' ', first_name, last_name, national_id, mobile, card_number)",
    )
    await spelled(
      'trucks',
      'freighters',
      `concat_ws(' ', card_number, concat(plate_two, plate_letter, plate_three), plate_region,
        (select full_name from loader_types where loader_types.id = loader_type_id))`,
    )
    await sql`create temp table routes on commit drop as
      select route, normalize_text(route) as key from (select distinct origin || ' ' || destination as route from cargos)`.execute(
      tx,
    )
    await sql`analyze routes`.execute(tx)
    await sql`update cargos set search_text = concat_ws(' ', cargos.id, cargo_code(cargos.id), routes.key, firms.key, companies.mobile,
        places.key, wares.key, packs.key, loaders.key, cargos.tel, nullif(normalize_text(cargos.description), ''))
        || chr(31) || concat_ws(' ', sender.key, receiver.key)
      from routes, firms, companies, places, wares, packs, loaders, cargo_loader_types, ends sender, ends receiver
      where route = origin || ' ' || destination and firms.id = company_id and companies.id = company_id
        and places.id = hall_id and wares.id = goods_id and packs.id = packaging_id and cargo_id = cargos.id
        and loaders.id = loader_type_id and sender.id = sender_address_id and receiver.id = receiver_address_id`.execute(
      tx,
    )
    await sql`update permits set search_text = concat_ws(' ', permits.id, people.key, trucks.key, routes.key, wares.key,
        firms.key, sender.key, receiver.key, places.key, cargo_id)
      from cargos, people, trucks, routes, firms, places, wares, ends sender, ends receiver
      where cargos.id = cargo_id and people.id = driver_id and trucks.id = freighter_id
        and route = origin || ' ' || destination and firms.id = permits.company_id and places.id = hall_id
        and wares.id = goods_id and sender.id = sender_address_id and receiver.id = receiver_address_id`.execute(
      tx,
    )
  })
  // without the rows of before
  for (const table of ['cargos', 'permits']) await sql`vacuum (full) ${sql.table(table)}`.execute(db)
  const { rows } =
    await sql`select id from permits where id % 997 = 0 and search_text <> search_text_of(permits)
    union all select id from cargos where id % 997 = 0 and search_text <> search_text_of(cargos)`.execute(db)
  if (rows.length > 0) throw new Error(`${rows.length} texts are not what their triggers write`)
}

/** What is not needed to write the rows is made after them, which is much faster. Out: what makes it. */
export async function dropIndexes({ db }: Database, tables: readonly string[]): Promise<() => Promise<void>> {
  const { rows } = await sql<{ name: string; made: string }>`
    select indexrelid::regclass::text as name, concat(pg_get_indexdef(indexrelid),
      (select string_agg(format('; alter index %s alter column %s set statistics %s', indexrelid::regclass, attnum, attstattarget), '')
        from pg_attribute where attrelid = indexrelid and attstattarget >= 0)) as made
    from pg_index where indrelid = any(${tables}::regclass[]) and not indisunique`.execute(db)
  for (const { name } of rows) await sql`drop index ${sql.raw(name)}`.execute(db)
  return () =>
    db.transaction().execute(async (tx) => {
      // what is sorted in memory is written in one go where it holds it
      await sql`set local maintenance_work_mem = '512MB'`.execute(tx)
      for (const { made } of rows) await sql`${sql.raw(made)}`.execute(tx)
    })
}

export type SearchedKey = 'searchPermits' | 'searchCargos'
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
