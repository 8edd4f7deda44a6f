import { madeRoles } from '@bargah/contract/features/users/users.states.ts'
import type { Updateable } from 'kysely'
import type { Tx } from '../../kernel/database.ts'
import { didChange } from '../../kernel/sql.ts'
import type { Tables } from '../../kernel/tables.ts'

/** Whether a driver signs in, or will, by this name: his national id or mobile. */
export async function isDriversName(tx: Tx, username: string): Promise<boolean> {
  const driver = await tx
    .selectFrom('drivers')
    .select('id')
    .where((eb) => eb.or([eb('nationalId', '=', username), eb('mobile', '=', username)]))
    .executeTakeFirst()
  return driver !== undefined
}

/** The city's province; undefined for a city that is not there. */
export async function findProvinceOf(tx: Tx, cityId: number): Promise<number | undefined> {
  const city = await tx.selectFrom('cities').select('provinceId').where('id', '=', cityId).executeTakeFirst()
  return city?.provinceId
}

export async function isProvince(tx: Tx, provinceId: number): Promise<boolean> {
  const found = await tx.selectFrom('provinces').select('id').where('id', '=', provinceId).executeTakeFirst()
  return found !== undefined
}

/** Changes a user that Admin made. Out: false when there is none such. */
export const setUser = (tx: Tx, userId: number, set: Updateable<Tables['users']>): Promise<boolean> =>
  didChange(tx.updateTable('users').set(set).where('id', '=', userId).where('role', 'in', madeRoles))

/** Gives a user a company. Out: the link's id, or undefined when he has it already. */
export async function insertUserCompany(tx: Tx, userId: number, companyId: number) {
  const made = await tx
    .insertInto('userCompanies')
    .values({ userId, companyId })
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst()
  return made?.id
}

/** Gives a user a hall. Out: the link's id, or undefined when he has it already. */
export async function insertUserHall(tx: Tx, userId: number, hallId: number) {
  const made = await tx
    .insertInto('userHalls')
    .values({ userId, hallId })
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst()
  return made?.id
}

export const deleteLink = (tx: Tx, table: 'userCompanies' | 'userHalls', id: number): Promise<boolean> =>
  didChange(tx.deleteFrom(table).where('id', '=', id))

export async function isThere(tx: Tx, table: 'companies' | 'halls', id: number): Promise<boolean> {
  return (await tx.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}
