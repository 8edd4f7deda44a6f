import { reports } from '@bargah/contract/features/reports/reports.endpoints.ts'
import { reportNotDeleted } from '@bargah/contract/features/reports/reports.text.ts'
import { morningBegun, morningEnded, morningSet } from '@bargah/contract/features/reports/morning.text.ts'
import { sessionOf } from '../../kernel/call.ts'
import { Fail, notFound } from '../../kernel/errors.ts'
import { mediaOfSheet } from '../../kernel/list-replies.ts'
import { done, routes, says } from '../../kernel/routes.ts'
import type { Channels } from '../outbox/outbox.api.ts'
import { giveReport, setReportHidden } from './give-report.ts'
import type { Among } from './asked-list.ts'
import { findMade, listMornings } from './morning.store.ts'
import { endMorning, sendMorningNow, setMorning } from './set-morning.ts'
import { nameOfFile, presentMorning, presentReport } from './present-report.ts'
import { deleteOwnReport } from './reports.store.ts'
import { listReports } from './reports.views.ts'
import { saveReport } from './save-report.ts'

/** `among`: the calls among which the lists are that are sent each morning. */
export const reportsRoutes = (among: Among, { channels }: { channels: Channels }) =>
  routes(reports, {
    listReports: async (call, { query }) => {
      const session = sessionOf(call)
      const rows = await listReports(call.db, session, query.ReportType)
      return rows.map((report) => presentReport(report, session.userId))
    },
    saveReport: (call, { body }) =>
      saveReport(call, among, {
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
        ...(body.Call && body.Input && { asked: { call: body.Call, input: body.Input } }),
      }),
    deleteReport: (call, { query }) =>
      call.write(async (tx) => {
        const isGone = await deleteOwnReport(tx, query.reportid, sessionOf(call).userId)
        if (!isGone) throw new Fail(404, [`${reportNotDeleted}؛ این گزارش در میان گزارش‌های شما نیست.`])
        return true
      }),
    giveReport: (call, { body }) =>
      giveReport(call, { reportId: body.ReportId, role: body.Role, hallId: body.LoadHallId }),
    showMornings: async (call) => (await listMornings(call.db, sessionOf(call).userId)).map(presentMorning),
    setMorning: async (call, { body: { ReportId, Call, Input, Hour, Format, ByMail } }) => {
      const asked = { call: Call, input: Input, format: Format }
      const how = { hour: Hour, byMail: ByMail ?? false }
      await setMorning(call, { among, channels }, { reportId: ReportId, ...how, ...asked })
      return done(morningSet(Hour))
    },
    endMorning: says(morningEnded, (call, { body }) => endMorning(call, body.Id)),
    sendMorningNow: says(morningBegun, (call, { body }) => sendMorningNow(call, body.Id)),
    openMorningFile: async (call, { query }) => {
      const file = await findMade(call.db, query.Id, sessionOf(call).userId)
      if (!file?.bytes) throw notFound('این فایل')
      return {
        bytes: file.bytes,
        name: nameOfFile(file),
        inline: false,
        fromUsers: { media: mediaOfSheet[file.format] },
      }
    },
    hideReport: (call, { body }) => setReportHidden(call, body.ReportId, body.IsHidden),
  })
