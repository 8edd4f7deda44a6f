export const documentRefusals = {
  voided: 'مجوز باطل شده است و سند نمی‌پذیرد.',
  no_drafts: 'این شرکت اجازهٔ بارگذاری حواله ندارد؛ با پشتیبانی تماس بگیرید.',
  not_by_you: 'اجازهٔ بارگذاری این سند را ندارید.',
  too_many: 'این مجوز به اندازهٔ کافی سند دارد؛ سند دیگری نمی‌پذیرد.',
} as const
export type DocumentRefusal = keyof typeof documentRefusals

/** Why a document is not taken back. */
export const withdrawRefusals = {
  no_withdraw: 'اجازهٔ پس گرفتن این سند را ندارید.',
  sent_by_others: 'این سند را دیگری فرستاده است؛ فرستنده یا پشتیبانی آن را پس می‌گیرد.',
  withdrawn: 'این سند پیش‌تر پس گرفته شده است.',
  voided_keeps: 'مجوز باطل شده است و سندهای آن همان‌گونه که بود می‌ماند.',
  past_papers: 'بار این مجوز تحویل شده است؛ سند آن پس گرفته نمی‌شود. سند درست را کنار آن بارگذاری کنید.',
} as const
export type WithdrawRefusal = keyof typeof withdrawRefusals

export const documentWithdrawn = 'سند پس گرفته شد.'
export const documentAdded = 'سند بارگذاری شد.'
