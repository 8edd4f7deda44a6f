import type { Db, Tx } from '../kernel/database.ts'
import { sql } from '../kernel/sql.ts'

export async function hasAdmin(db: Db): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'Admin')
    .where('isActive', '=', true)
    .executeTakeFirst()
  return found !== undefined
}

/** Whether an account has this name, in any case of its letters. */
export async function isNameTaken(db: Db | Tx, username: string): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .executeTakeFirst()
  return found !== undefined
}

type Admin = { username: string; passwordHash: string; fullName: string; createdAt: Date }

export const insertAdmin = (tx: Tx, admin: Admin) =>
  tx
    .insertInto('users')
    .values({ ...admin, role: 'Admin', accessFlags: [] })
    .execute()
