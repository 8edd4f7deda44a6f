import { computePay, type PayFacts } from '@bargah/contract/features/cargos/pay.rules.ts'
import { formatToman } from '@bargah/contract/kernel/money.ts'
import { formatKm, formatTons, splitPlace } from '../../../kernel/format.ts'
import type { Load } from './load-order.rules.ts'
import { sayOfficial } from './pay.text.ts'

/** What a load says aloud. */

type SaidLoad = Pick<
  Load,
  | 'id'
  | 'cargoDestination'
  | 'cargoDistance'
  | 'kalaDesc'
  | 'kalaWeight'
  | 'netPayToman'
  | 'isLoadHall'
  | 'needsTurn'
>
type Beside = { rank: number | undefined; toLoadKm: number | undefined; hasTwin?: boolean }

/** Whither, how far, what it is and what reaches him; `rank`: where it is on his list, from 1; `toLoadKm`: on the way back; `hasTwin`: another looks the same, so that its number is said. */
export function sayLoad(load: SaidLoad, { rank, toLoadKm, hasTwin = false }: Beside): string {
  const town = splitPlace(load.cargoDestination).town
  const pay = `${formatToman(Math.trunc(load.netPayToman))}.`
  const facts =
    toLoadKm === undefined
      ? `${town}. ${formatKm(load.cargoDistance)}. ${load.kalaDesc}، ${formatTons(load.kalaWeight)}.`
      : `${town}. ${load.kalaDesc}. سرِ بار ${formatKm(toLoadKm)} است.`
  return [
    hasTwin && `بار ${load.id}.`,
    facts,
    pay,
    !load.isLoadHall && !load.needsTurn && 'نوبت نمی‌خواهد.',
    rank !== undefined && `در فهرست شماست، جایِ ${rank}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** «چرا؟»: the rent, what is taken of it, what reaches him, and how the rent stands to the official rate. */
export function sayWhyPay(load: PayFacts): string {
  const { rentToman, feeToman, netToman, official } = computePay(load, 0)
  return [
    `چرا؟ کرایه ${formatToman(rentToman)}.`,
    feeToman > 0 && `هزینهٔ نوبت ${formatToman(feeToman)}.`,
    `${formatToman(netToman)} به شما می‌رسد.`,
    official && sayOfficial(official),
  ]
    .filter(Boolean)
    .join(' ')
}
