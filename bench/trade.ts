import { buildCompany } from '../server/src/features/companies/companies.build.ts'
import { buildHall } from '../server/src/features/halls/halls.build.ts'
import { sql } from '../server/src/kernel/sql.ts'
import type { World } from './world.ts'

const companies = 60
const halls = 20
const peoplePerThousandRows = 20
/** The company that is asked for has this share of all rows, in percent. */
const askedShare = 5

export type Trade = { rows: number; companyId: number }

/** Fills a new database with as many cargos and permits, of three years, by SQL alone. */
export async function fillTrade(world: World, rows: number): Promise<Trade> {
  const { db } = world
  const hallIds: number[] = []
  for (let n = 0; n < halls; n += 1) hallIds.push((await buildHall(db, { name: `سالن ${n + 1}` })).id)
  const companyIds: number[] = []
  for (let n = 0; n < companies; n += 1) {
    const name = `شرکت حمل‌ونقل ${['آریا', 'البرز', 'پارس', 'خزر', 'سپهر', 'کویر'][n % 6]} ${n + 1}`
    companyIds.push((await buildCompany(db, { hallIds, name })).id)
  }
  const [companyId = 0] = companyIds
  await fillPeople(world, Math.ceil((rows * peoplePerThousandRows) / 1_000))
  const rebuild = await dropIndexes(world)
  // texts are written by the triggers; what those of loader types would renew is written after them
  await sql`alter table cargo_loader_types disable trigger all`.execute(db)
  await fillRows(world, rows, { companyId, companyIds, hallIds })
  await sql`alter table cargo_loader_types enable trigger all`.execute(db)
  await rebuild()
  await sql`vacuum (freeze, analyze)`.execute(db)
  return { rows, companyId }
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

async function fillPeople({ db }: World, people: number): Promise<void> {
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

async function fillRows(
  { db }: World,
  rows: number,
  { companyId, companyIds, hallIds }: Owners,
): Promise<void> {
  await sql`insert into cargo_loader_types (cargo_id, loader_type_id)
    select n, case when n % 3 = 0 then 5003 else 5001 end from generate_series(1, ${rows}) as n`.execute(db)
  await sql`insert into cargos (status, company_id, hall_id, is_hall, announced_at, declared_at, origin, destination,
      origin_latitude, origin_longitude, destination_latitude, destination_longitude, distance_km, duration_hours,
      range_km, weight_kg, rent_toman, goods_id, packaging_id, tel, description, truck_count, remaining,
      company_fee_rial, commission_rial, driver_fee_rial)
    select case when n % 50 = 0 then 0 else 1 end,
      case when n % 100 < ${askedShare} then ${companyId}::int else (${companyIds}::int[])[1 + n % ${companies}] end,
      (${hallIds}::int[])[1 + n % ${halls}], n % 4 <> 0,
      now() - (${rows} - n) * interval '3 years' / ${rows}, now() - (${rows} - n) * interval '3 years' / ${rows},
      'بندر ' || origin.name, destination.name, 36, 51, 32, 52, 100 + n % 1500, 2 + n % 20, 0, 10000 + n % 15000,
      10000000 + n % 9000 * 1000, 1 + n % 40, 1 + n % 3, '0' || 2100000000 + n % 90000000,
      case when n % 10 = 0 then 'شکستنی، با احتیاط' else '' end, 2, 1, 0, 0, 0
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

/** What is not needed to write the rows is made after them, which is much faster. Out: what makes it. */
async function dropIndexes({ db }: World): Promise<() => Promise<void>> {
  const { rows } = await sql<{ name: string; made: string }>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made from pg_index
    where indrelid in ('cargos'::regclass, 'permits'::regclass) and not indisunique`.execute(db)
  for (const { name } of rows) await sql`drop index ${sql.raw(name)}`.execute(db)
  return async () => {
    for (const { made } of rows) await sql`${sql.raw(made)}`.execute(db)
  }
}
