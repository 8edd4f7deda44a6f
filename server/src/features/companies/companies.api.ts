/** What other features may use of companies. */
export { findFirm } from './companies.store.ts'
