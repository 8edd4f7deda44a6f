import { monthNames } from '../../kernel/dates.ts'
import { formatNumber, toPersianDigits } from '../../kernel/digits.ts'
import { burst, type CountedRow, type FindingKind, nightHours } from './oversight.states.ts'

export const findingLabels: Record<FindingKind, string> = {
  night_turns: 'نوبت شبانه به دست کارکنان',
  turn_bursts: 'نوبت‌های پی‌درپی به دست کارکنان',
  staff_lists_win: 'برد پیوستهٔ فهرست‌های کارکنان',
  few_drivers: 'بارهای شرکت به رانندگان اندک',
  given_again: 'مجوز باطل‌شده، دوباره به دیگری',
  ended_in_round: 'بار برداشته‌شده در دور باز',
  edited_after_choices: 'ویرایش بار پس از درخواست',
  refused_as_far: 'رد به‌سبب دوری',
  shared_phone: 'یک گوشی، چند راننده',
  shared_truck: 'یک کامیون، چند راننده',
}

export const countedNouns: Record<CountedRow, string> = {
  turn: 'نوبت',
  permit: 'مجوز',
  cargo: 'بار',
  driver: 'راننده',
}

type Counted = { kind: FindingKind; hits: number; outOf: number; usualHits: number; usualOutOf: number }

const figure = formatNumber
const hour = (hour: number) => toPersianDigits(hour)

/** What was counted, in a table's cell: «۱۴ از ۱۵», «۳ راننده». */
export const sayFigure = ({ kind, hits, outOf }: Pick<Counted, 'kind' | 'hits' | 'outOf'>): string =>
  kind === 'shared_phone' || kind === 'shared_truck'
    ? `${figure(hits)} راننده`
    : `${figure(hits)} از ${figure(outOf)}`

/** What was counted, in a sentence: «۱۴ نوبت از ۱۵ نوبتی که داده، میان ساعت ۲۲ و ۵ بوده است.» */
export function sayCounted({ kind, hits, outOf }: Pick<Counted, 'kind' | 'hits' | 'outOf'>): string {
  const [some, all] = [figure(hits), figure(outOf)]
  const sentences: Record<FindingKind, string> = {
    night_turns: `${some} نوبت از ${all} نوبتی که داده، میان ساعت ${hour(nightHours.from)} و ${hour(nightHours.until)} بوده است.`,
    turn_bursts: `${some} نوبت از ${all} نوبتی که داده، در دسته‌هایی بوده که ${figure(burst.turns)} تا یا بیشترشان در ${figure(burst.minutes)} دقیقه داده شده‌اند.`,
    staff_lists_win: `${some} فهرست از ${all} فهرستی که برای رانندگان ثبت کرده، بار گرفته است.`,
    few_drivers: `${some} مجوز از ${all} مجوز این شرکت به یک راننده رسیده است.`,
    given_again: `${some} مجوز از ${all} مجوز باطل‌شده، کمی پس از آن به رانندهٔ دیگری و به دست کارکنان داده شده است.`,
    ended_in_round: `${some} بار از ${all} باری که در دورها بوده، هنگام باز بودن دور برداشته شده است.`,
    edited_after_choices: `${some} بار از ${all} باری که درخواست داشته، پس از درخواست ویرایش شده است.`,
    refused_as_far: `${some} درخواست از ${all} درخواست این سالن به‌سبب دوری رد شده است.`,
    shared_phone: `${some} راننده با یک گوشی وارد شده‌اند.`,
    shared_truck: `${some} راننده با یک کامیون نوبت گرفته‌اند.`,
  }
  return sentences[kind]
}

const others: Record<FindingKind, string> = {
  night_turns: 'نوبت‌های دیگران در این سالن',
  turn_bursts: 'نوبت‌هایی که دیگر کارکنان داده‌اند',
  staff_lists_win: 'فهرست‌های دیگران در این سالن',
  few_drivers: 'مجوزهای شرکت‌های دیگر',
  given_again: 'مجوزهای باطل‌شدهٔ شرکت‌های دیگر',
  ended_in_round: 'بارهای شرکت‌های دیگر',
  edited_after_choices: 'بارهای شرکت‌های دیگر',
  refused_as_far: 'درخواست‌های سالن‌های دیگر',
  shared_phone: '',
  shared_truck: '',
}

/** What is usual, beside it: «معمول: ۳ از هر ۱۰۰ (نوبت‌های دیگران در این سالن: ۱۲ از ۴۱۰)». */
export function sayUsual({ kind, usualHits, usualOutOf }: Omit<Counted, 'hits' | 'outOf'>): string {
  if (kind === 'shared_phone') return 'معمول: هر گوشی یک راننده دارد.'
  if (kind === 'shared_truck') return 'معمول: هر کامیون یک راننده دارد، یا دو راننده که جای هم می‌نشینند.'
  if (usualOutOf === 0) return 'معمول شناخته نیست: در این ماه از دیگران چیزی شمرده نشد.'
  const share = figure(Math.round((usualHits / usualOutOf) * 100))
  return `معمول: ${share} از هر ${figure(100)} (${others[kind]}: ${figure(usualHits)} از ${figure(usualOutOf)}).`
}

/** What a finding is about that has no name. */
export const withoutName = 'گوشی مشترک'

/** In: the day on which a month begins, `1405/06/01`. Out: «شهریور ۱۴۰۵». */
export function sayMonth(day: string): string {
  const [year = '', month = ''] = day.split('/')
  return `${monthNames[Number(month) - 1] ?? ''} ${toPersianDigits(year)}`
}
