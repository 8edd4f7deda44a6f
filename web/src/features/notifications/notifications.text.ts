import { formatNumber } from '@bargah/contract/kernel/digits.ts'

/** In: how many are not read. Out: the bell's name for those who do not see its dot. */
export const bellLabel = (unread: number) =>
  unread === 0 ? 'اعلان‌ها' : `اعلان‌ها، ${formatNumber(unread)} خوانده‌نشده`

export const stateLabels = {
  critical: 'مهم',
  informational: 'آگاهی',
  warning: 'هشدار',
  security: 'امنیتی',
} as const
