import { CompiledQuery, type DatabaseConnection, type QueryResult } from 'kysely'

type Execute = DatabaseConnection['executeQuery']
/** A statement that only reads, with the number by which it is known here. */
export type Read<Row> = CompiledQuery<Row> & { read?: number }

/** What a `select` may do beside reading: lock rows, wait for others, write. Functions of ours that do so begin with what they do. */
const doesMore =
  /\bfor (no key update|update|key share|share)\b|\b(pg_advisory|pg_notify|set_config|nextval|setval|(append|audit|delete|erase|keep|lock|note|recount|tell)_)\w*\(|\b(insert into|update|delete from)\b/i

/** Whether a statement only reads, so that it may look at the database at one moment with those beside it. */
export const onlyReads = (text: string): boolean => /^\s*select\b/i.test(text) && !doesMore.test(text)

let lastRead = 0
/** A statement that is kept compiled, marked where it only reads. */
export const markRead = <Row>(statement: CompiledQuery<Row>): Read<Row> =>
  onlyReads(statement.sql) ? { ...statement, read: ++lastRead } : statement

/** The name of the column that says of a row which of the statements gave it. */
const markOf = (part: number) => `~${part}`

const joined = new Map<string, string>()
/** One statement that gives the rows of all, each behind its mark: no row meets another, since nothing is joined on `false`. */
function join(reads: readonly Read<unknown>[]): string {
  const key = reads.map(({ read }) => read).join()
  const known = joined.get(key)
  if (known !== undefined) return known
  let before = 0
  const parts = reads.map(({ sql, parameters }, part) => {
    const shifted = sql.replace(/\$(\d+)/g, (_, place) => `$${Number(place) + before}`)
    before += parameters.length
    return `(select 0 as "${markOf(part)}", given.* from (${shifted}) as given) as part_${part}`
  })
  const made = `select * from ${parts.reduce((all, part) => `${all} full join ${part} on false`)}`
  joined.set(key, made)
  return made
}

type Column = { name: string }
export type ReadRow = (values: (string | null)[]) => unknown
/**
 * How a row of what was asked together is read: the place of its statement, and the row as that alone would give it. Out: nothing for
 * the columns of any other statement.
 */
export function readerOfParts(
  columns: readonly Column[],
  parsers: readonly ((value: string) => unknown)[],
): ReadRow | undefined {
  if (columns[0]?.name !== markOf(0)) return undefined
  const starts = columns.flatMap(({ name }, at) => (name.startsWith('~') ? [at] : []))
  return (values) => {
    const part = starts.findIndex((start) => values[start] !== null)
    const row: Record<string, unknown> = {}
    const end = starts[part + 1] ?? columns.length
    for (let at = (starts[part] as number) + 1; at < end; at += 1) {
      const value = values[at] as string | null
      row[(columns[at] as Column).name] = value === null ? null : parsers[at]?.(value)
    }
    return { part, row }
  }
}

type Waiting = {
  query: Read<unknown>
  resolve(result: QueryResult<never>): void
  reject(error: unknown): void
}

/** PostgreSQL gives 1,664 columns at most in one answer; the widest of our reads has some forty. */
const mostTogether = 16

/**
 * Reads that are asked together leave as one statement, sixteen at most, for which PostgreSQL and the server do once what each statement takes beside
 * its work. What does more than read leaves where it was asked: behind the reads before it, in front of those after it.
 */
export function joinReads(execute: Execute): Execute {
  let waiting: Waiting[] = []

  function leave() {
    const asked = waiting
    waiting = []
    const [first] = asked
    if (!first) return
    if (asked.length === 1) execute<never>(first.query).then(first.resolve, first.reject)
    else void askTogether(asked)
  }

  async function askTogether(asked: readonly Waiting[]): Promise<void> {
    const queries = asked.map(({ query }) => query)
    const values = queries.flatMap(({ parameters }) => parameters)
    try {
      const { rows } = await execute<{ part: number; row: never }>(CompiledQuery.raw(join(queries), values))
      const given: never[][] = asked.map(() => [])
      for (const { part, row } of rows) given[part]?.push(row)
      for (const [part, { resolve }] of asked.entries()) resolve({ rows: given[part] ?? [] })
    } catch (error) {
      for (const { reject } of asked) reject(error)
    }
  }

  return (query) => {
    if ((query as Read<unknown>).read === undefined) {
      leave()
      return execute(query)
    }
    return new Promise((resolve, reject) => {
      waiting.push({ query, resolve, reject })
      if (waiting.length === 1) process.nextTick(leave)
      if (waiting.length === mostTogether) leave()
    })
  }
}
