import { longAgo, next } from '../../../test/plain.ts'
import { addRow } from '../../../test/rows.ts'
import type { Db } from '../../kernel/database.ts'

/** A passkey of an account, which signs nothing. Out: its id. */
export async function buildPasskey(db: Db, userId: number): Promise<number> {
  const { id } = await addRow(db, 'passkeys', {
    userId,
    name: 'گذرکلید آزمون',
    credentialId: `passkey${next()}`,
    publicKey: Buffer.alloc(1),
    signCount: 0,
    transports: [],
    createdAt: longAgo,
  })
  return id
}

const farAway = new Date('2100-01-01T00:00:00Z')

/** An open request to take away an account's factors. Out: its id. */
export async function buildFactorRemoval(
  db: Db,
  { userId, askedBy }: { userId: number; askedBy: number },
): Promise<number> {
  const { id } = await addRow(db, 'factorRemovals', { userId, askedBy, askedAt: longAgo, expiresAt: farAway })
  return id
}
