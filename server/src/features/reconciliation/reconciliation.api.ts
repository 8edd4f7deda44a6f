/** What others may use of the reconciliation. */
export { checkAndKeep } from './check-tables.ts'
export { guarded } from './log-check.store.ts'
