import { expect } from 'vitest'
import { findBrokenLink } from '../src/features/halls/hall-log.rules.ts'
import type { Db } from '../src/kernel/database.ts'

/** What a hall's public log tells, in order. Expects its chain to be whole. */
export async function logOf(db: Db, hallId: number) {
  const lines = await db
    .selectFrom('hallLog')
    .selectAll()
    .where('hallId', '=', hallId)
    .orderBy('seq')
    .execute()
  expect(findBrokenLink(lines)).toBeNull()
  return lines.map(({ entry }) => JSON.parse(entry))
}
