import { madeRoles } from '@bargah/contract/features/users/users.states.ts'
import type { Updateable } from 'kysely'
import type { Tx } from '../../kernel/database.ts'
import { didChange, hasRow, insertUnlessThere } from '../../kernel/sql.ts'
import type { Tables } from '../../kernel/tables.ts'

/** Whether a driver signs in, or will, by this name: his national id or mobile. */
export const isDriversName = (tx: Tx, username: string): Promise<boolean> =>
  hasRow(
    tx
      .selectFrom('drivers')
      .select('id')
      .where((eb) => eb.or([eb('nationalId', '=', username), eb('mobile', '=', username)])),
  )

/** The city's province; undefined for a city that is not there. */
export async function findProvinceOf(tx: Tx, cityId: number): Promise<number | undefined> {
  const city = await tx.selectFrom('cities').select('provinceId').where('id', '=', cityId).executeTakeFirst()
  return city?.provinceId
}

export const isProvince = (tx: Tx, provinceId: number): Promise<boolean> =>
  hasRow(tx.selectFrom('provinces').select('id').where('id', '=', provinceId))

/** Changes a user that Admin made. Out: false when there is none such. */
export const setUser = (tx: Tx, userId: number, set: Updateable<Tables['users']>): Promise<boolean> =>
  didChange(tx.updateTable('users').set(set).where('id', '=', userId).where('role', 'in', madeRoles))

/** Gives a user a company. Out: the link's id, or undefined when he has it already. */
export const insertUserCompany = (tx: Tx, userId: number, companyId: number) =>
  insertUnlessThere(tx, 'userCompanies', { userId, companyId })

/** Gives a user a hall. Out: the link's id, or undefined when he has it already. */
export const insertUserHall = (tx: Tx, userId: number, hallId: number) =>
  insertUnlessThere(tx, 'userHalls', { userId, hallId })

export const deleteLink = (tx: Tx, table: 'userCompanies' | 'userHalls', id: number): Promise<boolean> =>
  didChange(tx.deleteFrom(table).where('id', '=', id))

export const isThere = (tx: Tx, table: 'companies' | 'halls', id: number): Promise<boolean> =>
  hasRow(tx.selectFrom(table).select('id').where('id', '=', id))
