import type { Contract } from '@bargah/contract/contract.ts'

/**
 * How often a write may wait for the database between its key and its end: what does not need an answer is asked with what
 * does. A few more than are made, since two who work side by side share a trip or do not, as their answers come.
 */
const most = 12

/** Those that do several things at once. */
const more: Partial<Record<keyof Contract, number>> = {
  acceptCompany: 18,
  acceptOwner: 17,
  addPasskey: 14,
  askErasure: 16,
  askFactorRemoval: 16,
  cancelTurn: 16,
  changeDriverMobile: 14,
  changePermitStatus: 18,
  confirmAuthenticator: 15,
  confirmErasure: 20,
  confirmFactorRemoval: 17,
  declareCargo: 23,
  enterDriver: 16,
  giveTurnAtHall: 14,
  giveTurnBack: 20,
  registerDriver: 19,
  removePriority: 17,
  reorderPriorities: 14,
  reserveFreeCargo: 24,
  signIn: 14,
  takeTurn: 22,
  updateCargo: 30,
  voidPermit: 27,
  withdrawDocument: 14,
}

/** Those that do their work for each of what they are given, or of the choices, loads and turns that they end. */
const forEach = new Set<string>([
  'declareCargos',
  'finishCargo',
  'finishCargos',
  'returnCargo',
  'assignCargo',
  'addPriority',
  'addShowTime',
  'setShowTimes',
  'updateShowTime',
  'updateHall',
  'deactivateDriver',
] satisfies (keyof Contract)[])

/** In: a call, and how often its work waited for the database. Throws when that is more often than it may. */
export function keepWithinTrips(call: string, trips: number): void {
  const may = forEach.has(call) ? Number.POSITIVE_INFINITY : (more[call as keyof Contract] ?? most)
  if (trips > may)
    throw new Error(`${call} waits ${trips} times for the database, and ${may} are allowed (most-trips.ts)`)
}
