export { endAllSessions, findByName, type NewAccount, noPassword, noTemporary } from './accounts.store.ts'
export {
  deleteSessions,
  findAccountSession,
  findEnded,
  sessionByIdFinder,
  sessionFinder,
} from './auth.store.ts'
export { giveAccount, givePassword, openAccount } from './give-account.ts'
export { tellPasswordSet } from './tell-password-set.ts'
export { deleteDevices } from './known-devices.store.ts'
export { endOtherSessions } from './my-account.store.ts'
export { payerOfNumber } from './payer-of-number.ts'
export { hashPassword, type MadePassword, makePassword, refusalOfPassword, slowHash } from './passwords.ts'
