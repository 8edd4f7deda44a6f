import type { PriorityRow } from '@bargah/contract/features/rounds/rounds.schema.ts'
import type { PriorityReason } from '@bargah/contract/features/rounds/rounds.states.ts'
import { toPersianDigits as fa } from '@bargah/contract/kernel/digits.ts'

/** How a request stands, as the declarer of the cargo reads it (spec 2 §4). */
export const requestLabels: Record<number, string> = {
  0: 'حذف‌شده',
  1: 'در انتظار تقسیم بار',
  2: 'تأیید و صدور مجوز',
  3: 'لغو به سبب نوبت جلوتر',
  4: 'لغو راننده',
  5: 'لغو سامانه',
}

/** Why a request ended, told of the driver and not to him. A better choice of his own is no earlier turn. */
const sentences: Record<Exclude<PriorityReason, 'earlier_turn'>, string> = {
  granted: 'در نوبت راننده هنوز کامیون خالی مانده بود.',
  own_better_choice: 'انتخاب بالاتر راننده به او رسید.',
  removed_by_driver: 'راننده آن را از فهرست خود برداشت.',
  turn_cancelled_by_driver: 'راننده نوبت خود را لغو کرد.',
  no_money: 'موجودی کیف پول راننده برای هزینهٔ نوبت کافی نبود.',
  out_of_range: 'راننده از محدودهٔ این بار دورتر بود.',
  driver_inactive: 'حساب راننده غیرفعال بود.',
  open_permit: 'راننده یا ناوگان او مجوز باز داشت.',
  turn_ended_by_staff: 'کارکنان سالن نوبت راننده را پایان دادند.',
  turn_expired: 'اعتبار نوبت راننده تمام شد.',
  cargo_ended: 'بار پیش از تقسیم برداشته شد.',
  hall_closed: 'سالن پیش از تقسیم بسته شد.',
  deleted_by_staff: 'کارکنان سالن آن را حذف کردند.',
}

/** In: a request. Out: one sentence that says why it ended, or null while it waits. */
export function requestSentence(row: Pick<PriorityRow, 'reason' | 'winningTurnNumber'>): string | null {
  const { reason, winningTurnNumber } = row
  if (reason === null) return null
  if (reason !== 'earlier_turn') return sentences[reason]
  const winner = winningTurnNumber === null ? '' : ` آخرین کامیون به نوبت ${fa(winningTurnNumber)} رسید.`
  return `کامیون‌های این بار پیش از نوبت او پر شد.${winner}`
}
