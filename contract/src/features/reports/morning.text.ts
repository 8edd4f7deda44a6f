import { formatNumber, toPersianDigits as fa } from '../../kernel/digits.ts'
import type { Wording } from '../notifications/notifications.text.ts'

/** What became of a view of one morning; `empty`: it had no rows, and so there is no file. */
export const morningStates = ['waiting', 'made', 'empty', 'failed'] as const
export type MorningState = (typeof morningStates)[number]

/** The hours that one may choose, by Tehran's clock, and the one that is offered. */
export const morningHours = [4, 5, 6, 7, 8, 9, 10, 11] as const
export const usualMorningHour = 7

export const mostMornings = 10
/** How many rows of a view are in its file, and for how long it is there. */
export const mostMorningRows = 10_000
export const daysOfMorningFiles = 7

export const morningRefusals = {
  too_many: `بیش از ${fa(mostMornings)} گزارش هر صبح فرستاده نمی‌شود؛ نخست یکی را متوقف کنید.`,
  no_address: 'نخست نشانی ایمیل خود را در «حساب من» بدهید.',
  no_mail: 'این سامانه هنوز ایمیل نمی‌فرستد؛ گزارش تنها به پنل می‌آید.',
  under_way: 'فایل این گزارش همین اکنون در حال ساخته شدن است.',
} as const
export type MorningRefusal = keyof typeof morningRefusals

export const noSuchList = 'این فهرست برای حساب شما نیست.'
export const morningSet = (hour: number) => `هر صبح ساعت ${fa(hour)} فرستاده می‌شود.`
export const morningEnded = 'دیگر فرستاده نمی‌شود.'
export const morningBegun = 'فایل در حال ساخته شدن است و خبرش به اعلان‌های شما می‌آید.'

/** Why one has stopped, or nothing was made. */
export const stoppedByRights = 'حساب شما دیگر این فهرست را نمی‌بیند.'
export const stoppedByView = (faults: readonly string[]) =>
  `نمای گزارش دیگر با فهرست جور نیست: ${faults.join(' ')} نما را دوباره ذخیره کنید و باز «هر صبح بفرست» را بزنید.`
export const failedByServer = 'ساختن فایل به خطا خورد؛ فردا دوباره ساخته می‌شود.'

export const sayMorningRows = (total: number): string =>
  total > mostMorningRows
    ? `${formatNumber(mostMorningRows)} ردیف نخست از ${formatNumber(total)} ردیف`
    : `${formatNumber(total)} ردیف`

const where = '/MorningReports'
const told = (state: Wording['state'], subject: string, message: string): Wording => ({
  kind: 'report',
  state,
  subject,
  message,
  link: where,
})

export const morningMade = (name: string, total: number): Wording =>
  told(
    'informational',
    `گزارش «${name}» آماده است`,
    `${sayMorningRows(total)}. فایل آن تا ${fa(daysOfMorningFiles)} روز در «گزارش‌های هر صبح» است.`,
  )
export const morningEmpty = (name: string): Wording =>
  told('informational', `گزارش «${name}» امروز ردیفی ندارد`, 'فایلی ساخته نشد.')
export const morningFailed = (name: string, why: string): Wording =>
  told('warning', `گزارش «${name}» ساخته نشد`, why)
export const morningStopped = (name: string, why: string): Wording =>
  told('warning', `گزارش «${name}» دیگر فرستاده نمی‌شود`, why)
