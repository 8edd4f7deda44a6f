export const documentRefusals = {
  voided: 'مجوز باطل شده است و سند نمی‌پذیرد.',
  no_drafts: 'این شرکت اجازهٔ بارگذاری حواله ندارد؛ با پشتیبانی تماس بگیرید.',
  not_by_you: 'اجازهٔ بارگذاری این سند را ندارید.',
  too_many: 'این مجوز به اندازهٔ کافی سند دارد؛ سند دیگری نمی‌پذیرد.',
} as const
export type DocumentRefusal = keyof typeof documentRefusals

export const documentAdded = 'سند بارگذاری شد.'
