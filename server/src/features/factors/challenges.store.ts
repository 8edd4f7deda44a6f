import { randomBytes } from 'node:crypto'
import type { ChallengePurpose } from '@bargah/contract/features/factors/factors.schema.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import { didChange } from '../../kernel/sql.ts'
import { hashToken } from '../../kernel/tokens.ts'

type ForUse = { userId: number; purpose: ChallengePurpose }

/** A challenge that nobody has had before, and what of it is stored. */
export function makeChallenge(): { challenge: string; hash: Buffer } {
  const challenge = randomBytes(32).toString('base64url')
  return { challenge, hash: hashToken(challenge) }
}

export const keepChallenge = (tx: Tx, { userId, purpose }: ForUse, hash: Buffer, expiresAt: Date) =>
  tx.insertInto('passkeyChallenges').values({ userId, purpose, hash, expiresAt }).execute()

/** Uses a challenge up. Out: whether it was this account's, for this purpose, and still good; of two at one moment it is for one. */
export const takeChallenge = (
  tx: Tx,
  { userId, purpose }: ForUse,
  { challenge, now }: { challenge: string; now: Date },
): Promise<boolean> =>
  didChange(
    tx
      .deleteFrom('passkeyChallenges')
      .where('hash', '=', hashToken(challenge))
      .where('userId', '=', userId)
      .where('purpose', '=', purpose)
      .where('expiresAt', '>', now),
  )

/** Forgets the challenges that are good no longer at `now`. */
export const deleteOldChallenges = (db: Db, now: Date) =>
  db.deleteFrom('passkeyChallenges').where('expiresAt', '<=', now).execute()
