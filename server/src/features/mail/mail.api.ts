export { findAddress, letterColumns, sendLetter } from './mail.store.ts'
