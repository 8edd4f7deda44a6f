import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { formatKm, formatTons, splitPlace } from '../../../kernel/format.ts'
import type { Load } from './load-order.rules.ts'

/** What stands on a load's card: two with the same look the same to a driver. */
const faceOf = (load: Load) =>
  [
    splitPlace(load.cargoSource).town,
    splitPlace(load.cargoDestination).town,
    formatKm(load.cargoDistance),
    load.kalaDesc,
    load.bastebandyName,
    formatTons(load.kalaWeight),
    load.netPayToman,
    load.loaderTypeNames,
    load.isNextRound,
  ].join('|')

/** In: the loads of a screen. Out: of each that looks like others on its card, how many there are and which one it is. */
export function tellApart(loads: readonly Load[]): ReadonlyMap<number, string> {
  const groups = new Map<string, Load[]>()
  for (const load of loads) groups.set(faceOf(load), [...(groups.get(faceOf(load)) ?? []), load])
  return new Map([...groups.values()].filter(({ length }) => length > 1).flatMap(wordsOf))
}

function wordsOf(group: readonly Load[]): [number, string][] {
  const isOfOne = new Set(group.map(({ transportationCompanyName }) => transportationCompanyName)).size === 1
  return group.map(({ id, transportationCompanyName }) => [
    id,
    `${formatNumber(group.length)} بار مثل هم هست؛ این یکی شمارهٔ ${toPersianDigits(id)}${isOfOne ? '' : ` از ${transportationCompanyName}`} است.`,
  ])
}
