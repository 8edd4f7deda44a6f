import { compiledFirst } from '../../kernel/compiled-once.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import { notFound } from '../../kernel/errors.ts'

/** A city with its place; undefined when it is not there. */
export const findCity = compiledFirst((db: Db, cityId: number) =>
  db.selectFrom('cities').select(['id', 'name', 'latitude', 'longitude']).where('id', '=', cityId),
)

/** Throws 404 when there is no such city. */
export async function expectCity(db: Db | Tx, cityId: number): Promise<void> {
  const found = await db.selectFrom('cities').select('id').where('id', '=', cityId).executeTakeFirst()
  if (!found) throw notFound('شهری با این شماره')
}
