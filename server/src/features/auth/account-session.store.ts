import type { Session } from '../../kernel/call.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import { isShut } from './auth.rules.ts'

/** As whom the server acts for an absent account, with its rights of now. Null where it, or what it belongs to, is closed. */
export async function findAccountSession(db: Db | Tx, userId: number): Promise<Session | null> {
  const row = await db
    .selectFrom('users')
    .leftJoin('drivers', 'drivers.id', 'users.driverId')
    .leftJoin('companies', 'companies.id', 'users.companyId')
    .leftJoin('mainOffices', 'mainOffices.id', 'users.mainOfficeId')
    .select(['users.id as userId', 'users.username', 'users.fullName', 'users.role', 'users.accessFlags'])
    .select(['users.driverId', 'users.companyId', 'users.productOwnerId', 'users.hallId', 'users.isActive'])
    .select(['drivers.isActive as driverIsActive', 'companies.isActive as companyIsActive'])
    .select('mainOffices.isActive as officeIsActive')
    .where('users.id', '=', userId)
    .executeTakeFirst()
  if (!row || isShut(row)) return null
  const { username, fullName, role, driverId, companyId, productOwnerId, hallId, accessFlags: flags } = row
  const who = { userId, username, fullName, role, driverId, companyId, productOwnerId, hallId, flags }
  const atNoWindow = { sessionId: null, passwordAt: null, mustChangePassword: false, mustAddFactor: false }
  return { ...who, ...atNoWindow, deviceId: '' }
}
