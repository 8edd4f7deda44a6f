import type { ListTable } from '@bargah/contract/kernel/list-columns.ts'
import { listFields } from '@bargah/contract/kernel/read-list.ts'
import type { RawBuilder } from 'kysely'
import type * as z from 'zod/mini'
import type { ListSource } from './list.ts'
import type { Db } from './sql.ts'
import { sayHeld, searchedFields } from './list.rules.ts'
import type { FileWords } from './sheet.ts'
import { sqlListSource } from './sql-list-source.ts'
import { type Column, type ColumnOf, type Computed, type Part, partOf, type Table } from './sql-parts.ts'
import type { Sought } from './sql-search.ts'
import { type AnySource, readerOf, type Term } from './sql-selection.ts'

/** Where a field comes from: a column, a piece of SQL, or a computation. A day, hour or instant is its timestamptz. */
type FieldSource<T extends Table, Value> = ColumnOf<T> | Part<T> | Computed<T, Value>

type Joins = { readonly [T in Table]?: Column }
type Known<From extends Table, J> = From | (keyof J & Table)

type RowSource<From extends Table, J, Fields> = {
  from: From
  /** Each joined table with the column that names its id. A join is made only where something of it is used. */
  joins: J & { readonly [T in keyof J]: ColumnOf<Known<From, J>> }
  fields: Fields
  /** The stored text that a search looks into; without it the search looks into the fields. */
  searchText?: ColumnOf<From> | Part<From>
  /** The numbers that people know a row by: one that is typed whole is told first, before those that only hold it. */
  knownBy?: readonly ColumnOf<From>[]
  /** In its place for words, of a list whose words are elsewhere or not there alone: the rows that have the word. */
  hasWord?(db: Db, word: string): Promise<Sought>
}
/** Where a file says more than a field holds, as the screen does. */
type InFiles<Row> = { readonly [F in keyof Row & string]?: FileWords<Row, keyof Row & string> }

/** A condition on the table that is read, or one that says which others it names; undefined is none. */
type Where<T extends Table> = readonly (RawBuilder<unknown> | Part<T> | undefined)[]
type Asked<T extends Table> = {
  where: Where<T>
  /**
   * Conditions of a list that no index has with its order: looked for in its newest rows before all are, or found from the
   * joined table that they name, where fewer rows are looked at so. No row that is missing there meets them.
   */
  sieve?: Where<T>
  /** `-` = descending. The id follows, in the direction of the last. */
  order: readonly (ColumnOf<T> | `-${ColumnOf<T>}`)[]
}

type Few<Name> = { words: readonly string[]; most: number; names: readonly Name[] }

/**
 * Declares once where the rows of a view come from (docs/lists.md). In: the contract's row and columns; the table, its
 * joins, and the SQL of each field; what files say of some. Fields are selected by their wire names and presented by the kind of their column.
 */
export function sqlRows<
  S extends z.ZodMiniObject,
  From extends Table,
  const J extends Joins,
  const Fields extends { [F in keyof z.output<S>]: FieldSource<Known<From, J>, z.output<S>[F]> },
>(row: S, table: ListTable, source: RowSource<From, J, Fields>, inFiles?: InFiles<z.output<S>>) {
  type Row = z.output<S>
  const fields = listFields(row, table)
  const reader = readerOf(Object.keys(row.shape), fields, { ...source, inFiles } as unknown as AnySource)
  return {
    /** To be spread into the declaration of a larger row. */
    source,
    list: (db: Db, { where, sieve = [], order }: Asked<Known<From, J>>) =>
      sqlListSource(db, reader, {
        where: readWhere(where),
        sieve: readWhere(sieve),
        order: order.map(readOrder),
      }) as ListSource<Row>,
    all: async (db: Db, { where, order }: Omit<Asked<Known<From, J>>, 'sieve'>) =>
      (await reader.read(db, readWhere(where), order.map(readOrder))) as Row[],
    /**
     * The first few rows of a list, with `names` of each: what a search of many lists shows. Where these do not hold the words,
     * `held` says what does.
     */
    find: async <const Name extends keyof Row & string>(
      db: Db,
      { where, order, words, most, names }: Omit<Asked<Known<From, J>>, 'sieve'> & Few<Name>,
    ): Promise<(Pick<Row, Name> & { held: string | null })[]> => {
      const list = sqlListSource(db, reader, { where: readWhere(where), order: order.map(readOrder) })
      const shown = fields.filter(({ field }) => (names as readonly string[]).includes(field))
      const unshown = words.length === 0 ? [] : searchedFields(fields).filter((one) => !shown.includes(one))
      const columns = [...shown, ...unshown]
      const one = { page: 1, pageSize: most, sort: [], conditions: [], words, columns, fields }
      const plain = { countOnly: false, format: null, isForPrograms: false, group: null }
      const { rows } = await list.page({ ...one, ...plain })
      return rows.map(
        (row) =>
          ({
            ...Object.fromEntries(shown.map(({ field }) => [field, row[field as keyof typeof row]])),
            held: sayHeld(row, words, shown, unshown),
          }) as Pick<Row, Name> & { held: string | null },
      )
    },
    one: async (db: Db, where: Where<Known<From, J>>) =>
      (await reader.read(db, readWhere(where), []))[0] as Row | undefined,
  }
}

const readWhere = (where: Where<Table>): Part[] =>
  where.flatMap((one) => (one === undefined ? [] : 'sql' in one ? [one] : [{ sql: one }]))

function readOrder(term: string): Term {
  const isDescending = term.startsWith('-')
  return { ...partOf((isDescending ? term.slice(1) : term) as Column), isDescending }
}
