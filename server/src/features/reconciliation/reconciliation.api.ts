export { checkAndKeep } from './check-tables.ts'
export { guarded } from './log-check.store.ts'
