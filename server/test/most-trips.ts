import type { Contract } from '@bargah/contract/contract.ts'

/**
 * How often a write may wait for the database between its key and its end: what does not need an answer is asked with what
 * does. A few more than are made, since two who work side by side share a trip or do not, as their answers come.
 */
const most = 12

/** Those that do more: several things at once, the split of a round, what a closed hall or a deactivated driver leaves. */
const more: Partial<Record<keyof Contract, number>> = {
  acceptCompany: 18,
  acceptOwner: 17,
  addPasskey: 14,
  addPriority: 35,
  addShowTime: 18,
  askFactorRemoval: 16,
  assignCargo: 29,
  cancelTurn: 16,
  changeDriverMobile: 14,
  changePermitStatus: 18,
  confirmAuthenticator: 15,
  confirmFactorRemoval: 17,
  deactivateDriver: 21,
  declareCargo: 23,
  declareCargos: 35,
  finishCargo: 27,
  finishCargos: 32,
  giveTurnAtSalon: 14,
  giveTurnBack: 20,
  registerDriver: 19,
  removePriority: 17,
  reorderPriorities: 14,
  reserveFreeCargo: 22,
  returnCargo: 25,
  setShowTimes: 16,
  signIn: 14,
  takeTurn: 22,
  updateCargo: 30,
  updateHall: 31,
  updateShowTime: 17,
  voidPermit: 27,
  withdrawDocument: 14,
}

/** In: a call. Out: how often its work may wait for the database. */
export const mostTrips = (call: string): number => more[call as keyof Contract] ?? most
