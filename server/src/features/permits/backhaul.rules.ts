import { computePayPerKm } from '@bargah/contract/features/cargos/pay.rules.ts'
import type { BackhaulLoad } from '@bargah/contract/features/permits/backhaul.schema.ts'

type Measured = Omit<BackhaulLoad, 'payPerAllKmToman'>

/**
 * In: loads with their empty ways by road, and how far the way to one may be. Out: those within it with what each
 * kilometre of all of it pays, the best first; of equal ones the nearest, then the oldest.
 */
export const computeBackhaul = (loads: readonly Measured[], radiusKm: number): BackhaulLoad[] =>
  loads
    .filter(({ emptyKm }) => emptyKm <= radiusKm)
    .map((load) => ({ ...load, payPerAllKmToman: computePayPerKm(load.netPayToman, allKmOf(load)) }))
    .toSorted((a, b) => worthOf(b) - worthOf(a) || a.emptyKm - b.emptyKm || a.id - b.id)

const allKmOf = (load: Measured) => load.emptyKm + load.cargoDistance + load.homeKm
/** Not by the rounded figure: what is equal to the eye need not be equal. */
const worthOf = (load: Measured) => load.netPayToman / Math.max(1, allKmOf(load))
