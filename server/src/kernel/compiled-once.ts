import type { CompiledQuery, Insertable, Kysely } from 'kysely'
import type { Db, Tx } from './sql.ts'
import type { Tables } from './tables.ts'

/** A statement of the query builder, or one that is written out as `sql`. */
type Statement<Row> = { compile(db: Db): CompiledQuery<Row> }

/**
 * A statement that every request runs, built and compiled at its first use: to build one takes a tenth of a millisecond,
 * often more than to run it. In: what builds it, which gets stand-ins for the values and may only hand them on as values; and how
 * many they are.
 */
export function compiledOnce<Given extends unknown[], Row>(
  build: (db: Db, ...given: Given) => Statement<Row>,
  count = build.length - 1,
) {
  const standIns = Array.from({ length: count }, () => ({}))
  function compile(db: Db) {
    const statement = build(db, ...(standIns as Given)).compile(db)
    // of each parameter the place among what is given, -1 where it is a value of the statement's own
    return { statement, places: statement.parameters.map((value) => standIns.indexOf(value as object)) }
  }
  let compiled: ReturnType<typeof compile> | undefined
  return async (db: Db | Tx, ...given: Given): Promise<Row[]> => {
    compiled ??= compile(db)
    const { statement, places } = compiled
    const parameters = statement.parameters.map((value, nr) => {
      const place = places[nr] as number
      return place === -1 ? value : given[place]
    })
    return (await db.executeQuery<Row>({ ...statement, parameters })).rows
  }
}

/** The same for what gives one row, or none. */
export function compiledFirst<Given extends unknown[], Row>(
  build: (db: Db, ...given: Given) => Statement<Row>,
) {
  const select = compiledOnce(build)
  return async (db: Db | Tx, ...given: Given): Promise<Row | undefined> => (await select(db, ...given))[0]
}

/** Whether there is a row. */
export function compiledHas<Given extends unknown[]>(build: (db: Db, ...given: Given) => Statement<object>) {
  const select = compiledOnce(build)
  return async (db: Db | Tx, ...given: Given): Promise<boolean> => (await select(db, ...given)).length > 0
}

/** A row that is always there. */
export function mustBe<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Error('a statement that always gives a row gave none')
  return row
}

const inserts = new Map<string, (db: Db | Tx, ...values: unknown[]) => Promise<unknown[]>>()

/** Writes a row of values, by a statement that is compiled once for the columns that it names; what is undefined is left out. */
export async function insertRow<Name extends keyof Tables>(
  db: Db | Tx,
  name: Name,
  row: Insertable<Tables[Name]>,
): Promise<void> {
  const columns = Object.entries(row).filter(([, value]) => value !== undefined)
  const names = columns.map(([column]) => column)
  const key = `${name} ${names.join(' ')}`
  const insert =
    inserts.get(key) ??
    compiledOnce((within, ...values) => inserting(within, name, names, values), names.length)
  inserts.set(key, insert)
  await insert(db, ...columns.map(([, value]) => value))
}

// the query builder wants a table that it knows: who calls is held to the columns of his
const inserting = (db: Db, name: string, names: readonly string[], values: readonly unknown[]) =>
  (db as unknown as Kysely<Record<string, Record<string, unknown>>>)
    .insertInto(name)
    .values(Object.fromEntries(names.map((column, at) => [column, values[at]])))
