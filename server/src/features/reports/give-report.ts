import type { Role } from '@bargah/contract/kernel/access.ts'
import { type Call, sessionOf } from '../../kernel/call.ts'
import { notFound } from '../../kernel/errors.ts'
import { findHall } from '../halls/halls.api.ts'
import { giveOwnReport, hideReport, unhideReport } from './reports.store.ts'
import { findUsable } from './reports.views.ts'

type Given = { reportId: number; role?: Role | undefined; hallId?: number | undefined }
const noReport = () => notFound('گزارشی با این مشخصات')

/** Gives one's own report to a role or a hall in place of whoever had it; to nobody when neither is named. */
export async function giveReport(call: Call, { reportId, role, hallId }: Given): Promise<boolean> {
  const { userId } = sessionOf(call)
  return call.write(async (tx) => {
    if (hallId !== undefined && !(await findHall(tx, hallId))) throw notFound('سالنی با این مشخصات')
    const given = { givenRole: role ?? null, givenHallId: hallId ?? null }
    if (!(await giveOwnReport(tx, reportId, userId, given))) throw noReport()
    return true
  })
}

/** Leaves a report that one may use out of one's views, or has it back. */
export async function setReportHidden(call: Call, reportId: number, isHidden: boolean): Promise<boolean> {
  const session = sessionOf(call)
  const { userId } = session
  return call.write(async (tx) => {
    if (!(await findUsable(tx, session, reportId))) throw noReport()
    await (isHidden ? hideReport : unhideReport)(tx, { userId, reportId })
    return true
  })
}
