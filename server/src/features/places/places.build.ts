import type { Db } from '../../kernel/database.ts'

/** The id of a city by its name in the gazetteer. */
export async function cityId(db: Db, name: string): Promise<number> {
  const city = await db.selectFrom('cities').select('id').where('name', '=', name).executeTakeFirstOrThrow()
  return city.id
}
