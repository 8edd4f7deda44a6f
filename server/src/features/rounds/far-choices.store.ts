import type { Tx } from '../../kernel/database.ts'

type Far = { turnId: number; at: Date; awayKm: number; rangeKm: number }

/** Keeps how far the driver of a turn was at his last choice that was refused for it. */
export const keepFar = (tx: Tx, far: Far) =>
  tx
    .insertInto('farChoices')
    .values(far)
    .onConflict((conflict) => conflict.column('turnId').doUpdateSet(far))
    .execute()
