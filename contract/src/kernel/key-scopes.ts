import type { Flag } from './access.ts'

/** What a key of an account without flags may be made for. */
export const keyScopes = [
  'cargo_read',
  'cargo_write',
  'turn_read',
  'turn_write',
  'permit_read',
  'permit_write',
  'hall_read',
  'hall_write',
  'inquiry',
  'linked_read',
] as const
export type KeyScope = (typeof keyScopes)[number]
export type Scope = Flag | KeyScope
