import type { Insertable, Kysely, Selectable, Updateable } from 'kysely'
import type { Db } from '../src/kernel/database.ts'
import type { Tables } from '../src/kernel/tables.ts'

type Table = keyof Tables
type Row<T extends Table> = Selectable<Tables[T]>
/** The number of a row, or what rows have in some columns. */
type Which<T extends Table> = number | Partial<Row<T>>

/** The query builder wants a table that it knows, and here its name is a variable: the callers are held to its columns. */
const named = <T extends Table>(db: Db, table: T) => ({
  db: db as unknown as Kysely<{ table: { id: number } }>,
  table: table as string as 'table',
})
const columnsOf = (which: number | object) => (typeof which === 'number' ? { id: which } : { ...which })

/** Adds a row past all rules, or several. Out: the row with what the database put in itself; the first of several. */
export async function addRow<T extends Table>(
  of: Db,
  name: T,
  values: Insertable<Tables[T]> | readonly Insertable<Tables[T]>[],
): Promise<Row<T>> {
  const { db, table } = named(of, name)
  const added = db
    .insertInto(table)
    .values(values as unknown as { id: number })
    .returningAll()
  return (await added.executeTakeFirstOrThrow()) as unknown as Row<T>
}

const selected = <T extends Table>(of: Db, name: T, which: Which<T>) => {
  const { db, table } = named(of, name)
  return db
    .selectFrom(table)
    .selectAll()
    .where((eb) => eb.and(columnsOf(which)))
}

/** The first such row; throws where there is none. */
export const oneRow = async <T extends Table>(of: Db, name: T, which: Which<T>) =>
  (await selected(of, name, which).executeTakeFirstOrThrow()) as unknown as Row<T>

/** The newest such row; throws where there is none. */
export const lastRow = async <T extends Table>(of: Db, name: T, which: Which<T>) =>
  (await selected(of, name, which).orderBy('id', 'desc').executeTakeFirstOrThrow()) as unknown as Row<T>

/** All such rows, in the order of a column where it matters. */
export async function rowsOf<T extends Table>(of: Db, name: T, which: Which<T>, by?: keyof Row<T>) {
  const rows = selected(of, name, which)
  return (await (by ? rows.orderBy(by as 'id') : rows).execute()) as unknown as Row<T>[]
}

/** Changes such rows past all rules. */
export async function setRow<T extends Table>(
  of: Db,
  name: T,
  which: Which<T>,
  values: Updateable<Tables[T]>,
): Promise<void> {
  const { db, table } = named(of, name)
  const changed = db.updateTable(table).set(values as unknown as { id: number })
  await changed.where((eb) => eb.and(columnsOf(which))).execute()
}
