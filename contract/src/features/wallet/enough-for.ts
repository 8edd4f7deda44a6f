/**
 * In: what a wallet holds, and what one truck or load of its owner took last, in rials. Out: for how many more it is
 * enough; null where nobody knows what one costs.
 */
export const enoughFor = (balanceRial: number, unitCost: number | null): number | null =>
  unitCost ? Math.floor(balanceRial / unitCost) : null
