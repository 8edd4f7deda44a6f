import type { Flag } from '../../kernel/access.ts'
import { sayFlags } from './flags.text.ts'

/** Why a company user is not made or changed; which flags the editor lacks, `lacksFlags` says. */
export const companyUserRefusals = {
  own_row: 'حساب خودتان را این‌جا نمی‌توانید تغییر دهید؛ از مدیر شرکت بخواهید.',
  name_too_short: 'نام کاربری باید دست‌کم ۵ نویسه باشد.',
  name_too_long: 'نام کاربری با پسوند شرکت نباید بیشتر از ۵۰ نویسه شود؛ نام کوتاه‌تری بدهید.',
  stronger_user: 'این کاربر دسترسی‌هایی دارد که شما ندارید؛ حساب او را تنها مدیر شرکت تغییر می‌دهد.',
  mobile_of_another:
    'موبایل این کاربر را تنها مدیر شرکت یا مدیر سامانه عوض می‌کند، چون گذرواژهٔ موقت به آن می‌رود.',
} as const
export type CompanyUserRefusal = keyof typeof companyUserRefusals

export const lacksFlags = (lacking: readonly Flag[]): string =>
  `این دسترسی‌ها را خودتان ندارید و نمی‌توانید تغییر دهید: ${sayFlags(lacking)}.`

export const companyUserAdded = 'ثبت کاربر تازه با موفقیت انجام شد.'
export const companyUserChanged = 'ویرایش کاربر با موفقیت انجام شد.'
export const companyUserClosed = 'حساب کاربر حذف شد؛ مدیر شرکت می‌تواند آن را بازگرداند.'
export const companyUserReopened = 'حساب کاربر بازگشت؛ با همان نام کاربری و گذرواژه وارد می‌شود.'
export const companyUserActive = (isActive: boolean): string =>
  isActive ? 'کاربر فعال شد.' : 'کاربر غیرفعال شد و از همهٔ دستگاه‌ها بیرون آمد.'
