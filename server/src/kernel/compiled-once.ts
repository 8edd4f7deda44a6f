import type { CompiledQuery, Insertable, Kysely } from 'kysely'
import { markRead } from './reads-together.ts'
import type { Db, Tx } from './sql.ts'
import type { Tables } from './tables.ts'

/** A statement of the query builder, or one that is written out as `sql`. */
type Statement<Row> = { compile(db: Db): CompiledQuery<Row> }

/** A list that is longer is rare, and a statement of its own length is not kept for it. */
const longestList = 64

/** What stands in for values while a statement is built; of a list there is one for each that it holds. */
const standInFor = (value: unknown): object => (Array.isArray(value) ? value.map(() => ({})) : {})
/** Values, and behind each list what it holds. */
const spread = (values: readonly unknown[]): readonly unknown[] =>
  values.some(Array.isArray)
    ? values.flatMap((value) => (Array.isArray(value) ? [value, ...value] : [value]))
    : values

/**
 * A statement that every request runs, built and compiled at its first use: to build one takes a tenth of a millisecond,
 * often more than to run it. Where it is given lists, there is one for each of their lengths. In: what builds it, which gets
 * stand-ins for the values and may only hand them on as values, lists whole or one by one (`toKeys`, `toArray`).
 */
export function compiledOnce<Given extends unknown[], Row>(
  build: (db: Db, ...given: Given) => Statement<Row>,
) {
  const compiled = new Map<string, { statement: CompiledQuery<Row>; places: number[] }>()
  function compile(db: Db, given: Given, key: string) {
    const standIns = given.map(standInFor)
    const statement = markRead(build(db, ...(standIns as Given)).compile(db))
    // of each parameter the place among what is given, -1 where it is a value of the statement's own
    const all = spread(standIns)
    const made = { statement, places: statement.parameters.map((value) => all.indexOf(value)) }
    compiled.set(key, made)
    return made
  }
  return async (db: Db | Tx, ...given: Given): Promise<Row[]> => {
    const lengths = given.flatMap((value) => (Array.isArray(value) ? [value.length] : []))
    if (lengths.some((length) => length > longestList))
      return (await db.executeQuery<Row>(build(db, ...given).compile(db))).rows
    const key = lengths.join()
    const { statement, places } = compiled.get(key) ?? compile(db, given, key)
    const values = spread(given)
    const parameters = statement.parameters.map((value, nr) => {
      const place = places[nr] as number
      return place === -1 ? value : values[place]
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
    inserts.get(key) ?? compiledOnce((within, ...values) => inserting(within, name, names, values))
  inserts.set(key, insert)
  await insert(db, ...columns.map(([, value]) => value))
}

// the query builder wants a table that it knows: who calls is held to the columns of his
const inserting = (db: Db, name: string, names: readonly string[], values: readonly unknown[]) =>
  (db as unknown as Kysely<Record<string, Record<string, unknown>>>)
    .insertInto(name)
    .values(Object.fromEntries(names.map((column, at) => [column, values[at]])))
