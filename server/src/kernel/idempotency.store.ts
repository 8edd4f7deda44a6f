import type { Json } from '@bargah/contract/kernel/json-field.ts'
import { type Clock, forEachClock } from './clock.ts'
import { compiledFirst, compiledOnce } from './compiled-once.ts'
import type { Db, Tx } from './database.ts'
import { keyReused } from './errors.ts'
import { keyedHash, keyedHashFits, type KeyRing } from './keys.rules.ts'
import { sql } from './sql.ts'
import { lineOfChanges } from './undo.store.ts'

type Claim = {
  owner: string
  key: string
  fingerprint: string
  isSame(kept: string): boolean
}
/** What an earlier call under a key gave, and the line of the audit by which it may be taken back. */
export type Earlier = { result: unknown; undoLine: number | null }
/** `before`: the same request as a version before called it. */
type Asked = { owner: string; key: string; request: string; before: readonly string[] }

/** In: whose key it is and the whole request. Out: the claim to it. */
export const claimOf = (keys: KeyRing, { request, before, ...whose }: Asked): Claim => ({
  ...whose,
  fingerprint: keyedHash(keys, 'idempotency', request),
  isSame: (kept) => [request, ...before].some((one) => keyedHashFits(keys, 'idempotency', one, kept)),
})

const insertKeyBy = forEachClock((time) =>
  compiledFirst((tx: Db, owner: string, key: string, fingerprint: string) =>
    tx
      .insertInto('idempotencyKeys')
      .values({ owner, key, fingerprint, createdAt: time })
      // one that is a day old is forgotten with what it gave
      .onConflict((conflict) =>
        conflict
          .columns(['owner', 'key'])
          .doUpdateSet({ fingerprint, createdAt: time, result: null, undoLine: null })
          .where('idempotencyKeys.createdAt', '<', sql<Date>`${time} - interval '24 hours'`),
      )
      .returning('key'),
  ),
)
const setResult = compiledOnce((tx: Db, owner: string, key: string, result: string) =>
  tx.updateTable('idempotencyKeys').set({ result }).where('owner', '=', owner).where('key', '=', key),
)
const setResultAndLine = compiledOnce((tx: Db, owner: string, key: string, result: string) =>
  tx
    .updateTable('idempotencyKeys')
    .set({ result, undoLine: lineOfChanges })
    .where('owner', '=', owner)
    .where('key', '=', key),
)

/**
 * Claims a key for this transaction; a twin that runs at the same time waits here for the first to end. It may leave with `begin`.
 * Out: the kept result of an earlier call, or null when this one is the first. Throws 409 for another body.
 */
export async function claimKey(tx: Tx, claim: Claim, clock: Clock): Promise<Earlier | null> {
  const inserted = await insertKeyBy(clock)(tx, claim.owner, claim.key, claim.fingerprint)
  if (inserted) return null
  const kept = await tx
    .selectFrom('idempotencyKeys')
    .select(['fingerprint', 'result', 'undoLine'])
    .where('owner', '=', claim.owner)
    .where('key', '=', claim.key)
    // repetitions that run the work again do so one at a time
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (!claim.isSame(kept.fingerprint)) throw keyReused()
  return { result: kept.result, undoLine: kept.undoLine }
}

/** Forgets the keys that were claimed before `before`. */
export const deleteKeys = (db: Db, before: Date) =>
  db.deleteFrom('idempotencyKeys').where('createdAt', '<', before).execute()

/** Keeps what the call gave, and the line by which it may be taken back, so that a repetition gives the same. */
export async function keepResult(
  tx: Tx,
  claim: Claim,
  result: Json | void,
  mayBeUndone: boolean,
): Promise<void> {
  const set = mayBeUndone ? setResultAndLine : setResult
  await set(tx, claim.owner, claim.key, JSON.stringify(result ?? null))
}
