import type { RowValues } from '../good-rows.ts'

/**
 * One case for each check, unique constraint and unique index. `breaks`: what of a good row alone makes a row that the check
 * refuses; `same`: what two good rows must not share, or `spelled`: what of the two is told in other letters only; `allows`: what lies
 * next to it and is taken.
 */
type Case =
  | { breaks: RowValues[]; allows?: RowValues[] }
  | { same: RowValues; allows?: RowValues[] }
  | { spelled: RowValues[] }

export type Cases = Record<string, Case>

export const longer = (length: number) => 'ا'.repeat(length + 1)
export const below = (column: string, least = 0) => ({
  breaks: [{ [column]: least - 1 }],
  allows: [{ [column]: least }],
})
export const oneOf = (column: string, wrong: unknown = 'other') => ({ breaks: [{ [column]: wrong }] })
export const notBlank = (...columns: string[]) => ({ breaks: columns.map((column) => ({ [column]: ' ' })) })
export const digits = (column: string, length: number) => ({
  breaks: ['1'.repeat(length + 1), '1'.repeat(length - 1), `${'1'.repeat(length - 1)}a`].map((wrong) => ({
    [column]: wrong,
  })),
})
export const moment = '2026-01-03T20:30:00Z'
export const salt = { breaks: [{ salt: 'a'.repeat(31) }, { salt: 'A'.repeat(32) }] }
export const hash = Buffer.alloc(32, 9)
export const trucks = { breaks: [{ truck_count: 0 }, { truck_count: 1_000 }], allows: [{ truck_count: 999 }] }
