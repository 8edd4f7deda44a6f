import type { CompanyStatistics, Statistics } from '@bargah/contract/features/statistics/statistics.schema.ts'
import { jalaliDate, startOfTehranDay } from '@bargah/contract/kernel/dates.ts'
import { type Call, sessionOf } from '../../kernel/call.ts'
import { notFound } from '../../kernel/errors.ts'
import {
  monthsShown,
  presentPermits,
  presentStatistics,
  startOfDay,
  startOfPermits,
} from './statistics.rules.ts'
import { countDays, countOfCompany, countPermitsByDay } from './statistics.views.ts'

/** The figures of the whole marketplace (rules 16.3). */
export async function showStatistics(call: Call): Promise<Statistics> {
  const now = await call.now()
  const [firstMonth = jalaliDate(now)] = monthsShown(now)
  const { days, ofAllTime } = await countDays(call.db, startOfDay(`${firstMonth}/01`))
  return presentStatistics(days, ofAllTime, now)
}

/** The figures of the caller's company (rules 16.4). */
export async function showCompanyStatistics(call: Call): Promise<CompanyStatistics> {
  const { companyId } = sessionOf(call)
  if (companyId === null) throw notFound('این شرکت')
  const now = await call.now()
  const counts = await countOfCompany(call.db, companyId, startOfTehranDay(now))
  const permits = await countPermitsByDay(call.db, companyId, startOfPermits(now))
  return { ...counts, ...presentPermits(permits, now) }
}
