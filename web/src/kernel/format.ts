import { formatNumber } from '@bargah/contract/kernel/digits.ts'

/** In: kilograms. Out: `۲۲٬۰۰۰ کیلوگرم`. */
export const formatWeight = (kg: number) => `${formatNumber(kg)} کیلوگرم`

/** In: kilometres. Out: `۱٬۲۶۸ کیلومتر`, whole from one on. */
export const formatKm = (km: number) =>
  km < 1 ? 'کمتر از یک کیلومتر' : `${formatNumber(Math.round(km))} کیلومتر`

/** In: a cargo's packaging and count. Out: `۳ بندیل`, or the packaging alone. */
export const formatPackaging = (name: string, count: number | null) =>
  count === null ? name : `${formatNumber(count)} ${name}`
