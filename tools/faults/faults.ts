import type { Fault } from './fault.ts'
import { roundFaults } from './rounds.faults.ts'

/** All faults, by area. */
export const faults: readonly Fault[] = [...roundFaults]
