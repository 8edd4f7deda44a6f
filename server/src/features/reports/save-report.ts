import { mostReportsPerType, type ReportRow } from '@bargah/contract/features/reports/reports.schema.ts'
import { type SaveReportRefusal, saveReportRefusals } from '@bargah/contract/features/reports/reports.text.ts'
import type { JsonObject } from '@bargah/contract/kernel/json-field.ts'
import { favouritesType, mostFavourites } from '@bargah/contract/features/reports/favourites.ts'
import type { Role } from '@bargah/contract/kernel/access.ts'
import { type Call, sessionOf } from '../../kernel/call.ts'
import { notFound, refuse } from '../../kernel/errors.ts'
import type { Among } from './asked-list.ts'
import { presentReport } from './present-report.ts'
import {
  countReports,
  findReport,
  insertReport,
  lockOwner,
  type ReportColumn,
  setNoDefault,
  setReport,
} from './reports.store.ts'
import { findUsable } from './reports.views.ts'
import { followView, mustBeReadable } from './set-morning.ts'

type Input = {
  reportId?: number
  type: string
  name: string
  columns: ReportColumn[]
  isDefault?: boolean
  isShared?: boolean
  state?: JsonObject
  /** What the view asks of its list, for where it is sent each morning. */
  asked?: { call: string; input: JsonObject }
}

/** A new default takes the place of the old one; what is sent of it each morning is the view as it now is. */
export async function saveReport(call: Call, among: Among, input: Input): Promise<ReportRow> {
  const session = sessionOf(call)
  const { reportId, type, name, columns, asked: morning } = input
  if (morning) await mustBeReadable(call, among, morning)
  const owner = { userId: session.userId, type }
  return call.write(async (tx, now) => {
    await lockOwner(tx, owner.userId)
    const kept = reportId === undefined ? undefined : await findReport(tx, reportId, owner)
    if (reportId !== undefined && !kept) throw notFound('گزارشی با این مشخصات')
    const asked = { role: session.role, type, isShared: input.isShared === true, isNew: !kept }
    refuse(maySaveReport({ ...asked, ownCount: await countReports(tx, owner) }), saveReportRefusals)

    const isDefault = input.isDefault ?? kept?.isDefault ?? false
    const isShared = input.isShared ?? kept?.isShared ?? false
    const content = {
      name,
      columns,
      isDefault,
      isShared,
      updatedAt: now,
      state: input.state ?? kept?.state ?? {},
    }
    if (input.isDefault) await setNoDefault(tx, owner)
    if (reportId !== undefined) await setReport(tx, reportId, content)
    const id = reportId ?? (await insertReport(tx, owner, content))
    if (morning) await followView(tx, call, { ...morning, reportId: id }, now)
    const saved = await findUsable(tx, session, id)
    if (!saved) throw new Error(`report ${id} is not its owner's`)
    return presentReport(saved, session.userId)
  })
}

type Saving = { role: Role; type: string; isShared: boolean; isNew: boolean; ownCount: number }

/** In: who saves a report, of which kind of list, whether it is to be shared, and how many of its type he has. Out: why not, or null. */
export function maySaveReport({ role, type, isShared, isNew, ownCount }: Saving): SaveReportRefusal | null {
  if (isShared && role !== 'TransportationCompanyAdmin') return 'not_to_share'
  if (type === favouritesType) return isNew && ownCount >= mostFavourites ? 'too_many_favourites' : null
  return isNew && ownCount >= mostReportsPerType ? 'too_many' : null
}
