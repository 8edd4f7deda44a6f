import { type LoginDoor, loginDoors, roles } from '@bargah/contract/kernel/access.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import { didChange, sql } from '../../kernel/sql.ts'
import { noTemporary } from './accounts.store.ts'
import { isShut } from './auth.rules.ts'

const mostAccounts = 5

/** The number that counts for an account: that of the thing behind it. It asks for drivers, companies and owners joined. */
export const mobileOfAccount = sql<string | null>`case users.role when 'Driver' then drivers.mobile
  when 'TransportationCompanyAdmin' then companies.mobile
  when 'ProductOwnerAdmin' then product_owners.mobile else users.mobile end`

/** The open accounts of a mobile behind a door, or any, each by the number that counts for its kind: a driver's is the driver's own. */
export async function findAccountsOf(db: Db, mobile: string, door: LoginDoor | 'Any') {
  const rows = await db
    .selectFrom('users')
    .leftJoin('drivers', 'drivers.id', 'users.driverId')
    .leftJoin('companies', 'companies.id', 'users.companyId')
    .leftJoin('productOwners', 'productOwners.id', 'users.productOwnerId')
    .leftJoin('mainOffices', 'mainOffices.id', 'users.mainOfficeId')
    .select(['users.id', 'users.username', 'users.isActive', 'drivers.isActive as driverIsActive'])
    .select(['companies.isActive as companyIsActive', 'mainOffices.isActive as officeIsActive'])
    // each number by its own index: the one that counts is decided of these few
    .where(
      'users.id',
      '=',
      sql<number>`any(array(
        select id from users where mobile = ${mobile} union
        select users.id from users join drivers on drivers.id = driver_id where drivers.mobile = ${mobile} union
        select users.id from users join companies on companies.id = company_id where companies.mobile = ${mobile} union
        select users.id from users join product_owners on product_owners.id = product_owner_id
          where product_owners.mobile = ${mobile}))`,
    )
    .where('users.role', 'in', door === 'Any' ? roles : [...loginDoors[door]])
    .where(mobileOfAccount, '=', mobile)
    .orderBy('users.id')
    .execute()
  return rows.filter((account) => !isShut(account)).slice(0, mostAccounts)
}

type Temporary = { userId: number; hash: string; expiresAt: Date }

/** Puts a temporary password beside an account's own, in place of an earlier one. */
export const setTemporary = (tx: Tx, { userId, hash, expiresAt }: Temporary) =>
  tx
    .updateTable('users')
    .set({ temporaryHash: hash, temporaryExpiresAt: expiresAt })
    .where('id', '=', userId)
    .execute()

/** The temporary password takes the place of the account's own, which is to be changed before it ends. Out: false when it is gone. */
export const adoptTemporary = (tx: Tx, userId: number, hash: string): Promise<boolean> =>
  didChange(
    tx
      .updateTable('users')
      .set((eb) => ({
        passwordHash: hash,
        passwordMustChange: true,
        passwordExpiresAt: eb.ref('temporaryExpiresAt'),
        ...noTemporary,
      }))
      .where('id', '=', userId)
      .where('temporaryHash', '=', hash),
  )
