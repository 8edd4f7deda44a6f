import type { Contract } from './contract.ts'

/**
 * Calls by the names that they had, with those that they have now. A line of the audit is sealed and keeps the old one, under
 * which it has its title and is taken back; a list that is sent each morning, an act that waits or is held by a window of
 * before, and a write that is sent again are found by it too.
 */
export const oldCallNames = {
  addAgencyUser: 'addCompanyUser',
  closeAgencyUser: 'closeCompanyUser',
  denyAgentPermission: 'denyCompanyPermission',
  grantAgentPermission: 'grantCompanyPermission',
  giveTurnAtSalon: 'giveTurnAtHall',
  listBills: 'checkWaybills',
  listSalons: 'listOpenHalls',
  listWaybillChecks: 'checkWaybills',
  removeOfficeOfAgency: 'removeOfficeOfCompany',
  reopenAgencyUser: 'reopenCompanyUser',
  saveAgentWsCode: 'saveCompanyWsCode',
  setAgencyUserActive: 'setCompanyUserActive',
  setAgentFinances: 'setCompanyFinances',
  setAgentSetting: 'setCompanySetting',
  setOfficeOfAgency: 'setOfficeOfCompany',
  updateAgencyUser: 'updateCompanyUser',
} as const satisfies Record<string, keyof Contract>

/** In: the name of a call, of now or of before. Out: its name of now. */
export const callNameNow = (name: string): string =>
  Object.hasOwn(oldCallNames, name) ? oldCallNames[name as keyof typeof oldCallNames] : name

/** In: the name of a call. Out: those that it had before, under which the version before kept what it did. */
export const callNamesBefore = (name: string): string[] =>
  Object.keys(oldCallNames).filter((before) => callNameNow(before) === name)
