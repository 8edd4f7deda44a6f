/** What the app may use of one-time codes. */
export { deleteOldCodes, proofs } from './codes.store.ts'
