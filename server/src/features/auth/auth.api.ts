/** What the app and the commands may use of accounts. */
export { deleteDevices } from './known-devices.store.ts'
export { deleteSessions, sessionFinder } from './auth.store.ts'
export { hashPassword, hashToken, newToken, refusalOfPassword } from './passwords.ts'
