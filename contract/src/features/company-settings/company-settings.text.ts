import { notEntered } from '../../kernel/not-given.ts'

/** What an administrator switches on and off for a company, by the words of the wire. */
export const companyPermissions = [
  'instantBill',
  'reserveEntrancePermission',
  'insertDraft',
  'loadSelectedDrivers',
  'loadSystemReserve',
] as const
export type CompanyPermission = (typeof companyPermissions)[number]

type PermissionWords = {
  title: string
  /** Description when the setting is on, and when it is off. */
  on: string
  off: string
}

export const permissionWords: Readonly<Record<CompanyPermission, PermissionWords>> = {
  instantBill: {
    title: 'صدور آنی مجوز',
    on: 'مجوزهای این شرکت همان دم صدور «چاپ‌شده» می‌شوند، مگر برای کالاهایی که از صدور آنی کنار گذاشته‌اید.',
    off: 'هر مجوز «صادرشده» می‌ماند تا کسی آن را چاپ کند.',
  },
  reserveEntrancePermission: {
    title: 'بار آزاد بدون نوبت',
    on: 'راننده بی‌آن که نوبت سالنی داشته باشد بار آزاد این شرکت را برمی‌دارد.',
    off: 'راننده برای بار آزاد این شرکت باید در سالنی نوبت فعال داشته باشد، و آن نوبت به کار می‌رود.',
  },
  insertDraft: {
    title: 'بارگذاری حواله',
    on: 'شرکت حوالهٔ مجوزهای خود را بارگذاری می‌کند.',
    off: 'شرکت نمی‌تواند حواله بارگذاری کند؛ بارنامه را می‌تواند.',
  },
  loadSelectedDrivers: {
    title: 'بار برای رانندگان برگزیده',
    on: 'شرکت می‌تواند بار آزاد خود را تنها برای رانندگان برگزیده‌اش بگذارد.',
    off: 'بار آزاد شرکت را همهٔ رانندگان می‌بینند.',
  },
  loadSystemReserve: {
    title: 'تخصیص بار از سوی سامانه',
    on: 'پشتیبانی می‌تواند بار شرکت را بیرون از نوبت به راننده‌ای بدهد.',
    off: 'بار شرکت تنها به نوبت یا به انتخاب رانندگان داده می‌شود.',
  },
}

/** Why a company's range is not set. */
export const companySettingRefusals = {
  min_over_max: 'کمترین فاصله نباید بیشتر از بیشترین فاصله باشد؛ نخست دیگری را عوض کنید.',
} as const
export type CompanySettingRefusal = keyof typeof companySettingRefusals

/** Why a company's inquiry credentials are not kept. */
export const wsCodeRefusals = {
  password_needed: notEntered('گذرواژهٔ وب‌سرویس'),
} as const
export type WsCodeRefusal = keyof typeof wsCodeRefusals

/** What stands for a password that is kept and never shown; sent back, it leaves the password as it is. */
export const maskedPassword = '••••••••'
