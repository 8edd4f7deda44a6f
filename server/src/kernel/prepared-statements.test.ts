import type { Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openTestDatabase } from '../../test/database.ts'
import { nameStatements } from './prepared-statements.ts'
import { sql } from './sql.ts'

describe('names of statements', () => {
  it('are given to what is asked again, and stay', () => {
    const nameOf = nameStatements()
    expect(nameOf('select 1')).toBeUndefined()
    const name = nameOf('select 1')
    expect(name).toMatch(/^[\w-]{24}$/)
    expect(nameOf('select 1')).toBe(name)
    expect([nameOf('select 2'), nameOf('select 2')]).not.toContain(name)
  })

  it('are no more than so many', () => {
    const nameOf = nameStatements(2)
    const named = ['a', 'b', 'c', 'a', 'b', 'c'].map(nameOf).filter((name) => name !== undefined)
    expect(named).toHaveLength(2)
    expect(nameOf('c')).toBeUndefined()
    expect(nameOf('a')).toBe(named[0])
  })
})

describe('a connection', () => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  beforeAll(async () => {
    database = await openTestDatabase(1)
  })
  afterAll(() => database.close())

  it('has prepared what it was asked with values more than once', async () => {
    const ask = (n: number) => sql<{ double: number }>`select ${n}::int * 2 as double`.execute(database.db)
    for (const n of [1, 2, 3]) expect((await ask(n)).rows).toEqual([{ double: n * 2 }])
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(
      database.db,
    )
    expect(rows.map(({ statement }) => statement)).toContain('select $1::int * 2 as double')
  })

  it('sends in one write what is asked together', async () => {
    const client = await database.pool.connect()
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
    const writes = vi.spyOn(stream, '_writev')
    const answers = await Promise.all([1, 2, 3].map((n) => client.query('select $1::int as n', [n])))
    client.release()
    expect(answers.map(({ rows }) => rows)).toEqual([[{ n: 1 }], [{ n: 2 }], [{ n: 3 }]])
    expect(writes).toHaveBeenCalledTimes(1)
  })
})
