import type { Plate } from '@bargah/contract/kernel/identity.ts'

export const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000)

export const plates: [Plate, Plate] = [
  { two: '34', letter: 'ع', three: '812', region: '84' },
  { two: '61', letter: 'ع', three: '275', region: '16' },
]

export type Cargo = {
  id: number
  state: 'info' | 'warning' | 'plain' | 'danger'
  word: string
  to: string
  goods: string
  weight: string
  rent: string
  done: number
  total: number
}

const states = [
  ['info', 'در حال ارسال'],
  ['info', 'در حال ارسال'],
  ['warning', 'در انتظار بررسی'],
  ['plain', 'تمام‌شده'],
  ['danger', 'منقضی'],
] as const
const towns = ['تهران', 'اصفهان', 'یزد', 'مشهد', 'کرمان', 'شیراز', 'قزوین', 'تبریز', 'اراک']

export const cargos: Cargo[] = towns.map((to, index) => {
  const [state, word] = states[index % states.length] ?? states[0]
  return {
    id: 20_481 - index * 3,
    state,
    word,
    to,
    goods: ['ورق فولادی', 'پلیمر', 'سنگ آهن', 'کنجاله سویا'][index % 4] ?? '',
    weight: ['۲۲٬۰۰۰', '۲۴٬۰۰۰', '۲۵٬۰۰۰', '۲۱٬۵۰۰'][index % 4] ?? '',
    rent: ['۳۷٬۵۵۰٬۰۰۰', '۳۰٬۷۷۰٬۰۰۰', '۲۱٬۴۰۰٬۰۰۰', '۳۹٬۲۸۰٬۰۰۰'][index % 4] ?? '',
    done: index % 4,
    total: 3 + (index % 5),
  }
})
