import type { CodePurpose } from '@bargah/contract/kernel/proof.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import { didChange, hasRow, sql } from '../../kernel/sql.ts'
import type { Proof, Proofs } from '../../kernel/proofs.ts'
import { hashToken } from '../../kernel/tokens.ts'

/** `mobile`: to what the code was sent; of the purpose `mail` that is an address. */
export type ForMobile = { mobile: string; purpose: CodePurpose }
/** A code belongs to whoever asked for it (docs/decisions/0079). */
export type ForAsker = ForMobile & { askerHash: Buffer }
type Code = ForAsker & { hash: string; expiresAt: Date }

/** Keeps a code in place of the one that the same asker had sent before. */
export async function keepCode(tx: Tx, code: Code): Promise<void> {
  const { hash, expiresAt } = code
  await tx
    .insertInto('oneTimeCodes')
    .values(code)
    .onConflict((conflict) =>
      conflict.columns(['mobile', 'purpose', 'askerHash']).doUpdateSet({ hash, expiresAt }),
    )
    .execute()
}

/** The code that an asker had sent last, as it is kept; undefined when it was used or none was sent. */
export const findCode = (db: Db, { mobile, purpose, askerHash }: ForAsker) =>
  db
    .selectFrom('oneTimeCodes')
    .select(['hash', 'expiresAt'])
    .where('mobile', '=', mobile)
    .where('purpose', '=', purpose)
    .where('askerHash', '=', askerHash)
    .executeTakeFirst()

/** Uses a code up. Out: whether it was still there; of two at one moment it is for one. */
export const endCode = (tx: Tx, { mobile, purpose, askerHash }: ForAsker, hash: string): Promise<boolean> =>
  didChange(
    tx
      .deleteFrom('oneTimeCodes')
      .where('mobile', '=', mobile)
      .where('purpose', '=', purpose)
      .where('askerHash', '=', askerHash)
      .where('hash', '=', hash),
  )

export async function insertProof(tx: Tx, { token, ...whose }: Proof, expiresAt: Date): Promise<void> {
  await tx
    .insertInto('proofs')
    .values({ tokenHash: hashToken(token), ...whose, expiresAt })
    .execute()
}

const isProof = ({ token, mobile, purpose }: Proof, now: Date) =>
  sql<boolean>`token_hash = ${hashToken(token)} and mobile = ${mobile} and purpose = ${purpose}
    and expires_at > ${now}`

/** The proofs of mobiles, as the kernel asks for them. */
export const proofs: Proofs = {
  isGood: (db, proof, now) => hasRow(db.selectFrom('proofs').select('mobile').where(isProof(proof, now))),
  async spend(tx, proof, now) {
    const spent = await tx.deleteFrom('proofs').where(isProof(proof, now)).executeTakeFirst()
    return spent.numDeletedRows > 0n
  },
}

/** Forgets the codes and proofs that are good no longer at `now`. */
export async function deleteOldCodes(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('oneTimeCodes').where('expiresAt', '<', now).execute()
  await db.deleteFrom('proofs').where('expiresAt', '<', now).execute()
}
