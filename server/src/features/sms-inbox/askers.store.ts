import type { Db } from '../../kernel/database.ts'

/** The driver whose number it is, with an open account, or null. */
export async function findAsker(db: Db, mobile: string): Promise<number | null> {
  const driver = await db
    .selectFrom('drivers')
    .innerJoin('users', 'users.driverId', 'drivers.id')
    .select('drivers.id')
    .where('drivers.mobile', '=', mobile)
    .where('drivers.isActive', '=', true)
    .where('users.isActive', '=', true)
    .executeTakeFirst()
  return driver?.id ?? null
}
