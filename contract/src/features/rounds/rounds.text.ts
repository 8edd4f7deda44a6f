import { toPersianDigits as fa } from '../../kernel/digits.ts'
import type { PriorityReason } from './rounds.states.ts'

/** Why a choice is refused when it is sent. */
export const priorityRefusals = {
  turn_not_live: 'نوبت فعالی ندارید؛ نخست نوبت بگیرید.',
  not_this_hall: 'این بار در سالن نوبت شما اعلام نشده است.',
  loader_mismatch: 'بارگیر ناوگان شما مناسب این بار نیست.',
  already_listed: 'این بار را پیش‌تر به فهرست خود افزوده‌اید.',
  cargo_gone: 'این بار دیگر در دسترس نیست؛ بار دیگری انتخاب کنید.',
  not_announced: 'این بار هنوز اعلام نشده است؛ در اعلام بار خودش انتخابش کنید.',
  round_closed: 'اعلام بار بسته شده است؛ در اعلام بار بعدی انتخاب کنید.',
  no_round: 'اکنون اعلام باری باز نیست؛ در ساعت اعلام بعدی انتخاب کنید.',
  location_needed: 'برای انتخاب این بار، موقعیت مکانی گوشی را روشن کنید.',
  out_of_range: 'از محدودهٔ مجاز این بار دورترید.',
  driver_inactive: 'حساب شما غیرفعال است؛ با پشتیبانی تماس بگیرید.',
  open_permit: 'تا مجوز باز دارید نمی‌توانید بار انتخاب کنید.',
  no_money: 'موجودی کیف پول برای هزینهٔ نوبت کافی نیست؛ کیف پول را افزایش دهید.',
  hall_inactive: 'این سالن اکنون غیرفعال است.',
} as const
export type PriorityRefusal = keyof typeof priorityRefusals

/** Why a choice was refused, in a few words that everybody reads in the public log. */
export const refusedWords: Record<PriorityRefusal, string> = {
  turn_not_live: 'نوبت فعال نبود',
  not_this_hall: 'بار این سالن نبود',
  loader_mismatch: 'بارگیر ناوگان مناسب بار نبود',
  already_listed: 'بار در فهرست بود',
  cargo_gone: 'بار دیگر در دسترس نبود',
  not_announced: 'بار در این اعلام بار نبود',
  round_closed: 'اعلام بار بسته شده بود',
  no_round: 'اعلام باری باز نبود',
  location_needed: 'جای راننده فرستاده نشد',
  out_of_range: 'راننده بیرون از محدودهٔ بار بود',
  driver_inactive: 'حساب راننده غیرفعال بود',
  open_permit: 'مجوز باز داشت',
  no_money: 'موجودی راننده کافی نبود',
  hall_inactive: 'سالن غیرفعال بود',
}

/** The same, to staff who choose for a driver. */
export const staffPriorityRefusals: Record<PriorityRefusal, string> = {
  ...priorityRefusals,
  turn_not_live: 'این نوبت دیگر فعال نیست.',
  not_this_hall: 'این بار در سالن این نوبت اعلام نشده است.',
  loader_mismatch: 'بارگیر ناوگان راننده مناسب این بار نیست.',
  already_listed: 'این بار در فهرست راننده هست.',
  not_announced: 'این بار پس از باز شدن دور اعلام شده است؛ در دور بعد انتخابش کنید.',
  round_closed: 'دور بسته شده است؛ در دور بعد انتخاب کنید.',
  no_round: 'اکنون دوری باز نیست؛ در ساعت اعلام بعدی انتخاب کنید.',
  out_of_range: 'سالن بیرون از محدودهٔ مجاز این بار است.',
  driver_inactive: 'حساب راننده غیرفعال است؛ با پشتیبانی تماس بگیرید.',
  open_permit: 'راننده یا ناوگان او مجوز باز دارد؛ تا تکمیل آن بار، انتخابی ثبت نمی‌شود.',
  no_money: 'موجودی کیف پول راننده برای هزینهٔ نوبت کافی نیست.',
}

/** Why choices that come together are refused for their number. */
export const togetherRefusals = {
  one_at_a_time: 'در این سالن هر انتخاب همان دم قطعی می‌شود؛ تنها یک بار را انتخاب کنید.',
} as const

/** What another load would not meet. */
const ofTheLoad: ReadonlySet<PriorityRefusal> = new Set([
  'not_this_hall',
  'loader_mismatch',
  'already_listed',
  'cargo_gone',
  'not_announced',
  'location_needed',
  'out_of_range',
])

/** In: why one of several loads is refused, its sentence and the load. Out: the sentence, with the load where it is the cause. */
export const sayOfLoad = (refusal: PriorityRefusal, sentence: string, cargoId: number): string =>
  ofTheLoad.has(refusal) ? `بار ${fa(cargoId)}: ${sentence}` : sentence

