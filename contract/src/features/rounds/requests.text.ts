import type { Role } from '../../kernel/access.ts'
import { toPersianDigits as fa } from '../../kernel/digits.ts'
import type { PriorityRow } from './rounds.schema.ts'
import { declarerLabels, type PriorityReason, priorityStatus } from './rounds.states.ts'

/** The hall's own four words (rules 11.11). */
export type HallView = 'removed' | 'initial' | 'reserved' | 'cancelled'
export const hallViewLabels: Record<HallView, string> = {
  removed: 'حذف‌شده',
  initial: 'ثبت اولیه',
  reserved: 'رزرو شد',
  cancelled: 'در تقسیم نرسید',
}

/** What the split decided; every other end took the choice off the list before it. */
const decidedBySplit: readonly PriorityReason[] = [
  'earlier_turn',
  'own_better_choice',
  'no_money',
  'out_of_range',
  'driver_inactive',
  'open_permit',
]

type Standing = Pick<PriorityRow, 'status' | 'reason'>

/** How the hall sees a choice: its 4 and 5 are 0 when it went before the split, 3 when the split passed over it (docs/decisions/0023). */
export function hallViewOf({ status, reason }: Standing): HallView {
  if (status === priorityStatus.waiting) return 'initial'
  if (status === priorityStatus.granted) return 'reserved'
  return reason !== null && decidedBySplit.includes(reason) ? 'cancelled' : 'removed'
}

export const requestLabel = (row: Standing, reader: Role): string =>
  reader === 'LoadHallAdmin' ? hallViewLabels[hallViewOf(row)] : declarerLabels[row.status]

/** Why a request ended, told of the driver and not to him. A better choice of his own is no earlier turn. */
const sentences: Record<Exclude<PriorityReason, 'earlier_turn'>, string> = {
  granted: 'نوبت که به راننده رسید، این بار هنوز مانده بود.',
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
