import type { LetterKind } from '@bargah/contract/features/mail/mail.states.ts'
import type { Db } from '../../kernel/database.ts'
import type { KeyRing } from '../../kernel/keys.rules.ts'
import { openLetter } from './mail.store.ts'

/** For tests: an account whose address is proven. Out: the address. */
export async function buildAddress(db: Db, userId: number, address = `person${userId}@example.test`) {
  const values = { userId, address, provenAt: new Date() }
  await db
    .insertInto('mailAddresses')
    .values(values)
    .onConflict((on) => on.column('userId').doUpdateSet(values))
    .execute()
  return address
}

/** The letters to an address, the last one first. */
export async function lettersTo({ db, keys }: { db: Db; keys: KeyRing }, address: string) {
  const rows = await db.selectFrom('letters').selectAll().orderBy('id', 'desc').execute()
  return rows
    .map((row) => ({ ...row, ...openLetter<LetterKind>(keys, row) }))
    .filter(({ to }) => to === address)
}

/** The codes that were sent to an address, the last one first. */
export const mailCodesTo = async (app: { db: Db; keys: KeyRing }, address: string): Promise<string[]> =>
  (await lettersTo(app, address)).flatMap(({ values }) => ('code' in values ? [values.code] : []))
