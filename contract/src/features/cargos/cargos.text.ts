import { formatTime } from '../../kernel/dates.ts'
import { toPersianDigits as fa } from '../../kernel/digits.ts'
import { formatRial } from '../../kernel/money.ts'

/** How far ahead a cargo may be announced, and how long a product owner's waits to be reviewed (rules 9.4, 9.6). */
export const announceWithinDays = 30
export const reviewHours = 72
/** On which days, beside the field of the form; and the refusal of another, where a file names it. */
export const announceDays = `از امروز تا ${fa(announceWithinDays)} روز دیگر`
export const dayIsOver = `تاریخ اعلام باید ${announceDays} باشد.`

/** Why a declaration is refused although its fields read well (rules 9.5). */
export const declareRefusals = {
  company_closed: 'این شرکت حمل اکنون بار اعلام نمی‌کند؛ حساب آن پذیرفته نشده یا غیرفعال است.',
  hall_unknown: 'این سالن پیدا نشد؛ سالن را دوباره انتخاب کنید.',
  hall_inactive: 'این سالن اکنون غیرفعال است؛ سالن دیگری را انتخاب کنید.',
  not_represented: 'شرکت شما در این سالن نمایندگی ندارد؛ سالن دیگری را انتخاب کنید.',
  no_free_cargo: 'این سالن بار آزاد نمی‌پذیرد؛ بار را سالنی اعلام کنید یا سالن دیگری را انتخاب کنید.',
  too_far_ahead: `زمان اعلام بار باید در ${fa(announceWithinDays)} روز آینده باشد.`,
  city_unknown: 'شهر مقصد پیدا نشد؛ آن را دوباره از فهرست انتخاب کنید.',
  goods_unknown: 'نوع کالا پیدا نشد؛ آن را دوباره از فهرست انتخاب کنید.',
  packaging_unknown: 'بسته‌بندی پیدا نشد؛ آن را دوباره از فهرست انتخاب کنید.',
  loader_type_unknown: 'یکی از بارگیرها پیدا نشد؛ بارگیرها را دوباره انتخاب کنید.',
  customer_unknown: 'فرستنده یا گیرنده پیدا نشد؛ او را دوباره از فهرست مشتریان انتخاب کنید.',
  range_too_short: 'محدودهٔ انتخاب از کمترین محدودهٔ مجاز شرکت کوتاه‌تر است.',
  range_too_long: 'محدودهٔ انتخاب از بیشترین محدودهٔ مجاز شرکت بلندتر است.',
} as const
export type DeclareRefusal = keyof typeof declareRefusals

/** Why a product owner's cargo is neither approved nor rejected. */
export const reviewRefusals = {
  not_awaiting: 'این بار دیگر در انتظار بررسی نیست؛ پیش‌تر بررسی شده یا پایان یافته است.',
  review_over: `مهلت ${fa(reviewHours)} ساعتهٔ بررسی این بار گذشته است.`,
  company_closed: declareRefusals.company_closed,
} as const
export type ReviewRefusal = keyof typeof reviewRefusals

/** In: the rials to hold and for how many trucks. Out: the refusal when the company's wallet has less. */
export const notEnoughToHold = (holdRial: number, trucks: number) =>
  `موجودی کیف پول شرکت برای اعلام این بار کافی نیست؛ برای ${fa(trucks)} کامیون ${formatRial(holdRial)} لازم است.`

export const cargoDeclared = (id: number) => `بار با شمارهٔ ${fa(id)} اعلام شد.`
export const cargoScheduled = (id: number) => `بار با شمارهٔ ${fa(id)} ثبت شد و در زمان خود اعلام می‌شود.`
export const cargoAwaitsReview = (id: number) =>
  `بار با شمارهٔ ${fa(id)} ثبت شد و پس از تأیید شرکت حمل اعلام می‌شود.`

/** Why a cargo ended whose time on the boards was over. */
export const expiredReason = 'منقضی'
/** Why a product owner's cargo ended that nobody reviewed in time. */
export const unreviewedReason = `در ${fa(reviewHours)} ساعت بررسی نشد`

/** In: a cargo and the rials that its company now holds for it, which are none where the company owes no commission. */
export const cargoApproved = (id: number, heldRial: number) =>
  `بار ${fa(id)} تأیید شد${heldRial === 0 ? '؛ برای آن چیزی از کیف پول شرکت نگه داشته نمی‌شود.' : ` و ${formatRial(heldRial)} از کیف پول شرکت نگه داشته شد.`}`
export const cargoRejected = (id: number) => `بار ${fa(id)} رد شد.`

/** Why a declared cargo is not changed although the form reads well (rules 9.14). */
export const updateRefusals = {
  of_owner: 'بار صاحب کالا ویرایش نمی‌شود؛ او آن را تمام می‌کند و از نو اعلام می‌کند.',
  not_sending: 'این بار دیگر در حال ارسال نیست و ویرایش نمی‌شود.',
  has_permit: 'برای این بار مجوز صادر شده است و دیگر ویرایش نمی‌شود.',
  hall_fixed: 'سالن و نوع باری که اعلام شده است عوض نمی‌شود؛ آن را تمام کنید و از نو اعلام کنید.',
} as const
export type UpdateRefusal = keyof typeof updateRefusals | 'frozen'

/** Why an edit that was begun before another one was written is not (HTTP 409). */
export const editedSince =
  'این بار پس از باز شدن این فرم ویرایش شد و چیزی ثبت نشد؛ آنچه نوشته‌اید مانده است. تازه‌ترین را ببینید و دوباره ثبت کنید.'

/** Why a cargo in an open round is left as it is, and until when. */
export const frozenInRound = ({ opensAt, closesAt }: { opensAt: Date; closesAt: Date }) =>
  `این بار در دور ${formatTime(opensAt)} است و تا پایان تخصیص آن، ${formatTime(closesAt)}، ویرایش نمی‌شود.`

/** In: the rials that a change needs beyond what is held. Out: the refusal when the company's wallet has less. */
export const notEnoughToChange = (moreRial: number) =>
  `موجودی کیف پول شرکت برای این تغییر کافی نیست؛ ${formatRial(moreRial)} دیگر لازم است.`

export const cargoUpdated = (id: number) => `بار ${fa(id)} ویرایش شد.`

/** In: the rials to hold for all and for how many cargos. Out: the refusal when the company's wallet has less. */
export const notEnoughForAll = (holdRial: number, cargos: number) =>
  `موجودی کیف پول شرکت برای اعلام این ${fa(cargos)} بار کافی نیست؛ روی هم ${formatRial(holdRial)} لازم است.`

export const cargosDeclared = (count: number) => `${fa(count)} بار ثبت شد.`
