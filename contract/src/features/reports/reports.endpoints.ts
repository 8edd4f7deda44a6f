import * as z from 'zod/mini'
import { endpoint } from '../../kernel/endpoint.ts'
import { id } from '../../kernel/fields.ts'
import { GiveReportBody, HideReportBody, ReportRow, reportType, SaveReportBody } from './reports.schema.ts'
import { givenToTwo, saveReportRefusals } from './reports.text.ts'

export const reports = {
  /** One's own reports of a kind of list, those that the company's admin shares, and those that are given to one's role or hall. */
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
  /** Gives one's own report to a role or a hall in place of whoever had it, or takes it back. */
  giveReport: endpoint({
    method: 'POST',
    path: '/api/v1/Report/Give',
    title: 'دادن گزارش به یک نقش یا سالن',
    reply: 'envelope',
    effect: 'write',
    changes: ['report'],
    reaches: [],
    stays: 'typed',
    access: { roles: ['Admin'] },
    body: GiveReportBody,
    faults: ({ Role, LoadHallId }) => (Role && LoadHallId ? [['LoadHallId', givenToTwo]] : []),
    data: z.boolean(),
  }),
  /** Leaves another's report out of one's views, or has it back. */
  hideReport: endpoint({
    method: 'POST',
    path: '/api/v1/Report/Hide',
    title: 'پنهان کردن گزارش دیگری',
    reply: 'envelope',
    effect: 'write',
    changes: ['report'],
    reaches: [],
    stays: 'other_way',
    access: 'signedIn',
    body: HideReportBody,
    data: z.boolean(),
  }),
}
