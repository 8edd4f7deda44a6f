import * as z from 'zod/mini'
import * as f from '../../kernel/fields.ts'
import { companyPermissions } from './company-settings.text.ts'
import { notChosen, notEntered } from '../../kernel/not-given.ts'

export const agentId = f.id('نمایندگی', notChosen('نخست نمایندگی'))
export const CompanyIdQuery = z.object({ agentId })

export const CompanyPermissions = z.object({
  agentId: z.number(),
  instantBill: z.boolean(),
  reserveEntrancePermission: z.boolean(),
  insertDraft: z.boolean(),
  loadSelectedDrivers: z.boolean(),
  loadSystemReserve: z.boolean(),
})
export const PermissionQuery = z.object({ agentId, type: f.oneOf('نوع دسترسی', companyPermissions) })

export const companySettings = ['MinLoadReserveRange', 'MaxLoadReserveRange'] as const
export type CompanySetting = (typeof companySettings)[number]

/** Kilometres; 0 = no limit. */
export const CompanySettings = z.object({
  agentId: z.number(),
  MinLoadReserveRange: z.number(),
  MaxLoadReserveRange: z.number(),
})
export const SetCompanySettingBody = z.object({
  AgentID: agentId,
  Name: f.oneOf('نام تنظیم', companySettings),
  ValueInt: f.integer('فاصلهٔ رزرو', {
    min: 0,
    max: 5_000,
    missing: 'فاصلهٔ رزرو را به کیلومتر وارد کنید.',
  }),
})

/** Rials of one truck, and kilometres. What the method of reckoning does not use is 0. */
export const CompanyFinances = z.object({
  agentId: z.number(),
  reserveMony: z.number(),
  isMonyKilometer: z.boolean(),
  maxKilometerPrice: z.number(),
  minKilometerPrice: z.number(),
  minReserveKilometr: z.number(),
})
export type CompanyFinances = z.output<typeof CompanyFinances>

// so that a commission by any method and any number of trucks is still a safe whole number
const amount = (label: string) => f.optional(f.integer(label, { min: 0, max: 100_000_000_000 }))

export const SetCompanyFinancesBody = z.object({
  AgentId: agentId,
  IsMonyKilometer: f.flag('محاسبه بر پایهٔ کیلومتر'),
  ReserveMony: amount('مبلغ رزرو'),
  MaxKilometerPrice: f.optional(f.integer('مبلغ هر کیلومتر', { min: 0, max: 100_000_000 })),
  MinKilometerPrice: amount('کمترین مبلغ رزرو'),
  MinReserveKilometr: f.optional(f.integer('کمترین کیلومتر رزرو', { min: 0, max: 5_000 })),
})
export type SetCompanyFinances = z.output<typeof SetCompanyFinancesBody>

/** Each method of reckoning needs its own amounts (rules 4.8). */
export function financesFaults(body: Partial<SetCompanyFinances>): [keyof SetCompanyFinances, string][] {
  if (body.IsMonyKilometer === undefined) return []
  const needed = body.IsMonyKilometer
    ? ([
        ['MaxKilometerPrice', notEntered('مبلغ هر کیلومتر')],
        ['MinKilometerPrice', notEntered('کمترین مبلغ رزرو')],
        ['MinReserveKilometr', notEntered('کمترین کیلومتر رزرو')],
      ] as const)
    : ([['ReserveMony', notEntered('مبلغ رزرو')]] as const)
  return needed.filter(([name]) => body[name] === undefined).map(([name, sentence]) => [name, sentence])
}

/** A company's own credentials for the inquiry service. Nobody is shown the password: a mask stands for it. */
export const CompanyWsCode = z.object({
  id: z.nullable(z.number()),
  agentId: z.number(),
  agent: z.string(),
  agentWSUserName: z.nullable(z.string()),
  agentWSPassword: z.nullable(z.string()),
  agentCompanyCode: z.nullable(z.string()),
  agentWSActive: z.boolean(),
})
export type CompanyWsCode = z.output<typeof CompanyWsCode>

/** A company has one such code: `Id` and `Agent` come back from what was read and decide nothing. */
export const SaveCompanyWsCodeBody = z.object({
  AgentId: agentId,
  AgentWSUserName: f.text('نام کاربری وب‌سرویس', { max: 100 }),
  AgentWSPassword: f.password('گذرواژهٔ وب‌سرویس', { max: 100 }),
  AgentCompanyCode: f.noSecret(f.optional(f.text('کد شرکت', { max: 20 }))),
  Agent: f.optional(f.text('نمایندگی', { max: 300 })),
  Id: f.optional(f.id('کد وب‌سرویس')),
  AgentWSActive: f.flag('فعال بودن وب‌سرویس'),
})

/** A kind of goods whose permits are not issued at once. */
export const NotAllowedGoods = z.object({
  id: z.number(),
  kalaID: z.number(),
  kalaName: z.string(),
})
export const CompanyGoodsQuery = z.object({ agentId, kalaId: f.id('کالا', notChosen('نوع کالا')) })
