import type { Db } from '../kernel/database.ts'

export async function hasAdmin(db: Db): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'Admin')
    .where('isActive', '=', true)
    .executeTakeFirst()
  return found !== undefined
}
