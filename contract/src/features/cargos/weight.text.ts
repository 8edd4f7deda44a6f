import { formatNumber } from '../../kernel/digits.ts'
import { doubtOfWeight, heaviestLoadKg, heaviestTruckKg } from './announcing.rules.ts'

const tonnes = (kg: number) => formatNumber(kg / 1_000)
const limits = `بیشترین وزن مجاز کامیون با بارش ${tonnes(heaviestTruckKg)} تن است و بار آن نزدیک به ${tonnes(heaviestLoadKg)} تن.`

/** In: the weight that is said of one truck. Out: what is asked of it, in a form and of a row of a file; null where nothing is. */
export function askOfWeight(weightKg: number): { title: string; asks: string } | null {
  const said = formatNumber(weightKg)
  switch (doubtOfWeight(weightKg)) {
    case 'too_heavy':
      return {
        title: 'این وزن از آنچه یک کامیون در راه‌های کشور می‌برد بیشتر است',
        asks: `${said} کیلوگرم برای هر کامیون نوشته‌اید. ${limits}`,
      }
    case 'too_light':
      return {
        title: `وزن هر کامیون ${said} کیلوگرم است؟`,
        asks: `اگر ${said} تن است، ${formatNumber(weightKg * 1_000)} بنویسید؛ وزن به کیلوگرم است.`,
      }
    case null:
      return null
  }
}