export const listRefusals = {
  priority_ended: 'این انتخاب دیگر در انتظار نیست.',
  round_closed: 'اعلام بار بسته شده است؛ فهرست دیگر تغییر نمی‌کند.',
  not_the_list: 'فهرست فرستاده با انتخاب‌های ثبت‌شده یکی نیست؛ صفحه را تازه کنید.',
} as const
export type ListRefusal = keyof typeof listRefusals

/** Short verdict of a choice, as a heading. */
export const reasonTitles: Record<PriorityReason, string> = {
  granted: 'به شما رسید',
  earlier_turn: 'به نوبت جلوتر رسید',
  own_better_choice: 'کنار گذاشته شد',
  removed_by_driver: 'خودتان حذف کردید',
  turn_cancelled_by_driver: 'با لغو نوبت کنار رفت',
  no_money: 'موجودی کافی نبود',
  out_of_range: 'از محدودهٔ بار دور بودید',
  driver_inactive: 'حساب شما غیرفعال بود',
  open_permit: 'مجوز باز داشتید',
  turn_ended_by_staff: 'سالن نوبت را پایان داد',
  turn_expired: 'اعتبار نوبت تمام شد',
  cargo_ended: 'بار برداشته شد',
  hall_closed: 'سالن بسته شد',
  deleted_by_staff: 'سالن حذف کرد',
}

/** The same, where it is not said to the driver himself. */
export const reasonsToOthers: Record<PriorityReason, string> = {
  ...reasonTitles,
  granted: 'به راننده رسید',
  own_better_choice: 'انتخاب بالاتر راننده به او رسید',
  removed_by_driver: 'راننده حذف کرد',
  no_money: 'موجودی راننده کافی نبود',
  out_of_range: 'راننده از محدودهٔ بار دور بود',
  driver_inactive: 'حساب راننده غیرفعال بود',
  open_permit: 'راننده مجوز باز داشت',
}

/** The load's trucks, and how many of them the round gave; `finishReason`: what the declarer said when he took the load back. */
type ReasonFacts = {
  winningTurnNumber: number | null
  trucks: number
  given: number
  finishReason?: string | null
}

/** A round gives no more of a load than rounds before it have left. */
function sayGiven({ trucks, given }: ReasonFacts): string {
  const those = given < trucks ? 'ی که از این بار مانده بود' : ' این بار'
  return given === 1 ? `تنها کامیون${those} به نوبت` : `هر ${fa(given)} کامیون${those} به نوبت‌های`
}

/** One sentence that says why, with the number that decided it. */
export function reasonSentence(reason: PriorityReason, facts: ReasonFacts): string {
  const { winningTurnNumber, finishReason } = facts
  const winner = winningTurnNumber === null ? '' : ` آخرین کامیون به نوبت ${fa(winningTurnNumber)} رسید.`
  const sentences: Record<PriorityReason, string> = {
    granted: 'نوبت که به شما رسید، این بار هنوز مانده بود؛ به شما داده شد.',
    earlier_turn: `${sayGiven(facts)} پیش از شما رسید.${winner}`,
    own_better_choice: 'چون بار دیگری از بالاتر فهرستتان به شما رسید.',
    removed_by_driver: 'خودتان آن را از فهرست حذف کردید.',
    turn_cancelled_by_driver: 'با لغو نوبت، انتخاب‌های آن هم پایان یافت.',
    no_money: 'هنگام تقسیم، موجودی کیف پول برای هزینهٔ نوبت کافی نبود.',
    out_of_range: 'هنگام انتخاب، از محدودهٔ این بار دورتر بودید.',
    driver_inactive: 'هنگام تقسیم، حساب شما غیرفعال بود.',
    open_permit: 'هنگام تقسیم، شما یا ناوگانتان مجوز باز داشتید.',
    turn_ended_by_staff: 'کارکنان سالن نوبت شما را پیش از تقسیم پایان دادند.',
    turn_expired: 'اعتبار نوبت شما پیش از تقسیم تمام شد.',
    cargo_ended: `اعلام‌کننده این بار را پیش از تقسیم برداشت${finishReason ? `: «${finishReason}»` : '.'}`,
    hall_closed: 'سالن پیش از تقسیم بسته شد.',
    deleted_by_staff: 'کارکنان سالن این انتخاب را حذف کردند.',
  }
  return sentences[reason]
}

export const priorityAdded = 'انتخاب شما دریافت شد.'
export const priorityFiled = 'انتخاب برای راننده ثبت شد.'
export const prioritiesFiled = (count: number) => `${fa(count)} انتخاب برای راننده ثبت شد.`
export const priorityGrantedToDriver = 'این بار به راننده رسید و مجوز آن صادر شد.'
export const priorityGranted = 'این بار به شما رسید و مجوز آن صادر شد.'
export const priorityRemoved = 'انتخاب از فهرست حذف شد.'
export const listReordered = 'ترتیب فهرست ثبت شد.'
