import type { Db } from '../../kernel/database.ts'
import { findNewestCheckpoint, findLogSize } from './checkpoints.store.ts'
import { findSigning } from './signing.store.ts'

/**
 * How far a hall's log is signed, and whether its signer signs it, as the server says; null when there is no such hall.
 * `since`: since when it does not.
 */
export async function readLogState(db: Db, hallId: number) {
  const entries = await findLogSize(db, hallId)
  if (entries === undefined) return null
  const [signing, kept] = [await findSigning(db, hallId), await findNewestCheckpoint(db, hallId)]
  return {
    signer: signing?.fault ?? ('signs' as const),
    since: signing?.since?.toISOString() ?? null,
    entries,
    signed: kept?.size ?? null,
    signedAt: kept?.signedAt.toISOString() ?? null,
  }
}
