/** What the app and the commands may use of accounts. */
export { deleteFailures, deleteSessions, sessionFinder } from './auth.store.ts'
export { hashPassword, hashToken } from './passwords.ts'
