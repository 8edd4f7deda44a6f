import type { CargoCard } from '@bargah/contract/features/cargos/cargos.schema.ts'
import { compactText } from '@bargah/contract/kernel/text.ts'
/** An announced or free cargo, as a driver looks at it. */
export type Load = CargoCard
export type LoadOrder = 'pay' | 'perKm' | 'near'

const compare: Record<LoadOrder, (a: Load, b: Load) => number> = {
  pay: (a, b) => b.netPayToman - a.netPayToman,
  perKm: (a, b) => (b.payPerKmToman ?? 0) - (a.payPerKmToman ?? 0),
  near: (a, b) => a.cargoDistance - b.cargoDistance,
}

/** In: loads and an order. Out: the same loads in it; equal ones by age, so that nothing jumps when they are read again. */
export const sortLoads = (loads: readonly Load[], order: LoadOrder): Load[] =>
  loads.toSorted((a, b) => compare[order](a, b) || a.id - b.id)

const searched = (load: Load) =>
  [load.cargoSource, load.cargoDestination, load.kalaDesc, load.transportationCompanyName].map(compactText)

/** In: loads and typed words. Out: those of which way, goods or company hold every word, in any spelling. */
export function searchLoads<L extends Load>(loads: readonly L[], text: string): L[] {
  const words = text.split(/\s+/).map(compactText).filter(Boolean)
  if (words.length === 0) return [...loads]
  return loads.filter((load) => {
    const fields = searched(load)
    return words.every((word) => fields.some((field) => field.includes(word)))
  })
}
