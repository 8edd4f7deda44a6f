import type { AccountReport } from '@bargah/contract/features/wallet/wallet.schema.ts'
import { jalaliDate } from '@bargah/contract/kernel/dates.ts'
import type { Call } from '../../kernel/call.ts'
import { computeDays } from '../../kernel/days.ts'
import { computeReport } from './account-report.rules.ts'
import { findReportFacts } from './account-report.views.ts'
import type { WalletOwner } from './wallet.store.ts'

/** The first and the last day, `1405/08/30`, both counted. */
export type ReportDays = { FromDate?: string; ToDate?: string }

/** A wallet over days; without a first day this month's, without a last one until today. */
export async function showReport(
  call: Call,
  owner: WalletOwner,
  asked: ReportDays,
): Promise<{ report: AccountReport; since: Date; before: Date }> {
  const now = await call.now()
  const today = jalaliDate(now)
  const { since = now, before = now } = computeDays({
    FromDate: asked.FromDate ?? `${today.slice(0, 8)}01`,
    ToDate: asked.ToDate ?? today,
  })
  const facts = await findReportFacts(call.db, owner, since)
  return { report: computeReport(facts, { since, before, now }), since, before }
}
