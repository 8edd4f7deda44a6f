import type { Gateway, PaymentFailure } from './payments.states.ts'

export const gatewayLabels: Record<Gateway, string> = {
  builtin: 'درگاه نمایشی',
  parsian: 'بانک پارسیان',
  zarinpal: 'زرین‌پال',
}

export const failureLabels: Record<PaymentFailure, string> = {
  cancelled: 'از پرداخت منصرف شدید',
  declined: 'بانک پرداخت را نپذیرفت',
  expired: 'در مهلت پرداخت، پولی پرداخت نشد',
  wrong_amount: 'مبلغی که بانک می‌گوید با مبلغ این پرداخت یکی نیست',
}

/** Why no payment begins, or none is verified. */
export const paymentRefusals = {
  no_bank: 'درگاه پرداخت هنوز راه‌اندازی نشده است؛ با پشتیبانی تماس بگیرید.',
  bank_refused: 'بانک این پرداخت را آغاز نکرد؛ کمی بعد دوباره تلاش کنید یا با پشتیبانی تماس بگیرید.',
  real_bank: 'این آزمون تنها با درگاه نمایشی کار می‌کند.',
} as const

export const paymentBegun = 'برای پرداخت به بانک بروید.'
export const nothingPending = 'پرداختی در انتظار بانک ندارید.'
export const stillPending = 'بانک هنوز پاسخ نداده است؛ دوباره پرداخت نکنید.'
/** There was no time to ask about each, since the bank is slow. */
export const restIsAsked =
  'بانک کند پاسخ می‌دهد؛ سامانه بقیهٔ پرداخت‌ها را خودش در چند دقیقه از بانک می‌پرسد. دوباره پرداخت نکنید.'
/** The bank answers that it has no money for it: it may be paid anew, but by whom it was paid a moment ago. */
export const notPaidYet =
  'بانک هنوز پولی برای این پرداخت ندیده است. اگر پرداخت نکرده‌اید، می‌توانید از نو پرداخت کنید.'
/** Of a payment that waits, though nobody knows whether it was paid: it may have been left by Back. In: until when. */
export const waitsForBank = (until: string) =>
  `اگر در بانک پول داده‌اید، دوباره ندهید: تا ساعت ${until} یا می‌رسد یا برمی‌گردد. اگر نداده‌اید، می‌توانید از نو پرداخت کنید.`
export const paymentFailed = (failure: PaymentFailure) =>
  `پرداخت انجام نشد: ${failureLabels[failure]}. موجودی شما تغییری نکرد.`
/** In: the sum that came, as its owner reads it. */
export const paymentCredited = (sum: string) => `${sum} به کیف پول شما رسید.`
