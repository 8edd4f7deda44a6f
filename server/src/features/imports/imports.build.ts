import type { Db } from '../../kernel/database.ts'

/** For tests: an import of an account that was tried out and has a row. Out: its id. */
export async function buildImport(db: Db, { userId }: { userId: number }): Promise<number> {
  const { id } = await db
    .insertInto('imports')
    .values({
      kind: 'goods',
      userId,
      sessionId: 1,
      address: '127.0.0.1',
      state: 'checked',
      rowCount: 1,
      sentAt: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('importRows').values({ importId: id, nr: 2, cells: '["کالا","دسته",""]' }).execute()
  return id
}
