import type { Tx } from '../../kernel/database.ts'
import { sql } from '../../kernel/sql.ts'
import type { RefusedToTell } from './tell-opening.rules.ts'

type Refused = {
  hallId: number
  /** The round that was open, if one was. */
  roundId: number | null
  turnNumber: number
  cargoId: number
  reason: string
  refusedAt: Date
}

/** Keeps a refused choice until it may be told; the same turn, load and reason once in a round. */
export const keepRefused = (tx: Tx, refused: Refused) =>
  tx
    .insertInto('refusedChoices')
    .values(refused)
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** Takes all that a hall's log was not told yet, in the order in which it was refused, and notes that it is told `at`. */
export async function takeRefused(tx: Tx, hallId: number, at: Date): Promise<RefusedToTell[]> {
  const { rows } = await sql<RefusedToTell>`
    with told as (update refused_choices set told_at = ${at} where hall_id = ${hallId} and told_at is null returning *)
    select round_id as round, turn_number as turn, cargo_id as cargo, reason from told order by id`.execute(
    tx,
  )
  return rows
}

type Far = { turnId: number; at: Date; awayKm: number; rangeKm: number }

/** Keeps how far the driver of a turn was at his last choice that was refused for it. */
export const keepFar = (tx: Tx, far: Far) =>
  tx
    .insertInto('farChoices')
    .values(far)
    .onConflict((conflict) => conflict.column('turnId').doUpdateSet(far))
    .execute()
