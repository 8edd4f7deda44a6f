import { permitCan } from '@bargah/contract/features/permits/permits.states.ts'

/** Papers are uploaded for some permits only, and the status tells of the last one: that is named while it is the last act. */
const paperOf: Record<number, string> = { 3: 'حواله', 4: 'بارنامه' }
const done: Record<number, number> = { 1: 1, 7: 1, 2: 2, 9: 2, 3: 3, 4: 3, 5: 3, 6: 4 }

/** In: a permit's status. Out: its steps as a driver sees them, in order, and the index of the one that comes next. */
export function myPermitSteps(status: number): { steps: string[]; now: number } {
  const paper = paperOf[status]
  return { steps: ['صدور', 'چاپ', ...(paper ? [paper] : []), 'تحویل', 'تکمیل'], now: done[status] ?? 0 }
}

/** What the driver himself may do next with his load, if anything (decisions §7). */
export type DriverAct = 'deliver' | 'complete'

/** In: a permit's status. Out: the driver's one main act, and whether he may still give the load up. */
export function driverActs(status: number): { main: DriverAct | null; mayGiveUp: boolean } {
  const main = permitCan('deliver', status) ? 'deliver' : permitCan('complete', status) ? 'complete' : null
  return { main, mayGiveUp: permitCan('voidByDriver', status) }
}
