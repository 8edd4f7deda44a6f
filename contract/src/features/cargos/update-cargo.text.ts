import { formatTime } from '../../kernel/dates.ts'
import { toPersianDigits as fa } from '../../kernel/digits.ts'
import { formatRial } from '../../kernel/money.ts'

/** Why a declared cargo is not changed although the form reads well (rules 9.14). */
export const updateRefusals = {
  of_owner: 'بار صاحب کالا ویرایش نمی‌شود؛ او آن را تمام می‌کند و از نو اعلام می‌کند.',
  not_sending: 'این بار دیگر در حال ارسال نیست و ویرایش نمی‌شود.',
  has_permit: 'برای این بار مجوز صادر شده است و دیگر ویرایش نمی‌شود.',
  hall_fixed: 'سالن و نوع باری که اعلام شده است عوض نمی‌شود؛ آن را تمام کنید و از نو اعلام کنید.',
} as const
export type UpdateRefusal = keyof typeof updateRefusals | 'frozen'

/** Why a cargo in an open round is left as it is, and until when. */
export const frozenInRound = ({ opensAt, closesAt }: { opensAt: Date; closesAt: Date }) =>
  `این بار در دور ${formatTime(opensAt)} است و تا پایان تخصیص آن، ${formatTime(closesAt)}، ویرایش نمی‌شود.`

/** In: the rials that a change needs beyond what is held. Out: the refusal when the company's wallet has less. */
export const notEnoughToChange = (moreRial: number) =>
  `موجودی کیف پول شرکت برای این تغییر کافی نیست؛ ${formatRial(moreRial)} دیگر لازم است.`

export const cargoUpdated = (id: number) => `بار ${fa(id)} ویرایش شد.`
