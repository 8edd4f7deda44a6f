export { findFirm } from './companies.store.ts'
export { findCompanies } from './companies.views.ts'
