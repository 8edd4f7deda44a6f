/** What the app and other features may use of accounts. */
export { endAllSessions, findByName, type NewAccount, noTemporary } from './accounts.store.ts'
export { deleteSessions, findEnded, sessionByIdFinder, sessionFinder } from './auth.store.ts'
export { giveAccount, givePassword, openAccount } from './give-account.ts'
export { deleteDevices } from './known-devices.store.ts'
export { endOtherSessions } from './my-account.store.ts'
export { payerOfNumber } from './payer-of-number.ts'
export { type MadePassword, makePassword } from './make-password.ts'
export { hashPassword, refusalOfPassword, slowHash } from './passwords.ts'
