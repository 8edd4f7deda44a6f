import type { KeyScope, Scope } from '../../kernel/key-scopes.ts'
import { toPersianDigits as fa } from '../../kernel/digits.ts'
import { flagLabels } from '../company-users/flags.text.ts'
import { type KeyEnd, type KeyState, mostLivingKeys } from './api-keys.states.ts'

/** Said to a program whose key does not open a call, with its code in `data.reason`. */
export const keyFaults = {
  key_unknown: 'این کلید را نمی‌شناسیم؛ کلیدی را بفرستید که در صفحهٔ «کلیدهای برنامه‌ها» ساخته‌اید.',
  key_ended: 'این کلید پایان یافته است؛ در صفحهٔ «کلیدهای برنامه‌ها» کلید تازه بسازید.',
  key_expired: 'مهلت این کلید گذشته است؛ در صفحهٔ «کلیدهای برنامه‌ها» کلید تازه بسازید.',
  key_shut: 'حساب صاحب این کلید غیرفعال است؛ با پشتیبانی تماس بگیرید.',
  not_by_key: 'این کار تنها در پنل و به دست خود شما انجام می‌شود؛ با کلید برنامه نمی‌شود.',
  key_lacks_scope: 'این کلید اجازهٔ این کار را ندارد؛ کلیدی با این اجازه بسازید.',
  key_limit: 'درخواست‌های این کلید از اندازهٔ آن بیشتر شده است',
} as const
export type KeyFault = keyof typeof keyFaults

/** Why a key is not made. */
export const makeKeyRefusals = {
  too_many: `این حساب ${fa(mostLivingKeys)} کلید دارد؛ نخست کلیدی را که به کار نمی‌رود پایان دهید.`,
  name_taken: 'کلید دیگری با این نام دارید؛ نام دیگری بدهید.',
  lacks_scope: 'یکی از این اجازه‌ها را خودتان ندارید و نمی‌توانید به کلید بدهید.',
} as const
export type MakeKeyRefusal = keyof typeof makeKeyRefusals

/** Why a key is not ended. */
export const endKeyRefusals = {
  already_ended: 'این کلید پیش‌تر پایان یافته است.',
  stronger_key: 'این کلید اجازه‌هایی دارد که شما ندارید؛ آن را صاحب کلید یا مدیر شرکت پایان می‌دهد.',
} as const
export type EndKeyRefusal = keyof typeof endKeyRefusals

export const keyMade = 'کلید ساخته شد؛ آن را همین حالا بردارید، چون دوباره نشان داده نمی‌شود.'
export const keyEnded = 'کلید پایان یافت و دیگر با آن کاری انجام نمی‌شود.'

export const keyStateLabels: Record<KeyState, string> = {
  living: 'فعال',
  expired: 'مهلت‌گذشته',
  ended: 'پایان‌یافته',
}

export const keyEndLabels: Record<KeyEnd, string> = {
  by_owner: 'پایان از سوی صاحب کلید',
  by_manager: 'پایان از سوی شرکت',
  by_admin: 'پایان از سوی مدیر سامانه',
  password_changed: 'عوض شدن گذرواژه',
  factors_removed: 'برداشتن مرحلهٔ دوم ورود',
  deactivated: 'غیرفعال شدن حساب',
}

const scopeWords: Record<KeyScope, { label: string; opens: string }> = {
  cargo_read: { label: 'دیدن بارها', opens: 'بارهایی که خودتان می‌بینید' },
  cargo_write: { label: 'اعلام و پایان بار', opens: 'اعلام بار تازه و پایان دادن آن' },
  turn_read: { label: 'دیدن نوبت‌ها', opens: 'صف، نوبت‌ها و انتخاب‌ها' },
  turn_write: { label: 'نوبت و انتخاب', opens: 'دادن و لغو نوبت و انتخاب بار برای راننده' },
  permit_read: { label: 'دیدن مجوزها', opens: 'مجوزها، مدارک و چاپ آن‌ها' },
  permit_write: { label: 'کار با مجوز', opens: 'تغییر مرحله، افزودن مدرک و امتیاز راننده' },
  hall_read: { label: 'دیدن تنظیم سالن', opens: 'ساعت‌های اعلام، نمایندگی‌ها و بومی‌ها' },
  hall_write: { label: 'ساعت‌های اعلام', opens: 'افزودن و تغییر ساعت‌های اعلام بار' },
  inquiry: { label: 'استعلام', opens: 'شمارهٔ ملی، کد پستی و کارت‌های هوشمند' },
  linked_read: { label: 'دیدن شرکت‌ها و سالن‌ها', opens: 'آن‌ها که به حساب شما پیوسته‌اند' },
}

const isKeyScope = (scope: string): scope is KeyScope => Object.hasOwn(scopeWords, scope)

/** What a scope is called; one that there is no more is called by its code. */
export const scopeLabel = (scope: string): string =>
  isKeyScope(scope) ? scopeWords[scope].label : (flagLabels[scope as keyof typeof flagLabels] ?? scope)

/** What a scope of an account without flags opens. */
export const scopeOpens = (scope: Scope): string | null =>
  isKeyScope(scope) ? scopeWords[scope].opens : null

/** «اعلام بار، دیدن بارها» */
export const sayScopes = (scopes: readonly string[]): string => scopes.map(scopeLabel).join('، ')
