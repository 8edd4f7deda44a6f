import { toPersianDigits as fa } from '../../kernel/digits.ts'
import { accountText } from '../../kernel/text.ts'

/** Why a company or a hall is not given to a user. */
export const linkRefusals = {
  company_linked: 'این شرکت پیش‌تر به این کاربر داده شده است.',
  hall_linked: 'این سالن پیش‌تر به این کاربر داده شده است.',
} as const

export const userMade = (username: string) => `کاربر «${accountText(username)}» ساخته شد.`
export const userChanged = 'مشخصات کاربر عوض شد.'
export const userActivated = 'حساب کاربر فعال شد.'
export const userDeactivated = 'حساب کاربر غیرفعال شد و نشست‌هایش پایان یافت.'
export const companyGiven = 'شرکت به کاربر داده شد.'
export const companyTaken = 'شرکت از کاربر پس گرفته شد.'
export const hallGiven = 'سالن به کاربر داده شد.'
export const hallTaken = 'سالن از کاربر پس گرفته شد.'

export const usernameFaults = {
  shape: (fewest: number) => `نام کاربری باید دست‌کم ${fa(fewest)} رقم باشد و جز پسوند نوع، تنها رقم دارد.`,
  suffix: (suffix: string) =>
    suffix === '' ? 'نام کاربری این نوع پسوند ندارد.' : `پسوند نام کاربری این نوع ${suffix} است.`,
} as const
