import type { LinkedCompanyRow } from '@bargah/contract/features/users/linked-companies.endpoints.ts'
import { sendingStatuses } from '@bargah/contract/features/cargos/cargos.states.ts'
import { permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import { jalaliParts, startOfTehranDay } from '@bargah/contract/kernel/dates.ts'
import { dayMs } from '@bargah/contract/kernel/durations.ts'
import type { Db } from '../../kernel/database.ts'
import { literals, sql } from '../../kernel/sql.ts'

const noonMs = dayMs / 2

/** In: now. Out: when the day and the month of it began in Tehran; from noon to noon, since days have had 23 and 25 hours. */
function beginnings(now: Date) {
  const today = startOfTehranDay(now)
  const { day } = jalaliParts(now)
  return { today, month: startOfTehranDay(new Date(today.getTime() + noonMs - (day - 1) * dayMs)) }
}

/** The companies that a user looks after, by name, with their figures of now. */
export async function listLinkedCompanies(db: Db, userId: number, now: Date): Promise<LinkedCompanyRow[]> {
  const { today, month } = beginnings(now)
  const { rows } = await sql<LinkedCompanyRow>`
    select companies.id, companies.id as transportation_company_id, companies.name as transportation_company_name,
      on_way.sending_cargos, on_way.remaining, issued.permits_today, issued.permits_this_month
    from user_companies join companies on companies.id = company_id
    cross join lateral (select count(*)::int as sending_cargos, coalesce(sum(remaining), 0)::int as remaining
      from cargos where cargos.company_id = companies.id and status in (${literals(sendingStatuses)})) as on_way
    cross join lateral (select count(*)::int as permits_this_month,
        (count(*) filter (where issued_at >= ${today}))::int as permits_today
      from permits where permits.company_id = companies.id and issued_at >= ${month}
        and status <> ${sql.lit(permitStatus.voided)}) as issued
    where user_companies.user_id = ${userId}
    order by companies.name, companies.id`.execute(db)
  return rows
}
