import type { Db, Tx } from '../../kernel/database.ts'
import { notFound } from '../../kernel/errors.ts'

/** Throws 404 when there is no such city. */
export async function expectCity(db: Db | Tx, cityId: number): Promise<void> {
  const found = await db.selectFrom('cities').select('id').where('id', '=', cityId).executeTakeFirst()
  if (!found) throw notFound('شهری با این شماره')
}
