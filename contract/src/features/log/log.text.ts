import type { HallLogKind, SignerFault } from './log.states.ts'

/** What an entry of the public log tells of, in a word or two, where nothing can say it in a sentence. */
export const hallLogKindWords: Record<HallLogKind, string> = {
  hall_set: 'تنظیم سالن',
  taken_over: 'نوشتن آنچه از پیش بود',
  cargo_announced: 'بار تازه',
  cargo_edited: 'ویرایش بار',
  cargo_withdrawn: 'پس گرفتن بار',
  cargo_returned: 'بازگشت بار',
  turn_taken: 'گرفتن نوبت',
  turn_ended: 'پایان نوبت',
  turn_returned: 'بازگشت نوبت',
  round_opened: 'باز شدن اعلام بار',
  list_sealed: 'مُهر شدن فهرست',
  lists_opened: 'باز شدن فهرست‌ها',
  round_split: 'تقسیم بار',
  choice_settled: 'انتخاب آنی',
  choice_refused: 'رد انتخاب',
  choice_ended: 'پایان انتخاب',
  permit_issued: 'صدور مجوز',
  permit_voided: 'ابطال مجوز',
  choice_added: 'انتخاب',
  choice_removed: 'حذف انتخاب',
  choices_reordered: 'ترتیب انتخاب‌ها',
  staff_act: 'کار متصدی سالن',
}

/** What is said of a log that its signer does not sign; `say` takes since when, in words. */
export const signerFaultWords: Record<SignerFault, { title: string; say: (since: string) => string }> = {
  refuses: {
    title: 'امضاکننده این دفتر را نپذیرفت',
    say: (since) =>
      `از ${since} امضاکننده سطرهای این دفتر را امضا نمی‌کند، چون با آنچه پیش‌تر دیده بود یکی نیستند. آخرین امضای درست هنوز در دست است.`,
  },
  away: {
    title: 'امضاکنندهٔ دفتر پاسخ نمی‌دهد',
    say: (since) => `از ${since} سطرهای تازهٔ دفتر عمومی سالن امضا نشده است.`,
  },
}
