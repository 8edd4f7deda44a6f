import type { Counts, MenuCounts } from '@bargah/contract/features/statistics/statistics.schema.ts'
import { cargoStatus, sendingStatuses } from '@bargah/contract/features/cargos/cargos.states.ts'
import { openPermitStatuses, permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import { jalaliDate, startOfTehranDay } from '@bargah/contract/kernel/dates.ts'
import { dayMs } from '@bargah/contract/kernel/durations.ts'
import type { Db } from '../../kernel/database.ts'
import { literals, sql } from '../../kernel/sql.ts'
import { type DayCounts, sumCounts } from './statistics.rules.ts'
import { cargos } from '@bargah/contract/features/cargos/cargos.endpoints.ts'
import { reviewHours } from '@bargah/contract/features/cargos/cargos.text.ts'
import { companyStatus } from '@bargah/contract/features/companies/companies.states.ts'
import { drivers } from '@bargah/contract/features/drivers/drivers.endpoints.ts'
import { messages } from '@bargah/contract/features/messages/messages.endpoints.ts'
import { questionState } from '@bargah/contract/features/messages/messages.states.ts'
import { permits } from '@bargah/contract/features/permits/permits.endpoints.ts'
import { productOwners } from '@bargah/contract/features/product-owners/product-owners.endpoints.ts'
import { ownerStatus } from '@bargah/contract/features/product-owners/product-owners.states.ts'
import { reconciliation } from '@bargah/contract/features/reconciliation/reconciliation.endpoints.ts'
import { turns } from '@bargah/contract/features/turns/turns.endpoints.ts'
import { type Access, isOneOf, mayCall, organizations } from '@bargah/contract/kernel/access.ts'
import type { RawBuilder } from 'kysely'
import type { Session } from '../../kernel/call.ts'
import { cargoScope, isShownByHalls } from '../cargos/cargos.api.ts'
import { questionScope } from '../messages/messages.api.ts'
import { permitScope } from '../permits/permits.api.ts'
import { turnScope } from '../turns/turns.api.ts'

const none = sql`null::int`
const count = (rows: RawBuilder<unknown>) => sql`(select count(*)::int from ${rows})`

// literals, so that the partial indexes of what is sending, printed and under review fit whatever the plan
const isSending = sql`cargos.status = ${sql.lit(cargoStatus.sending)}`
const isCounted = sql`permits.status <> ${sql.lit(permitStatus.voided)}`
const isPrinted = sql`permits.status = ${sql.lit(permitStatus.printed)}`
const isUnderReview = sql`cargos.status = ${sql.lit(cargoStatus.awaitingReview)}`

const pendingPayments = count(sql`payments where status = 'pending'`)
const applicants = sql`${count(sql`companies where status = ${sql.lit(companyStatus.waiting)}`)}
  + ${count(sql`product_owners where status = ${sql.lit(ownerStatus.waiting)} and deleted_at is null`)}`
// as the list of inactive drivers tells who was closed on purpose
const driversToComplete = count(sql`drivers where not is_active and (awaits_activation
  or first_name = '' or last_name = '' or card_number is null or current_driver_freighter_id is null)`)

/** What halls announce at `now` and still looks for trucks, as the boards show it. */
const onBoards = (now: Date) =>
  count(
    sql`cargos join halls on halls.id = hall_id where ${isShownByHalls(now)} and halls.is_active is not false`,
  )

/** Loads on their way: of a hall those of its board, of others those that are sent. */
function loads(session: Session, now: Date) {
  const mine = cargoScope(session)
  if (session.role !== 'LoadHallAdmin') return count(sql`cargos where ${isSending} and ${mine}`)
  return count(sql`cargos where ${isShownByHalls(now)} and ${mine}`)
}

/** What of the home's inbox is due by the end of today: waybills of days before, reviews, payments without an answer. */
function dueToday(session: Session, now: Date, may: (access: Access) => boolean) {
  const today = startOfTehranDay(now)
  const until = new Date(today.getTime() + dayMs - reviewHours * (dayMs / 24))
  const unbilled = count(sql`permits where ${isPrinted} and issued_at < ${today} and ${permitScope(session)}`)
  const reviews = count(
    sql`cargos where ${isUnderReview} and declared_at < ${until} and ${cargoScope(session)}`,
  )
  const parts = [
    may(permits.searchPermits.access) && may(permits.printPermit.access) && unbilled,
    may(cargos.searchCargos.access) && reviews,
    may(reconciliation.listPayments.access) && pendingPayments,
  ].filter((part) => part !== false)
  return parts.length === 0 ? none : sql`(${sql.join(parts, sql` + `)})`
}

/** What stands beside the rows of somebody's menu, in one statement; null of what he has no list. */
export async function countForMenu(db: Db, session: Session, now: Date): Promise<MenuCounts> {
  const may = (access: Access) => mayCall(access, session)
  const when = (access: Access, rows: RawBuilder<unknown>) => (may(access) ? rows : none)
  const isAsked = session.role === 'Admin' ? questionState.waiting : questionState.answered
  const looksOn = isOneOf(session.role, [...organizations, 'LoadHallAdmin'])
  const { rows } = await sql<MenuCounts>`select
    ${looksOn ? none : dueToday(session, now, may)} as due_today,
    ${when(cargos.searchCargos.access, loads(session, now))} as loads,
    ${when(
      permits.searchPermits.access,
      count(
        sql`permits where issued_at >= ${startOfTehranDay(now)} and ${isCounted} and ${permitScope(session)}`,
      ),
    )} as permits,
    ${when(turns.searchTurns.access, count(sql`turns where status = 'live' and ${turnScope(session)}`))} as turns,
    ${when(cargos.listAnnouncedCargos.access, onBoards(now))} as boards,
    ${when(drivers.listInactiveDrivers.access, driversToComplete)} as drivers,
    ${when(productOwners.listOwners.access, applicants)} as applicants,
    ${when(reconciliation.listPayments.access, pendingPayments)} as payments,
    ${when(
      messages.countMessages.access,
      count(sql`messages where state = ${sql.lit(isAsked)} and ${questionScope(session)}`),
    )} as messages`.execute(db)
  const [found] = rows
  if (!found) throw new Error('counts give one row')
  return found
}

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
      (select count(*) from permits
        where company_id = ${companyId} and issued_at >= ${dayStart} and ${isCounted})::int as permits_today,
      (select count(*) from permits where company_id = ${companyId} and status in (${open}))::int as open_permits,
      (select count(*) from permit_events join permits on permits.id = permit_id
        where permit_events.status = ${sql.lit(permitStatus.delivered)} and at >= ${dayStart}
          and company_id = ${companyId})::int as delivered_today`.execute(db)
  const [found] = rows
  if (!found) throw new Error('counts give one row')
  const { awaitingReview, ...rest } = found
  return { ...rest, activeCargo: rest.sendingCargos + awaitingReview }
}

/** How many permits a company was issued on each day, `1405/08/30`, since `since`; those voided since are none. */
export async function countPermitsByDay(
  db: Db,
  companyId: number,
  since: Date,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ startsAt: Date; permits: number }>`
    select tehran_day(issued_at)::timestamp at time zone 'Asia/Tehran' as starts_at, count(*)::int as permits
    from permits where company_id = ${companyId} and issued_at >= ${since} and ${isCounted} group by tehran_day(issued_at)`.execute(
    db,
  )
  return new Map(rows.map(({ startsAt, permits }) => [jalaliDate(startsAt), permits]))
}
