import type { Contract } from '@bargah/contract/contract.ts'

/**
 * How often a write may wait for the database between its key and its end: what does not need an answer is asked with what
 * does. Two more than any test made, since those who work side by side share a trip or do not, as their answers come.
 */
const most = 9

/** Those that do several things at once. */
const more: Partial<Record<keyof Contract, number>> = {
  acceptCompany: 17,
  acceptOwner: 16,
  activateDriver: 12,
  addDocument: 11,
  addFreighter: 11,
  addHall: 10,
  addPasskey: 13,
  askErasure: 12,
  askFactorRemoval: 15,
  cancelTurn: 12,
  changeDriverMobile: 13,
  changePermitStatus: 14,
  completeDriver: 11,
  confirmAuthenticator: 14,
  confirmErasure: 12,
  confirmFactorRemoval: 16,
  declareCargo: 19,
  enterDriver: 11,
  enterTruck: 11,
  finishCargo: 19,
  giveTurnBack: 16,
  proveMail: 10,
  registerDriver: 18,
  removePriority: 11,
  reserveFreeCargo: 18,
  returnFromBank: 10,
  returnFromBankByForm: 10,
  reviewCargo: 10,
  signIn: 13,
  signInByCode: 11,
  takeTurn: 15,
  updateCargo: 26,
  voidPermit: 14,
  withdrawDocument: 12,
}

/** Those that do their work for each of what they are given, or of the choices, loads and turns that they end, or the payments that wait. */
const forEach = new Set<string>([
  'declareCargos',
  'finishCargos',
  'returnCargo',
  'assignCargo',
  'addPriority',
  'addPriorities',
  'addShowTime',
  'setShowTimes',
  'updateShowTime',
  'updateHall',
  'deactivateDriver',
  'verifyDemoPayments',
  'verifyPayments',
] satisfies (keyof Contract)[])

/** In: a call, and how often its work waited for the database. Throws when that is more often than it may. */
export function keepWithinTrips(call: string, trips: number): void {
  const may = forEach.has(call) ? Number.POSITIVE_INFINITY : (more[call as keyof Contract] ?? most)
  if (trips > may)
    throw new Error(`${call} waits ${trips} times for the database, and ${may} are allowed (most-trips.ts)`)
}
