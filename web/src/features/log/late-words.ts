import { formatNumber, toPersianDigits as fa } from '@bargah/contract/kernel/digits.ts'
import type { LateSeal } from '@bargah/verifier/late-seals.ts'

const mostSaid = 3

/** Lists that were sealed after their round had closed and are right, each in a sentence; of many the first few and how many more. */
export function sayLateSeals(late: readonly LateSeal[]): string[] {
  const said = late.slice(0, mostSaid).map(sayLateSeal)
  const more = late.length - mostSaid
  return more > 0 ? [...said, `و ${formatNumber(more)} فهرست دیگر هم همین‌گونه.`] : said
}

function sayLateSeal({ index, round, turn, cargo }: LateSeal): string {
  const line = `سطر ${fa(index + 1)}: فهرست نوبت ${fa(turn)} پس از بسته شدن دور ${fa(round)} دوباره مُهر شده است`
  return cargo === null
    ? `${line}، چون خود نوبت پایان یافته بود؛ فهرست خالی است و به آن باری نرسیده است.`
    : `${line}، چون بار ${fa(cargo)} پایان یافت و از آن برداشته شد؛ این‌که جز آن چیزی عوض نشده را رسید راننده نشان می‌دهد.`
}
