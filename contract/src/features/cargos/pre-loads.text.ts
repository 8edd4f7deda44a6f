import { formatRelative } from '../../kernel/dates.ts'
import { toPersianDigits as fa } from '../../kernel/digits.ts'
import { declareRefusals } from './cargos.text.ts'

export const mostPreLoads = 200

/** Why a declaration is not kept although its fields read well. */
export const preLoadRefusals = {
  too_many: `بیش از ${fa(mostPreLoads)} پیش‌اعلام نمی‌ماند؛ آنچه دیگر به کار نمی‌آید حذف کنید.`,
  not_represented: declareRefusals.not_represented,
  city_unknown: declareRefusals.city_unknown,
  customer_unknown: declareRefusals.customer_unknown,
  goods_unknown: declareRefusals.goods_unknown,
  packaging_unknown: declareRefusals.packaging_unknown,
  loader_type_unknown: declareRefusals.loader_type_unknown,
} as const
export type PreLoadRefusal = keyof typeof preLoadRefusals

export const preLoadKept = (name: string) => `«${name}» در پیش‌اعلام‌ها ذخیره شد.`
export const preLoadsKept = (count: number) => `${fa(count)} بار در پیش‌اعلام‌ها ذخیره شد.`
export const preLoadDeleted = (name: string) => `«${name}» از پیش‌اعلام‌ها حذف شد.`

const dayMs = 24 * 60 * 60_000

/** In: when a declaration was kept, and now. Out: how long ago, however long: «۵ دقیقه پیش», «۳۶ روز پیش». */
export function formatElapsed(keptAt: Date, now: Date): string {
  const days = Math.floor((now.getTime() - keptAt.getTime()) / dayMs)
  return days < 1 ? formatRelative(keptAt, now) : `${fa(days)} روز پیش`
}
