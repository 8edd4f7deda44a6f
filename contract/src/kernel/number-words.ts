import { RIALS_PER_TOMAN } from './money.ts'

const small = [
  '',
  'یک',
  'دو',
  'سه',
  'چهار',
  'پنج',
  'شش',
  'هفت',
  'هشت',
  'نه',
  'ده',
  'یازده',
  'دوازده',
  'سیزده',
  'چهارده',
  'پانزده',
  'شانزده',
  'هفده',
  'هجده',
  'نوزده',
] as const
const tens = ['', '', 'بیست', 'سی', 'چهل', 'پنجاه', 'شصت', 'هفتاد', 'هشتاد', 'نود'] as const
const hundreds = ['', 'صد', 'دویست', 'سیصد', 'چهارصد', 'پانصد', 'ششصد', 'هفتصد', 'هشتصد', 'نهصد'] as const
const scales = ['', 'هزار', 'میلیون', 'میلیارد', 'هزار میلیارد', 'میلیون میلیارد'] as const
const and = ' و '

/** In: a whole number, not negative, to 999,999,999,999,999,999. Out: it in Persian words: «چهل و هشت میلیون». */
export function numberInWords(value: number): string {
  if (value === 0) return 'صفر'
  const groups: string[] = []
  for (let rest = value, scale = 0; rest > 0; rest = Math.floor(rest / 1000), scale += 1) {
    const group = rest % 1000
    // «هزار» alone is one thousand
    const count = scale === 1 && group === 1 ? '' : belowThousand(group)
    if (group > 0) groups.unshift(`${count} ${scales[scale] ?? ''}`.trim())
  }
  return groups.join(and)
}

/** In: a place, from 1. Out: it in Persian words: «نخست»، «دوم»، «بیست و سوم». */
export function placeInWords(place: number): string {
  if (place === 1) return 'نخست'
  const words = numberInWords(place)
  if (words.endsWith('سه')) return words.replace(/سه$/, 'سوم')
  return words.endsWith('سی') ? `${words}‌ام` : `${words}م`
}

function belowThousand(value: number): string {
  const rest = value % 100
  const ofRest = rest < 20 ? [small[rest]] : [tens[Math.floor(rest / 10)], small[rest % 10]]
  return [hundreds[Math.floor(value / 100)], ...ofRest].filter(Boolean).join(and)
}

/** In: rials, not negative. Out: them in toman as drivers say them, `صد هزار تومان`; `دو و پنج دهم تومان` to the rial. */
export function sayRialInToman(rial: number): string {
  const tenths = rial % RIALS_PER_TOMAN
  const whole = numberInWords((rial - tenths) / RIALS_PER_TOMAN)
  return `${tenths === 0 ? whole : `${whole} و ${numberInWords(tenths)} دهم`} تومان`
}
