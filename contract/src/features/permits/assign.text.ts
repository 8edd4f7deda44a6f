import { formatTime } from '../../kernel/dates.ts'
import { toPersianDigits as fa } from '../../kernel/digits.ts'

/** What must hold for support to give a cargo (rules 10.5), in the order it is asked: how each reads while it holds or does not. */
export const assignConditions = {
  has_permission: { holds: 'شرکت اجازهٔ تخصیص داده است', fails: 'شرکت اجازهٔ تخصیص نداده است' },
  not_frozen: { holds: 'در دور بازی نیست', fails: 'در دوری باز است' },
  has_trucks: { holds: 'کامیون خالی دارد', fails: 'کامیون خالی ندارد' },
  is_announced: { holds: 'اعلام شده است', fails: 'هنوز اعلام نشده است' },
  for_this_driver: { holds: 'راننده از برگزیدگان است', fails: 'راننده از برگزیدگان نیست' },
  loader_fits: { holds: 'بارگیر می‌خورد', fails: 'بارگیر نمی‌خورد' },
  driver_active: { holds: 'حساب راننده باز است', fails: 'حساب راننده غیرفعال است' },
  no_open_permit: { holds: 'مجوز باز ندارد', fails: 'مجوز باز دارد' },
  truck_is_free: { holds: 'ناوگان در نوبت کسی نیست', fails: 'ناوگان در نوبت رانندهٔ دیگری است' },
  can_pay: { holds: 'موجودی می‌رسد', fails: 'موجودی نمی‌رسد' },
} as const
export type AssignCondition = keyof typeof assignConditions
export const allAssignConditions = Object.keys(assignConditions) as AssignCondition[]

/** Why a cargo is not assigned. */
export const assignRefusals = {
  driver_unknown: 'راننده‌ای با این کد ملی ثبت نشده است.',
  freighter_unknown: 'این ناوگان به نام این راننده ثبت نشده است.',
  has_permission: 'شرکت این بار اجازهٔ تخصیص از سوی سامانه ندارد.',
  not_frozen: 'این بار در دوری باز است و تا پایان آن تخصیص داده نمی‌شود.',
  has_trucks: 'این بار دیگر کامیون خالی ندارد یا در حال ارسال نیست.',
  is_announced: 'این بار هنوز اعلام نشده است.',
  for_this_driver: 'این بار تنها برای رانندگان برگزیدهٔ شرکت است و این راننده از آنان نیست.',
  loader_fits: 'بارگیر ناوگان مناسب این بار نیست.',
  driver_active: 'حساب راننده غیرفعال است؛ نخست آن را فعال کنید.',
  no_open_permit: 'راننده یا ناوگان مجوز باز دارد؛ تا آن باز است بار تازه داده نمی‌شود.',
  truck_is_free: 'رانندهٔ دیگری با این ناوگان در نوبت است.',
  can_pay: 'موجودی کیف پول راننده برای هزینهٔ این بار کافی نیست.',
} as const
export type AssignRefusal = keyof typeof assignRefusals

/** In: why, and when the open round closes that has the cargo. Out: the sentence, with that time where it matters. */
export const assignRefusalSentence = (code: AssignRefusal, closesAt: Date | null): string =>
  code === 'not_frozen' && closesAt
    ? `این بار در دوری باز است؛ تخصیص آن تا ${formatTime(closesAt)} بسته است.`
    : assignRefusals[code]

export const cargoAssigned = (permitId: number) => `بار به راننده تخصیص یافت و مجوز ${fa(permitId)} صادر شد.`
