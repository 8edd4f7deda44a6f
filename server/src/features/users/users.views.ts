import { madeRoles, userTypes, type UserType } from '@bargah/contract/features/users/users.states.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import { hasRow, sql } from '../../kernel/sql.ts'

const selectUsers = (db: Db) =>
  db
    .selectFrom('users')
    .leftJoin('provinces', 'provinces.id', 'users.provinceId')
    .leftJoin('cities', 'cities.id', 'users.cityId')
    .select(['users.id', 'username', 'fullName', 'role', 'isActive', 'email', 'mobile', 'createdAt'])
    .select(['users.provinceId', 'provinces.name as provinceName', 'cityId', 'cities.name as cityName'])
    .select(sql<number>`(select count(*) from user_companies where user_id = users.id)`.as('companyCount'))
    .select(sql<number>`(select count(*) from user_halls where user_id = users.id)`.as('hallCount'))

export const listUsers = (db: Db, type: UserType) =>
  selectUsers(db).where('role', '=', userTypes[type].role).orderBy('fullName').orderBy('users.id').execute()

/** One user that Admin made; undefined for others. */
export const findUser = (db: Db, userId: number) =>
  selectUsers(db).where('users.id', '=', userId).where('role', 'in', madeRoles).executeTakeFirst()

export const isMadeUser = (db: Db | Tx, userId: number): Promise<boolean> =>
  hasRow(db.selectFrom('users').select('id').where('id', '=', userId).where('role', 'in', madeRoles))

/** The companies of a user, by name; `id` is the link's. */
export const listUserCompanies = (db: Db, userId: number) =>
  db
    .selectFrom('userCompanies')
    .innerJoin('companies', 'companies.id', 'userCompanies.companyId')
    .select(['userCompanies.id', 'companyId', 'name', 'nationalId', 'mobile'])
    .where('userId', '=', userId)
    .orderBy('name')
    .orderBy('companyId')
    .execute()

/** The halls of a user, by name; `id` is the link's. */
export const listUserHalls = (db: Db, userId: number) =>
  db
    .selectFrom('userHalls')
    .innerJoin('halls', 'halls.id', 'userHalls.hallId')
    .innerJoin('cities', 'cities.id', 'halls.cityId')
    .select(['userHalls.id', 'hallId', 'halls.name', 'halls.tel', 'cities.name as cityName'])
    .where('userId', '=', userId)
    .orderBy('halls.name')
    .orderBy('hallId')
    .execute()
