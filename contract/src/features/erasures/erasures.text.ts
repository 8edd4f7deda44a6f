import { twoAdminsRefusals } from '../../kernel/two-admins.text.ts'

/** Why a driver is not asked to be forgotten, or not forgotten (rules 5.10). */
export const erasureRefusals = {
  is_active: 'این راننده فعال است؛ نخست او را غیرفعال کنید، تا نوبت و نشست‌هایش پایان یابد.',
  open_permit: 'این راننده مجوز باز دارد؛ نخست آن را تمام کنید.',
  has_money: 'در کیف پول این راننده پول مانده است؛ نخست آن را به او برگردانید.',
  payment_pending: 'پرداختی از این راننده هنوز از بانک برنگشته است؛ کمی دیرتر دوباره تلاش کنید.',
  ...twoAdminsRefusals,
} as const
export type ErasureRefusal = keyof typeof erasureRefusals

export const erasureAsked = 'درخواست ثبت شد. مدیر دیگری باید تا سه روز آن را تأیید کند.'
export const erasureDone = 'اطلاعات این راننده پاک شد.'

/** What stands where a driver’s name stood, as the database has it too. */
export const erasedName = { firstName: 'راننده', lastName: 'پاک‌شده' } as const
/** What stands where he wrote to the support. */
export const erasedText = 'پاک شد'
