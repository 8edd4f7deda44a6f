import { permitCan } from '@bargah/contract/features/permits/permits.states.ts'

/** The steps of a permit as a driver sees them, in order. */
export const permitStepNames = ['صدور', 'چاپ', 'حواله', 'بارنامه', 'تحویل'] as const

const nextStepOf: Record<number, number> = { 1: 1, 7: 1, 2: 2, 9: 2, 3: 3, 4: 4, 5: 5, 6: 5 }

/** In: a permit's status. Out: the index of the step that comes next; five when all are done. */
export const nextPermitStep = (status: number): number => nextStepOf[status] ?? 0

/** What the driver himself may do next with his load, if anything (decisions §7). */
export type DriverAct = 'deliver' | 'complete'

/** In: a permit's status. Out: the driver's one main act, and whether he may still give the load up. */
export function driverActs(status: number): { main: DriverAct | null; mayGiveUp: boolean } {
  const main = permitCan('deliver', status) ? 'deliver' : permitCan('complete', status) ? 'complete' : null
  return { main, mayGiveUp: permitCan('voidByDriver', status) }
}
