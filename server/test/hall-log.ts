import { expect } from 'vitest'
import { grow, leafHash, noEntries, rootOf } from '../src/kernel/tlog/merkle.rules.ts'
import { appendHallLog } from '../src/features/log/log.api.ts'
import { type Database, type Db, transaction } from '../src/kernel/database.ts'
import { rowsOf } from './rows.ts'

/** The rows of a hall's public log, in order. Expects its tree to be whole. */
export async function entriesOf(db: Db, hallId: number) {
  const rows = await rowsOf(db, 'hallLog', { hallId }, 'index')
  const head = await db.selectFrom('hallLogHeads').selectAll().where('hallId', '=', hallId).executeTakeFirst()
  const tree = rows.reduce((grown, { entry }) => grow(grown, leafHash(entry)), noEntries)
  expect(rows.map(({ index }) => index)).toEqual(rows.map((_, nr) => nr))
  expect({ size: head?.size ?? 0, root: head?.root.toString('hex') ?? '' }).toEqual({
    size: tree.size,
    root: head ? rootOf(tree).toString('hex') : '',
  })
  return rows
}

/** What a hall's public log tells, in order. Expects its tree to be whole. */
export const logOf = async (db: Db, hallId: number) =>
  (await entriesOf(db, hallId)).map(({ entry }) => JSON.parse(entry))

/** Has a hall's public log tell of so many turns more. */
export const tellTurns = (database: Database, hallId: number, count: number) =>
  transaction(database, (tx) =>
    appendHallLog(
      tx,
      hallId,
      Array.from({ length: count }, (_, turn) => ({ kind: 'turn_taken' as const, facts: { turn } })),
    ),
  )
