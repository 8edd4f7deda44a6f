import * as z from 'zod/mini'
import { deskRoles } from '../../kernel/access.ts'
import { hourMs } from '../../kernel/durations.ts'
import { endpoint, plainCommand, reading, writing } from '../../kernel/endpoint.ts'
import { id } from '../../kernel/fields.ts'
import { MorningBody, MorningFileQuery, MorningRow, SetMorningBody } from './morning.schema.ts'
import { morningRefusals } from './morning.text.ts'
import { GiveReportBody, HideReportBody, ReportRow, reportType, SaveReportBody } from './reports.schema.ts'
import { givenToTwo, saveReportRefusals } from './reports.text.ts'

/** What is done to a view that is sent each morning (docs/decisions/0128). */
const ofMorning = {
  ...writing,
  changes: ['report'],
  reaches: [],
  refusals: [morningRefusals],
  byKey: false,
  access: { roles: deskRoles },
  data: plainCommand,
} as const

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
    ...writing,
    path: '/api/v1/Report/Give',
    title: 'دادن گزارش به یک نقش یا سالن',
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
    ...writing,
    path: '/api/v1/Report/Hide',
    title: 'پنهان کردن گزارش دیگری',
    changes: ['report'],
    reaches: [],
    stays: 'reversible',
    access: 'signedIn',
    body: HideReportBody,
    data: z.boolean(),
  }),
  /** One's own views that are sent each morning, and what was made of them. */
  showMornings: endpoint({
    ...reading,
    path: '/api/v1/Report/GetMornings',
    about: ['report'],
    byKey: false,
    access: { roles: deskRoles },
    data: z.array(MorningRow),
  }),
  /** Has one's own report be sent each morning, or changes how. */
  setMorning: endpoint({
    ...ofMorning,
    path: '/api/v1/Report/SetMorning',
    title: 'فرستادن گزارش در هر صبح',
    stays: 'typed',
    body: SetMorningBody,
  }),
  endMorning: endpoint({
    ...ofMorning,
    path: '/api/v1/Report/EndMorning',
    title: 'پایان فرستادن گزارش در هر صبح',
    stays: 'reversible',
    body: MorningBody,
  }),
  /** Has the file of one be made once now, besides. */
  sendMorningNow: endpoint({
    ...ofMorning,
    path: '/api/v1/Report/SendMorningNow',
    title: 'فرستادن گزارش در همین اکنون',
    stays: 'added',
    limits: [{ by: 'account', most: 20, inMs: hourMs, kept: 'memory' }],
    body: MorningBody,
  }),
  openMorningFile: endpoint({
    method: 'GET',
    path: '/api/v1/Report/MorningFile',
    reply: 'file',
    effect: 'read',
    about: ['report'],
    byKey: false,
    access: { roles: deskRoles },
    media: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv; charset=utf-8'],
    query: MorningFileQuery,
  }),
}
