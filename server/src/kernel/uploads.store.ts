import type { Database, Db } from './database.ts'
import { sql } from './sql.ts'

type Remover = { remove(name: string): Promise<void> }

/** Notes, before it is written, that something will lie in the store under this name. */
export async function noteArrival({ db, clock }: Database, name: string): Promise<void> {
  await db
    .insertInto('fileArrivals')
    .values({ name, arrivedAt: await clock.now(db) })
    .execute()
}

/** Removes from the store what came under these names and no transaction took; one that still may is waited for. */
export async function forgetArrivals(db: Db, store: Remover, names: readonly string[]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const left = await tx
      .deleteFrom('fileArrivals')
      .where('name', '=', sql<string>`any(${[...names]}::text[])`)
      .returning('name')
      .execute()
    for (const { name } of left) await store.remove(name)
  })
}

/** What came before `before` and was taken by nobody: a crash left it. */
export async function findLeftArrivals(db: Db, before: Date): Promise<string[]> {
  const left = await db.selectFrom('fileArrivals').select('name').where('arrivedAt', '<', before).execute()
  return left.map(({ name }) => name)
}
