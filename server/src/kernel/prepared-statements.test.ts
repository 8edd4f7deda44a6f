import type { Socket } from 'node:net'
import { describe, expect, it, vi } from 'vitest'
import { nameStatements } from './prepared-statements.ts'
import { sql } from './sql.ts'
import { useTestDatabase } from '../../test/database.ts'

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
  const database = useTestDatabase(1)

  it('has prepared what it was asked with values more than once', async () => {
    const ask = (n: number) => sql<{ double: number }>`select ${n}::int * 2 as double`.execute(database.db)
    for (const n of [1, 2, 3]) expect((await ask(n)).rows).toEqual([{ double: n * 2 }])
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(
      database.db,
    )
    expect(rows.map(({ statement }) => statement)).toContain('select $1::int * 2 as double')
  })

  it('asks once what the rows of a prepared statement look like', async () => {
    const client = await database.pool.connect()
    const { connection } = client as unknown as { connection: { describe(asked: object): void } }
    const described = vi.spyOn(connection, 'describe')
    const ask = (n: number) => client.query('select $1::int as one_number, null as nothing', [n])
    const none = (n: number) => client.query('select 1 from accounts where id = $1 and false', [n])
    try {
      await ask(1) // has no name yet
      await none(1)
      described.mockClear()
      for (const n of [2, 3, 4]) {
        expect((await ask(n)).rows).toEqual([{ oneNumber: n, nothing: null }])
        expect((await none(n)).rows).toEqual([])
      }
      expect(described).toHaveBeenCalledTimes(2)
    } finally {
      client.release()
    }
  })

  it('gives no row of a prepared statement whose columns have changed', async () => {
    const client = await database.pool.connect()
    const ask = () => client.query('select * from changing where $1', [true])
    try {
      await client.query('create temporary table changing as select 1 as one')
      for (const _ of [1, 2, 3]) expect((await ask()).rows).toEqual([{ one: 1 }])
      await client.query(`alter table changing add two text default 'two'`)
      await expect(ask()).rejects.toMatchObject({ code: '0A000' })
    } finally {
      client.release(true)
    }
  })

  it('fails once where a pooler prepared a statement anew whose rows have another width', async () => {
    const client = await database.pool.connect()
    const text = 'select * from widened where $1'
    const ask = async () => (await client.query(text, [true])).rows
    try {
      await client.query('create temporary table widened as select 1 as one, 2 as two')
      for (const _ of [1, 2, 3]) expect(await ask()).toEqual([{ one: 1, two: 2 }])
      await client.query('alter table widened drop one')
      const { rows } = await client.query('select name from pg_prepared_statements where statement = $1', [
        text,
      ])
      await client.query(`deallocate "${rows[0].name}"; prepare "${rows[0].name}" as ${text}`)
      await expect(ask()).rejects.toThrow('have changed')
      expect(await ask()).toEqual([{ two: 2 }])
    } finally {
      client.release(true)
    }
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
