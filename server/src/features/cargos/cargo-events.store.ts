import type { CargoEventKind } from '@bargah/contract/features/cargos/cargo-life.states.ts'
import { type CargoStatus, cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import { insertRow } from '../../kernel/compiled-once.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import { sql } from '../../kernel/sql.ts'

export type CargoEvent = {
  cargoId: number
  kind: CargoEventKind
  /** Null when it was declared. */
  from: CargoStatus | null
  to: CargoStatus
  at: Date
  /** Null = the server by itself. */
  byUser: number | null
  /** What people read. */
  reason?: string
  permitId?: number
}

/** Tells a cargo's history what happened; whoever changes a cargo's status, or edits it, calls this in the same transaction. */
export const recordCargoEvent = (tx: Tx, { from, to, ...event }: CargoEvent) =>
  insertRow(tx, 'cargoEvents', { ...event, fromStatus: from, toStatus: to })

/** How a finished cargo ended last: from which status, and whether its product owner did it himself. */
export async function findLastEnd(db: Db | Tx, cargoId: number) {
  const last = await db
    .selectFrom('cargoEvents')
    .leftJoin('users', 'users.id', 'cargoEvents.byUser')
    .select(['cargoEvents.fromStatus', 'users.role'])
    .where('cargoId', '=', cargoId)
    .where('toStatus', '=', cargoStatus.finished)
    .orderBy('cargoEvents.id', 'desc')
    .limit(sql.lit(1))
    .executeTakeFirst()
  return last && { from: last.fromStatus, byOwner: last.role === 'ProductOwnerAdmin' }
}

/** How often a cargo was edited so far. */
export async function countEdits(tx: Tx, cargoId: number): Promise<number> {
  const kind: CargoEventKind = 'edited'
  const { count } = await tx
    .selectFrom('cargoEvents')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('cargoId', '=', cargoId)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  return count
}
