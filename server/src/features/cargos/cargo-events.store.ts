import type { CargoEventKind } from '@bargah/contract/features/cargos/cargo-life.states.ts'
import type { CargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import type { Tx } from '../../kernel/database.ts'

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
  tx
    .insertInto('cargoEvents')
    .values({ ...event, fromStatus: from, toStatus: to })
    .execute()
