import type { Role } from './access.ts'
import { minuteMs } from './durations.ts'

/** How often a call may be made; calls that state nothing share `plainLimits`. Beyond it is 429, with how long to wait. */
export type Limit = {
  /**
   * What is counted together: the calls of one account (of somebody without a session, of his address); of one address (of
   * a device that signed in before, its own), and beside it of its network; those of one account with one value in a field.
   */
  by: 'account' | 'address' | { field: string }
  most: number
  inMs: number
  /** In the database, by all servers together, where it guards a secret, money or messages; else in each server's memory. */
  kept: 'database' | 'memory'
  /** Whose calls alone it counts; those of others count as if it were not stated. */
  of?: Role
}

/** Of calls that state no limits of their own: all reads of one account together, and all its writes. */
export const plainLimits: Record<'read' | 'write', Limit> = {
  read: { by: 'account', most: 1_200, inMs: minuteMs, kept: 'memory' },
  write: { by: 'account', most: 300, inMs: minuteMs, kept: 'memory' },
}

/** Of calls that move money: more than any person files, and few enough to notice a program that does. */
export const moneyLimits: readonly Limit[] = [{ by: 'account', most: 60, inMs: minuteMs, kept: 'database' }]
