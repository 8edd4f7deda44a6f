import type { MenuCounts } from '@bargah/contract/features/statistics/statistics.schema.ts'

type RowCount = { count: number; countNoun: string; isWaiting: boolean; countOf?: string }
/**
 * What stands beside a row of the menu, by its key: how much, of what, and whether the person is waited for; `countOf` in
 * sight where the list opens on more than what is counted.
 */
export type RowCounts = Readonly<Record<string, RowCount>>

/** In: the counts, and who reads them. Out: what stands beside which row; nothing where there is none. */
export function rowCounts(
  counts: MenuCounts | undefined,
  { isHall, isAdmin }: { isHall: boolean; isAdmin: boolean },
): RowCounts {
  if (!counts) return {}
  const rows: [string, number | null, string, boolean, countOf?: string][] = [
    ['home', counts.dueToday, 'کار که مهلتش تا امروز است', true],
    ['loads', counts.loads, isHall ? 'بار در تابلو' : 'بار در حال ارسال', false, isHall ? 'در تابلو' : ''],
    ['permits', counts.permits, 'مجوز امروز', false, 'امروز'],
    ['halls', counts.turns, 'نوبت در صف', false],
    ['hallLoads', counts.boards, 'بار در سالن‌ها', false],
    ['drivers', counts.drivers, 'راننده در انتظار فعال شدن', false],
    ['companies', counts.applicants, 'درخواست در انتظار تأیید', true],
    ['money', counts.payments, 'پرداخت بدون پاسخ بانک', true],
    ['messages', counts.messages, isAdmin ? 'پیام بی‌پاسخ' : 'پاسخ تازه', true],
  ]
  return Object.fromEntries(
    rows.flatMap(([key, count, countNoun, isWaiting, countOf]) =>
      count ? [[key, { count, countNoun, isWaiting, ...(countOf && { countOf }) }]] : [],
    ),
  )
}
