import type { Db } from '../../kernel/database.ts'
import { sql } from '../../kernel/sql.ts'

const selectOffices = (db: Db) =>
  db
    .selectFrom('mainOffices')
    .leftJoin('users', (join) =>
      join.onRef('users.mainOfficeId', '=', 'mainOffices.id').on('users.role', '=', 'AgentMain'),
    )
    .select(['mainOffices.id', 'name', 'managerName', 'address', 'tel', 'fax', 'economicCode'])
    .select(['mainOffices.nationalId', 'webAddress', 'mainOffices.email', 'mainOffices.isActive'])
    .select(['mainOffices.createdAt', 'users.username', 'users.id as userId'])
    .select(
      sql<number>`(select count(*)::int from companies where main_office_id = main_offices.id)`.as(
        'companyCount',
      ),
    )

export const listOffices = (db: Db) => selectOffices(db).orderBy('name').orderBy('mainOffices.id').execute()
export type Office = Awaited<ReturnType<typeof listOffices>>[number]

export const findOffice = (db: Db, id: number) =>
  selectOffices(db).where('mainOffices.id', '=', id).executeTakeFirst()

/** All companies by name, each with the main office that it belongs to; or those of one office. */
export const listCompanyOffices = (db: Db, officeId?: number) =>
  db
    .selectFrom('companies')
    .leftJoin('mainOffices', 'mainOffices.id', 'companies.mainOfficeId')
    .select(['companies.id', 'companies.name', 'companies.nationalId', 'mobile', 'mainOfficeId'])
    .select('mainOffices.name as officeName')
    .$if(officeId !== undefined, (companies) => companies.where('mainOfficeId', '=', officeId ?? 0))
    .orderBy('companies.name')
    .orderBy('companies.id')
    .execute()
