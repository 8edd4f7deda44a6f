import type { Db, Tx } from '../../kernel/database.ts'
import type { Tables } from '../../kernel/tables.ts'

const theOne = 1

export const findContact = (db: Db) =>
  db.selectFrom('contacts').selectAll().where('id', '=', theOne).executeTakeFirstOrThrow()

export async function setContact(tx: Tx, contact: Omit<Tables['contacts'], 'id'>): Promise<void> {
  await tx.updateTable('contacts').set(contact).where('id', '=', theOne).execute()
}
