import type { HallLogKind } from '@bargah/contract/features/halls/halls.states.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import { sql } from '../../kernel/sql.ts'
import { chainHash, chainStart, type LogFacts, logEntry } from './hall-log.rules.ts'

export type Told = { at?: Date; kind: HallLogKind; roundId?: number; facts: LogFacts }

/**
 * Adds lines to a hall's chain. The head's row is locked until the transaction ends, so this comes last in it
 * (after the accounts). Out: the new head.
 */
export async function appendHallLog(tx: Tx, hallId: number, told: readonly Told[]): Promise<string> {
  let head = await lockHead(tx, hallId)
  const lines = told.map(({ at = head.at, kind, roundId, facts }) => {
    const seq = head.seq + 1
    const entry = logEntry(seq, at, kind, facts)
    const hash = chainHash(head.hash, entry)
    head = { seq, hash, at }
    return { hallId, seq, at, kind, roundId: roundId ?? null, entry, hash }
  })
  if (lines.length === 0) return head.hash
  const most = 5_000
  for (let from = 0; from < lines.length; from += most)
    await tx
      .insertInto('hallLog')
      .values(lines.slice(from, from + most))
      .execute()
  await tx
    .updateTable('hallLogHeads')
    .set({ seq: head.seq, hash: head.hash })
    .where('hallId', '=', hallId)
    .execute()
  return head.hash
}

async function lockHead(tx: Tx, hallId: number): Promise<{ seq: number; hash: string; at: Date }> {
  await tx
    .insertInto('hallLogHeads')
    .values({ hallId, seq: 0, hash: chainStart })
    .onConflict((conflict) => conflict.column('hallId').doNothing())
    .execute()
  return tx
    .selectFrom('hallLogHeads')
    .select(['seq', 'hash', sql<Date>`clock_timestamp()`.as('at')])
    .where('hallId', '=', hallId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** The chain's lines that speak of one round, in order. */
export const listRoundLines = (db: Db, roundId: number) =>
  db
    .selectFrom('hallLog')
    .select(['seq', 'at', 'kind', 'entry', 'hash'])
    .where('roundId', '=', roundId)
    .orderBy('seq')
    .execute()
