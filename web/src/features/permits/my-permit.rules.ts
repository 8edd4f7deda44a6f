import {
  permitCan,
  type PermitStatus,
  permitStatus,
} from '@bargah/contract/features/permits/permits.states.ts'

/** Papers are uploaded for some permits only, and the status tells of the last one: that is named while it is the last act. */
const paperOf: Partial<Record<PermitStatus, string>> = {
  [permitStatus.draft]: 'حواله',
  [permitStatus.waybill]: 'بارنامه',
}
/** How many steps lie behind. */
const done: Record<PermitStatus, number> = {
  [permitStatus.voided]: 0,
  [permitStatus.issued]: 1,
  [permitStatus.oldIssued]: 1,
  [permitStatus.printed]: 2,
  [permitStatus.oldPrinted]: 2,
  [permitStatus.draft]: 3,
  [permitStatus.waybill]: 3,
  [permitStatus.delivered]: 3,
  [permitStatus.completed]: 4,
}

/** In: a permit's status. Out: its steps as a driver sees them, in order, and the index of the one that comes next. */
export function myPermitSteps(status: PermitStatus): { steps: string[]; now: number } {
  const paper = paperOf[status]
  return { steps: ['صدور', 'چاپ', ...(paper ? [paper] : []), 'تحویل', 'تکمیل'], now: done[status] }
}

/** What the driver himself may do next with his load, if anything (decisions §7). */
export type DriverAct = 'deliver' | 'complete'

/** In: a permit's status. Out: the driver's one main act, and whether he may still give the load up. */
export function driverActs(status: PermitStatus): { main: DriverAct | null; mayGiveUp: boolean } {
  const main = permitCan('deliver', status) ? 'deliver' : permitCan('complete', status) ? 'complete' : null
  return { main, mayGiveUp: permitCan('voidByDriver', status) }
}
