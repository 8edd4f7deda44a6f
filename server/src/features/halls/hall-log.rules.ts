import type { HallLogKind } from '@bargah/contract/features/halls/halls.states.ts'
import { createHash } from 'node:crypto'

/** What a line tells: numbers only. */
export type LogFacts = Record<string, unknown>

/** The hash before the first line of every hall. */
export const chainStart = '0'.repeat(64)

/** In: what is told. Out: the exact text that is hashed and published, keys in the order of the alphabet. */
export function logEntry(seq: number, at: Date, kind: HallLogKind, facts: LogFacts): string {
  const sorted = Object.fromEntries(Object.entries(facts).sort(([a], [b]) => (a < b ? -1 : 1)))
  return JSON.stringify({ seq, at: at.toISOString(), kind, ...sorted })
}

/** The next link: SHA-256, hex, of the hash before it, a newline and the entry. */
export const chainHash = (previousHash: string, entry: string): string =>
  createHash('sha256').update(`${previousHash}\n${entry}`).digest('hex')

/** In: the lines of a log in order and the hash before them. Out: the seq of the first broken line, or null. */
export function findBrokenLink(
  lines: readonly { seq: number; entry: string; hash: string }[],
  previousHash = chainStart,
): number | null {
  let before = previousHash
  for (const { seq, entry, hash } of lines) {
    if (chainHash(before, entry) !== hash) return seq
    before = hash
  }
  return null
}

/** A hash as people read it: four groups of four decimal digits made from it (look). */
export function ledgerCode(hash: string): string {
  const decimal = (BigInt(`0x${hash.slice(0, 16)}`) % 10n ** 16n).toString().padStart(16, '0')
  return decimal.replaceAll(/(\d{4})(?=\d)/g, '$1 ')
}
