import type { Reason } from '@bargah/verifier/broken.ts'

const tampered = 'این سطر با امضای دفتر یکی نیست: پس از ثبت عوض، حذف یا جابه‌جا شده است.'
const misspelled = 'این سطر به شکلی که باید نوشته نشده است.'
const badKey = 'امضای دفتر خوانده نمی‌شود.'
const badFile = 'پرونده‌ای از دفتر نیست یا کامل نیست.'
const badReceipt = 'این رسید خوانده نمی‌شود.'
const trucksDiffer = 'شمار کامیون‌های این بار با سطرهای پیش از آن نمی‌خواند.'
const turnsDiffer = 'این نوبت با سطرهای پیش از آن نمی‌خواند.'
const splitDiffers = 'نتیجهٔ این اعلام بار با تقسیم دوبارهٔ همین سطرها یکی نیست.'
const sealsDiffer = 'فهرست‌های این اعلام بار با مُهرهایشان یکی نیست.'
const permitsDiffer = 'مجوزهای این اعلام بار با تقسیم آن نمی‌خواند.'

const faultWords: Partial<Record<string, string>> = {
  not_utf8: misspelled,
  too_long: misspelled,
  not_json: misspelled,
  bad_spelling: misspelled,
  unknown_kind: misspelled,
  bad_fields: misspelled,
  file_missing: badFile,
  file_broken: badFile,
  key_unreadable: badKey,
  checkpoint_unreadable: badKey,
  checkpoint_of_another_log: 'این امضا از دفتر دیگری است.',
  checkpoint_not_signed: 'آخرین امضا از بارگاه نیست.',
  tile_differs: tampered,
  root_differs: tampered,
  log_shrank: 'دفتر از آنچه پیش‌تر دیده شده کوتاه‌تر است: سطری از آن برداشته‌اند.',
  history_rewritten: 'دفتر با آنچه پیش‌تر دیده شده یکی نیست: سطرهای پیشین را عوض کرده‌اند.',
  receipt_unreadable: badReceipt,
  receipt_not_signed: 'این رسید را بارگاه امضا نکرده است، یا از سالن دیگری است.',
  receipt_of_another_entry: 'رسید و سطری که با آن آمده یکی نیست.',
  promise_broken: 'دفتر در این جا سطر دیگری دارد: بارگاه به رسیدی که امضا کرده عمل نکرده است.',
  log_too_short: 'دفتر هنوز به این سطر نرسیده است.',
  old_line_misplaced: 'سطری از دفتر پیشین در جای خود نیست.',
  time_runs_back: 'زمان این سطر پیش از سطر پیشین است.',
  part_missing: 'بخشی از این سطر نیست.',
  taken_over_twice: 'آنچه پیش از این دفتر بود دو بار نوشته شده است.',
  cargo_unknown: trucksDiffer,
  cargo_announced_twice: 'این بار دو بار اعلام شده است.',
  withdrawn_differs: trucksDiffer,
  left_differs: trucksDiffer,
  no_truck_left: 'برای باری که دیگر کامیون نمی‌خواست مجوز داده شده است.',
  range_misplaced: 'محدودهٔ این بار از جای دیگری جز سالن سنجیده شده است.',
  turn_gap: 'میان شماره‌های نوبت شماره‌ای نیست.',
  turn_unknown: turnsDiffer,
  turn_not_live: turnsDiffer,
  turn_still_live: turnsDiffer,
  round_unknown: splitDiffers,
  round_opened_twice: 'این اعلام بار دو بار باز شده است.',
  round_not_split: 'اعلام بار پیش از این اعلام بار تقسیم نشده است.',
  sealed_late: 'فهرستی پس از بسته شدن اعلام بار پذیرفته شده است.',
  change_uncounted: sealsDiffer,
  lists_opened_early: 'فهرست‌ها پیش از پایان اعلام بار باز شده‌اند.',
  lists_opened_twice: sealsDiffer,
  list_not_opened: sealsDiffer,
  list_not_sealed: sealsDiffer,
  list_differs: sealsDiffer,
  refused_in_range: 'انتخاب باری که از هر جا گرفته می‌شد، برای دوری راننده رد شده است.',
  cargo_not_in_round: 'باری که در این اعلام بار نبود، یا باری دو بار، در آن آمده است.',
  cargo_not_split: 'باری که در این اعلام بار بود در تقسیم آن نیامده است.',
  split_without_lists: splitDiffers,
  split_twice: 'این اعلام بار دو بار تقسیم شده است.',
  verdict_differs: splitDiffers,
  permit_missing: permitsDiffer,
  permit_not_granted: permitsDiffer,
  permit_twice: permitsDiffer,
  permit_unknown: permitsDiffer,
}

export const sayFault = (reason: Reason): string =>
  faultWords[reason] ?? 'این سطر با سطرهای پیش از آن نمی‌خواند.'
