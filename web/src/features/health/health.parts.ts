export { isBare, useHealth } from './health.queries.ts'
