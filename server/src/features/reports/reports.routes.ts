import { reports } from '@bargah/contract/features/reports/reports.endpoints.ts'
import { reportNotDeleted } from '@bargah/contract/features/reports/reports.text.ts'
import { sessionOf } from '../../kernel/call.ts'
import { Fail } from '../../kernel/errors.ts'
import { routes } from '../../kernel/routes.ts'
import { giveReport, setReportHidden } from './give-report.ts'
import { presentReport } from './present-report.ts'
import { deleteOwnReport } from './reports.store.ts'
import { listReports } from './reports.views.ts'
import { saveReport } from './save-report.ts'

export const reportsRoutes = () =>
  routes(reports, {
    listReports: async (call, { query }) => {
      const session = sessionOf(call)
      const rows = await listReports(call.db, session, query.ReportType)
      return rows.map((report) => presentReport(report, session.userId))
    },
    saveReport: (call, { body }) =>
      saveReport(call, {
        reportId: body.ReportId,
        type: body.ReportName,
        name: body.Name,
        columns: body.ColumnList.map(({ LatinName, FarsiName }) => ({
          latinName: LatinName,
          farsiName: FarsiName,
        })),
        isDefault: body.IsDefault,
        isShared: body.IsShared,
        state: body.State,
      }),
    deleteReport: (call, { query }) =>
      call.write(async (tx) => {
        const isGone = await deleteOwnReport(tx, query.reportid, sessionOf(call).userId)
        if (!isGone) throw new Fail(404, [`${reportNotDeleted}؛ این گزارش در میان گزارش‌های شما نیست.`])
        return true
      }),
    giveReport: (call, { body }) =>
      giveReport(call, { reportId: body.ReportId, role: body.Role, hallId: body.LoadHallId }),
    hideReport: (call, { body }) => setReportHidden(call, body.ReportId, body.IsHidden),
  })
