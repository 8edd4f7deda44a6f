import pg from 'pg'

export type Statement = { text: string; values: unknown[] }
/** What a connection is asked: text and values, or both in one. */
type Given = [asked: string | (Partial<Statement> & { text: string }), values?: unknown[]]

/** Does `work`. Out: what it gives, and every statement that went to the database while it ran, from this process. */
export async function recordStatements<T>(work: () => Promise<T>): Promise<[T, Statement[]]> {
  const statements: Statement[] = []
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function record(this: pg.Client, ...given: Given) {
    const [asked, values = []] = given
    statements.push(
      typeof asked === 'string' ? { text: asked, values } : { text: asked.text, values: asked.values ?? [] },
    )
    return query.apply(this, given as never) as never
  } as never
  try {
    return [await work(), statements]
  } finally {
    pg.Client.prototype.query = query
  }
}
