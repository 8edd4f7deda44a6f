import { toPersianDigits as fa } from '../../kernel/digits.ts'

export const customerFaults = {
  code: `کد ملی ${fa(10)} رقم و شناسهٔ ملی شرکت ${fa(11)} رقم است؛ رقم‌ها را دوباره بررسی کنید.`,
} as const

export const customerRefusals = {
  taken: 'مشتری دیگری از شرکت شما همین کد یا شناسهٔ ملی را دارد؛ او را در فهرست پیدا کنید.',
  only_address: 'این تنها نشانی مشتری است؛ به‌جای حذف، آن را ویرایش کنید.',
} as const
export type CustomerRefusal = keyof typeof customerRefusals

/** In: how many cargos name the thing, and the newest of them. Out: why it is not deleted (rules 6.2). */
export function customerInUse(
  what: 'این مشتری' | 'این نشانی',
  { count, newest }: { count: number; newest: readonly number[] },
) {
  const named = newest.map((id) => fa(id)).join('، ')
  const rest = count - newest.length
  return `${what} در ${fa(count)} بار آمده است و حذف نمی‌شود: ${named}${rest > 0 ? ` و ${fa(rest)} بار دیگر` : ''}.`
}

export const customerAdded = (name: string) => `مشتری «${name}» افزوده شد.`
export const customerUpdated = 'مشخصات مشتری ثبت شد.'
export const customerDeleted = 'مشتری و نشانی‌هایش حذف شدند.'
export const addressAdded = 'نشانی تازه ثبت شد.'
export const addressUpdated = 'نشانی ثبت شد.'
export const addressDeleted = 'نشانی حذف شد.'

export const kindOfCustomer = (isLegal: boolean) => (isLegal ? 'حقوقی' : 'حقیقی')
