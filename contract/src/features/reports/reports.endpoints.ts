import * as z from 'zod/mini'
import { endpoint } from '../../kernel/endpoint.ts'
import { id } from '../../kernel/fields.ts'
import { ReportRow, reportType, SaveReportBody } from './reports.schema.ts'
import { saveReportRefusals } from './reports.text.ts'

export const reports = {
  /** One's own reports of a kind of list, and those that the company's admin shares. */
  listReports: endpoint({
    method: 'GET',
    path: '/api/reportApi/GetReportBymemberId',
    reply: 'bare',
    effect: 'read',
    about: ['report'],
    access: 'signedIn',
    query: z.object({ ReportType: reportType }),
    data: z.array(ReportRow),
  }),
  /** Makes a report, or with ReportId changes one's own; gives it back as it now is. */
  saveReport: endpoint({
    method: 'POST',
    path: '/api/reportApi/SaveReport',
    title: 'ذخیرهٔ گزارش',
    reply: 'bare',
    effect: 'write',
    changes: ['report'],
    reaches: [],
    undoneBy: 'deleteReport',
    refusals: [saveReportRefusals],
    access: 'signedIn',
    body: SaveReportBody,
    data: ReportRow,
  }),
  deleteReport: endpoint({
    method: 'POST',
    path: '/api/reportApi/DeleteReport',
    title: 'حذف گزارش',
    reply: 'bare',
    effect: 'write',
    changes: ['report'],
    reaches: [],
    undoneBy: 'saveReport',
    access: 'signedIn',
    query: z.object({ reportid: id('گزارش') }),
    data: z.boolean(),
  }),
}
