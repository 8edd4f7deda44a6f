import { toPersianDigits as fa } from '../../kernel/digits.ts'
import { mostFavourites } from './favourites.ts'
import { mostReportsPerType } from './reports.schema.ts'

export const saveReportRefusals = {
  not_to_share: 'تنها مدیر شرکت حمل می‌تواند گزارش را با کاربران شرکت به اشتراک بگذارد.',
  too_many: `بیش از ${fa(mostReportsPerType)} گزارش برای یک فهرست نگه داشته نمی‌شود؛ نخست گزارشی را حذف کنید.`,
  too_many_favourites: `بیش از ${fa(mostFavourites)} برگزیده نگه داشته نمی‌شود؛ نخست یکی را بردارید.`,
} as const
export type SaveReportRefusal = keyof typeof saveReportRefusals

export const reportNotDeleted = 'خطا در حذف گزارش'
export const givenToTwo = 'گزارش را یا به یک نقش بدهید یا به یک سالن.'
