export type { HealthFacts } from './health.rules.ts'
