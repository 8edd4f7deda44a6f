import type { Counts } from '@bargah/contract/features/statistics/statistics.schema.ts'
import { cargoStatus, sendingStatuses } from '@bargah/contract/features/cargos/cargos.states.ts'
import { openPermitStatuses, permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import { jalaliDate } from '@bargah/contract/kernel/dates.ts'
import type { Db } from '../../kernel/database.ts'
import { literals, sql } from '../../kernel/sql.ts'
import { type DayCounts, sumCounts } from './statistics.rules.ts'

type Counted = Counts & { startsAt: Date }
const presentDay = ({ startsAt, driverCount, cargoCount, reserveCount }: Counted): DayCounts => ({
  day: jalaliDate(startsAt),
  driverCount,
  cargoCount,
  reserveCount,
})

/** What happened in all, and on each day since `since`: of days that are counted from their figures, else from the rows. */
export async function countDays(db: Db, since: Date): Promise<{ days: DayCounts[]; ofAllTime: Counts }> {
  const { rows: counted } = await sql<Counted & { isOlder: boolean }>`
    select day::timestamp at time zone 'Asia/Tehran' as starts_at, false as is_older,
      drivers as driver_count, cargos as cargo_count, permits as reserve_count
    from counted_days where day >= tehran_day(${since})
    union all
    select (max(day) + 1)::timestamp at time zone 'Asia/Tehran', true, coalesce(sum(drivers) filter (where day < tehran_day(${since})), 0)::int,
      coalesce(sum(cargos) filter (where day < tehran_day(${since})), 0)::int,
      coalesce(sum(permits) filter (where day < tehran_day(${since})), 0)::int
    from counted_days`.execute(db)
  const days = counted.filter(({ isOlder }) => !isOlder)
  const older = counted.find(({ isOlder }) => isOlder)
  const fresh = await countRows(db, older?.startsAt ?? null)
  const all = older ? [...days, ...fresh, older] : fresh
  return {
    days: [...days, ...fresh].map(presentDay),
    ofAllTime: sumCounts(all),
  }
}

/** What happened on each day since an instant, counted from the rows. */
async function countRows(db: Db, since: Date | null): Promise<Counted[]> {
  // its text, not a parameter, so that the plan knows how few rows there are
  const start = sql.lit(since?.toISOString() ?? '-infinity')
  const { rows } = await sql<Counted>`
    select day::timestamp at time zone 'Asia/Tehran' as starts_at, sum(drivers)::int as driver_count,
      sum(cargos)::int as cargo_count, sum(permits)::int as reserve_count
    from (
      select tehran_day(created_at) as day, count(*) as drivers, 0 as cargos, 0 as permits
        from drivers where created_at >= ${start} group by 1
      union all
      select tehran_day(announced_at), 0, count(*), 0 from cargos where announced_at >= ${start} group by 1
      union all
      select tehran_day(issued_at), 0, 0, count(*) from permits where issued_at >= ${start} group by 1
    ) as found group by day`.execute(db)
  return rows
}

/** How a company's loads and permits stand. */
export async function countOfCompany(db: Db, companyId: number, dayStart: Date) {
  const [sending, open] = [literals(sendingStatuses), literals(openPermitStatuses)]
  const { rows } = await sql<{
    cargoCount: number
    sendingCargos: number
    trucksLeft: number
    awaitingReview: number
    cargosToday: number
    reserveCount: number
    permitsToday: number
    openPermits: number
    deliveredToday: number
  }>`
    select
      (select count(*) from cargos where company_id = ${companyId})::int as cargo_count,
      (select count(*) from cargos where company_id = ${companyId} and status in (${sending}))::int as sending_cargos,
      (select coalesce(sum(remaining), 0) from cargos
        where company_id = ${companyId} and status in (${sending}))::int as trucks_left,
      (select count(*) from cargos where company_id = ${companyId}
        and status = ${sql.lit(cargoStatus.awaitingReview)})::int as awaiting_review,
      (select count(*) from cargos where company_id = ${companyId} and announced_at >= ${dayStart})::int as cargos_today,
      (select count(*) from permits where company_id = ${companyId})::int as reserve_count,
      (select count(*) from permits where company_id = ${companyId} and issued_at >= ${dayStart})::int as permits_today,
      (select count(*) from permits where company_id = ${companyId} and status in (${open}))::int as open_permits,
      (select count(*) from permit_events join permits on permits.id = permit_id
        where permit_events.status = ${sql.lit(permitStatus.delivered)} and at >= ${dayStart}
          and company_id = ${companyId})::int as delivered_today`.execute(db)
  const [found] = rows
  if (!found) throw new Error('counts give one row')
  const { awaitingReview, ...rest } = found
  return { ...rest, activeCargo: rest.sendingCargos + awaitingReview }
}

/** How many permits a company was issued on each day, `1405/08/30`, since `since`. */
export async function countPermitsByDay(
  db: Db,
  companyId: number,
  since: Date,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ startsAt: Date; permits: number }>`
    select tehran_day(issued_at)::timestamp at time zone 'Asia/Tehran' as starts_at, count(*)::int as permits
    from permits where company_id = ${companyId} and issued_at >= ${since} group by tehran_day(issued_at)`.execute(
    db,
  )
  return new Map(rows.map(({ startsAt, permits }) => [jalaliDate(startsAt), permits]))
}
