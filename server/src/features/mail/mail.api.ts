/** What the app and other features may use of mail. */
export { findAddress, letterColumns, sendLetter } from './mail.store.ts'
