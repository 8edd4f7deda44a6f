import * as z from 'zod/mini'
import * as f from '../../kernel/fields.ts'
import { rowOf } from '../../kernel/rows.ts'
import { baseItemTable, freightRateTable, holidayTable } from './base.columns.ts'
import { baseKinds } from './base.text.ts'
import { notChosen, notEntered } from '../../kernel/not-given.ts'

const kind = f.oneOf('گونهٔ اطلاعات پایه', baseKinds)
const itemId = f.id('مورد')

export const BaseKindQuery = z.object({ Kind: kind })

/** `groupName` is the logistic class of goods and the category of a loader type; packagings have none. */
export const BaseItemRow = rowOf(baseItemTable)
export type BaseItemRow = z.output<typeof BaseItemRow>

/** Without Id a new one is made. A loader type of a known category bears its name; without a short name desks see the whole one. */
export const SaveBaseItemBody = z.object({
  Kind: kind,
  Id: f.optional(itemId),
  Name: f.name('نام', { max: 60 }),
  GroupName: f.optional(f.text('دسته', { max: 60 })),
  GroupCode: f.noSecret(f.optional(f.integer('کد دسته', { min: 1, max: 999 }))),
  ShortName: f.optional(f.text('نام کوتاه', { max: 16 })),
})
/** What goods and loader types cannot do without. */
export function saveBaseItemFaults({
  Kind,
  GroupName,
  GroupCode,
}: Record<string, unknown>): [string, string][] {
  const faults: [string, string][] = []
  if (Kind === 'goods' && !GroupName) faults.push(['GroupName', notEntered('دستهٔ کالا')])
  if (Kind === 'loaderType' && !GroupCode) faults.push(['GroupCode', notChosen('دستهٔ بارگیر')])
  return faults
}

export const SetBaseItemActiveBody = z.object({ Kind: kind, Id: itemId, IsActive: f.flag('فعال') })
export const RemoveBaseItemBody = z.object({ Kind: kind, Id: itemId })

/** A rate holds from `beginsAt` until `endsAt`, when the next one begins; null: until further notice. */
export const FreightRateRow = rowOf(freightRateTable)
export type FreightRateRow = z.output<typeof FreightRateRow>

export const highestRateRial = 10_000_000
export const AddFreightRateBody = z.object({
  FromDate: f.jalaliDay('روز آغاز', 'روزی را که نرخ از آن آغاز می‌شود وارد کنید.'),
  RialPerTonneKm: f.integer('نرخ هر تن در کیلومتر', {
    min: 1,
    max: highestRateRial,
    missing: 'نرخ هر تن در کیلومتر را به ریال وارد کنید.',
  }),
})
export const FreightRateOfDayQuery = z.object({ Day: f.optional(f.jalaliDay('روز')) })
export const FreightRateOfDay = z.object({
  rialPerTonneKm: z.nullable(z.number()),
  fromDate: z.nullable(z.string()),
})

export const HolidayRow = rowOf(holidayTable)
export type HolidayRow = z.output<typeof HolidayRow>

export const HolidaysQuery = z.object({
  Year: f.optional(f.integer('سال', { min: 1300, max: 1498 })),
})
/** Without Id a new one is made. */
export const SaveHolidayBody = z.object({
  Id: f.optional(f.id('تعطیلی')),
  Date: f.jalaliDay('روز تعطیل'),
  Title: f.text('مناسبت', { max: 80 }),
})
