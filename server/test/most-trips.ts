import type { Contract } from '@bargah/contract/contract.ts'

/** How often a write may wait for the database between its key and its end: what does not need an answer is asked with what does. */
const most = 10

/** Those that do more: several things at once, the split of a round, what a closed hall or a deactivated driver leaves. */
const more: Partial<Record<keyof Contract, number>> = {
  acceptCompany: 15,
  acceptOwner: 14,
  addPasskey: 11,
  addPriority: 32,
  addShowTime: 15,
  askFactorRemoval: 13,
  assignCargo: 26,
  cancelTurn: 13,
  changeDriverMobile: 11,
  changePermitStatus: 15,
  confirmAuthenticator: 12,
  confirmFactorRemoval: 14,
  deactivateDriver: 18,
  declareCargo: 20,
  declareCargos: 32,
  finishCargo: 24,
  finishCargos: 29,
  giveTurnAtSalon: 11,
  giveTurnBack: 17,
  registerDriver: 16,
  removePriority: 14,
  reorderPriorities: 11,
  reserveFreeCargo: 19,
  returnCargo: 22,
  setShowTimes: 13,
  signIn: 11,
  takeTurn: 19,
  updateCargo: 27,
  updateHall: 28,
  updateShowTime: 14,
  voidPermit: 24,
  withdrawDocument: 11,
}

/** In: a call. Out: how often its work may wait for the database. */
export const mostTrips = (call: string): number => more[call as keyof Contract] ?? most
