import { toPersianDigits as fa, formatNumber } from '../../kernel/digits.ts'
import { formatTime } from '../../kernel/dates.ts'

export const finishRefusals = {
  already_finished: 'این بار پیش‌تر پایان یافته است.',
  review_it: 'این بار در انتظار بررسی است؛ آن را تأیید یا رد کنید.',
  assigned:
    'این بار با تخصیص پشتیبانی به راننده رسیده است؛ با تکمیل مجوزهایش خود تمام می‌شود و با ابطال آن‌ها دوباره ارسال می‌شود.',
} as const
export type FinishRefusal = keyof typeof finishRefusals | 'choices_wait'

/** In: how many choices wait for the split, when that is, and whether who asks may cancel them. */
export function choicesWait(waiting: number, closesAt: Date, mayCancel: boolean): string {
  const until = `${formatNumber(waiting)} درخواست برای این بار منتظر تقسیم است و تا پایان دور در ساعت ${formatTime(closesAt)} تمام نمی‌شود`
  return mayCancel ? `${until}، مگر آن‌که درخواست‌ها هم لغو شود.` : `${until}؛ پس از آن دوباره تلاش کنید.`
}

/** Why a finished cargo is not sent again. */
export const returnRefusals = {
  not_finished: 'این بار پایان نیافته است که برگردد.',
  no_trucks_left: 'همهٔ کامیون‌های این بار مجوز گرفته‌اند؛ کامیونی نمانده است که برگردد.',
  never_sent: 'این بار هیچ‌گاه ارسال نشده است؛ صاحب کالا باید آن را دوباره اعلام کند.',
  ended_by_owner: 'صاحب کالا خود این بار را تمام کرده است؛ برگرداندن آن با او یا پشتیبانی است.',
  company_closed: 'شرکت حمل این بار اکنون بار اعلام نمی‌کند؛ حساب آن پذیرفته نشده یا غیرفعال است.',
  hall_inactive: 'سالن این بار اکنون غیرفعال است.',
} as const
export type ReturnRefusal = keyof typeof returnRefusals | 'round_open'

/** In: when the round closes out of which the cargo was taken. */
export const withdrawnFromRound = (closesAt: Date) =>
  `این بار از دور بازی برداشته شده است؛ پس از پایان آن در ساعت ${formatTime(closesAt)} برگردانده می‌شود.`

/** In: a cargo's id, and how many waiting choices ended with it, or end at the split of a round that has closed. */
export function cargoFinished(id: number, cancelled: { now: number; atSplit: number }): string {
  const { now, atSplit } = cancelled
  if (atSplit > 0)
    return `بار ${fa(id)} تمام شد. دور آن بسته شده است و ${formatNumber(atSplit)} درخواست منتظر در تقسیم لغو می‌شود.`
  return now === 0
    ? `بار ${fa(id)} تمام شد.`
    : `بار ${fa(id)} تمام شد و ${formatNumber(now)} درخواست منتظر لغو شد.`
}
/** In: of how many cargos how many were finished. */
export const cargosFinished = (all: number, done: number) =>
  done === all
    ? `${formatNumber(all)} بار تمام شد.`
    : `${formatNumber(done)} بار از ${formatNumber(all)} بار تمام شد.`
export const cargoReturned = (id: number) => `بار ${fa(id)} دوباره در حال ارسال است.`

/** What is said of a company by its name, or to it. */
type Said = (company: string | null) => string

/** What is known of an owner's cargo before it is approved (rules 9.6). In: the company's name; null to the company itself. */
export const reviewChecks = {
  rent_usual: { holds: true, say: () => 'کرایه در بازهٔ معمول است' },
  rent_low: { holds: false, say: () => 'کرایه کمتر از معمول است' },
  rent_high: { holds: false, say: () => 'کرایه بیشتر از معمول است' },
  rent_off: { holds: false, say: () => 'کرایه از نرخ رسمی بسیار دور است' },
  wallet_enough: { holds: true, say: (company) => `کیف پول ${company ?? 'شما'} می‌رسد` },
  wallet_short: { holds: false, say: (company) => `کیف پول ${company ?? 'شما'} نمی‌رسد` },
  owner_accepted: { holds: true, say: () => 'صاحب کالا تأیید شده است' },
  owner_closed: { holds: false, say: () => 'حساب صاحب کالا بسته است' },
  company_closed: {
    holds: false,
    say: (company) => (company ? `${company} اکنون بار اعلام نمی‌کند` : 'حساب شرکت شما بسته است'),
  },
  unanswered: {
    holds: false,
    say: (company) => (company ? `${company} هنوز پاسخ نداده است` : 'هنوز پاسخ نداده‌اید'),
  },
} as const satisfies Record<string, { holds: boolean; say: Said }>
export type ReviewCheck = keyof typeof reviewChecks
export const allReviewChecks = Object.keys(reviewChecks) as ReviewCheck[]
