import type { Insertable } from 'kysely'
import type { Tx } from '../../kernel/database.ts'
import { didChange, insertUnlessThere } from '../../kernel/sql.ts'
import type { Tables } from '../../kernel/tables.ts'

/** What a form holds of a main office. */
export type OfficeFields = Omit<
  Insertable<Tables['mainOffices']>,
  'id' | 'nationalId' | 'isActive' | 'createdAt'
>

/** Out: the new office's id, or undefined when the national id is another's. */
export const insertOffice = (tx: Tx, office: OfficeFields & { nationalId: string }, at: Date) =>
  insertUnlessThere(tx, 'mainOffices', { ...office, createdAt: at }, ['nationalId'])

export const lockOffice = (tx: Tx, id: number) =>
  tx
    .selectFrom('mainOffices')
    .select(['id', 'name', 'nationalId'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()

export const findAccountsOf = (tx: Tx, officeId: number) =>
  tx.selectFrom('users').select('id').where('mainOfficeId', '=', officeId).orderBy('id').execute()

export const setOffice = (tx: Tx, id: number, office: OfficeFields & { isActive: boolean }) =>
  tx.updateTable('mainOffices').set(office).where('id', '=', id).execute()

/** Puts a company under a main office, or under none. Out: whether there is such a company. */
export const setOfficeOf = (tx: Tx, companyId: number, mainOfficeId: number | null): Promise<boolean> =>
  didChange(tx.updateTable('companies').set({ mainOfficeId }).where('id', '=', companyId))
