import * as z from 'zod/mini'
import { roles } from '../../kernel/access.ts'
import * as f from '../../kernel/fields.ts'
import { jsonObject } from '../../kernel/json-field.ts'
import { listFormats } from '../../kernel/list-columns.ts'
import { askedOfList } from './morning.schema.ts'
import { notChosen } from '../../kernel/not-given.ts'

export const mostReportsPerType = 50
const mostColumns = 200
const maxStateBytes = 16 * 1024

/** Which list a report is of: a short word of the panel's own, such as `cargos`. */
export const reportType = f.field<string, string>('نوع گزارش', { type: 'string', maxLength: 40 }, (value) =>
  typeof value === 'string' && /^[a-z][\w-]{0,39}$/i.test(value)
    ? { value: value.toLowerCase() }
    : { fault: 'نوع گزارش باید یک واژهٔ کوتاه لاتین باشد؛ مانند cargos.' },
)

const Column = f.part(
  {
    LatinName: f.text('نام لاتین ستون', { max: 60 }),
    FarsiName: f.text('نام فارسی ستون', { max: 100 }),
  },
  'هر ستون باید نام لاتین و نام فارسی داشته باشد.',
)

/**
 * `Name` is what the person calls it, `ReportName` the kind of list. What is left out of a change stays as it was. `Call` and
 * `Input`: what the view as it now is asks of its list each morning; of one that is not sent they are not looked at.
 */
export const SaveReportBody = z.object({
  Name: f.text('نام گزارش', { max: 60 }),
  ReportName: reportType,
  ReportId: f.optional(f.id('گزارش')),
  ColumnList: f.list('ستون‌ها', Column, {
    min: 1,
    max: mostColumns,
    missing: notChosen('ستون‌های گزارش'),
  }),
  IsDefault: f.optional(f.flag('گزارش پیش‌فرض')),
  IsShared: f.optional(f.flag('اشتراک گزارش')),
  State: f.optional(jsonObject('چیدمان جدول', { maxBytes: maxStateBytes })),
  Call: f.optional(askedOfList.Call),
  Input: f.optional(askedOfList.Input),
})
export type SaveReport = z.output<typeof SaveReportBody>

/** To whom a report is given: a role, or the accounts of a hall; to nobody, and so taken back, where neither is named. */
export const GiveReportBody = z.object({
  ReportId: f.id('گزارش'),
  Role: f.optional(f.oneOf('نقش', roles)),
  LoadHallId: f.optional(f.id('سالن')),
})

export const HideReportBody = z.object({ ReportId: f.id('گزارش'), IsHidden: f.flag('پنهان کردن') })

/**
 * A saved report (rules 16.2): `name` and `farsiReportName` are the person's words for it, `reportName` the kind of list,
 * `id` and `reportId` the same. `mine` false: the company's admin shares it, or an administrator gives it to one's role or
 * hall; it can be used and hidden, not changed, and is never the default. `state` is the table's own: order, widths, pins, sort, filters, hidden columns, page size.
 */
export const ReportRow = z.object({
  id: z.number(),
  reportId: z.number(),
  name: z.string(),
  farsiReportName: z.string(),
  reportName: z.string(),
  columnList: z.array(
    z.object({ latinName: z.string(), farsiName: z.string(), farsiColumnName: z.string() }),
  ),
  isDefault: z.boolean(),
  isShared: z.boolean(),
  givenRole: z.nullable(z.enum(roles)),
  givenHallId: z.nullable(z.number()),
  givenHallName: z.nullable(z.string()),
  mine: z.boolean(),
  isHidden: z.boolean(),
  /** How one's own is sent each morning; null where it is not, or has stopped. */
  morning: z.nullable(z.object({ hour: z.number(), format: z.enum(listFormats), byMail: z.boolean() })),
  state: z.record(z.string(), z.json()),
  updatedAt: z.string(),
})
export type ReportRow = z.output<typeof ReportRow>
