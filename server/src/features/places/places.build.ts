import type { Db } from '../../kernel/database.ts'

export async function cityId(db: Db, name: string): Promise<number> {
  const city = await db.selectFrom('cities').select('id').where('name', '=', name).executeTakeFirstOrThrow()
  return city.id
}
