import type { Db, Tx } from '../kernel/database.ts'
import { hasRow, sql } from '../kernel/sql.ts'

export const hasAdmin = (db: Db): Promise<boolean> =>
  hasRow(db.selectFrom('users').select('id').where('role', '=', 'Admin').where('isActive', '=', true))

/** Whether an account has this name, in any case of its letters. */
export const isNameTaken = (db: Db | Tx, username: string): Promise<boolean> =>
  hasRow(db.selectFrom('users').select('id').where(sql`lower(username)`, '=', username.toLowerCase()))

type Admin = { username: string; passwordHash: string; fullName: string; createdAt: Date }

export const insertAdmin = (tx: Tx, admin: Admin) =>
  tx
    .insertInto('users')
    .values({ ...admin, role: 'Admin', accessFlags: [] })
    .execute()
