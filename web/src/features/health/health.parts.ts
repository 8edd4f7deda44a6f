export { isBare } from './health.rules.ts'
export { useHealth } from './health.queries.ts'
