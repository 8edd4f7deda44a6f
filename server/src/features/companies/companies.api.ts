export { findFirm } from './companies.store.ts'
