import { afterAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../test/database.ts'
import { runTransaction, sql, tripsOf, type Tx } from './sql.ts'

const database = await openTestDatabase(2)
afterAll(() => database.close())

const steps = { first: (tx: Tx) => sql`select 1`.execute(tx), last: async () => {} }
const inTransaction = <T>(work: (tx: Tx) => Promise<T>) => runTransaction(database.db, { ...steps, work })
const say = (tx: Tx, word: string) =>
  sql`insert into idempotency_keys (owner, key, fingerprint, created_at) values ('test', ${word}, 'x', now())`.execute(
    tx,
  )
const isSaid = async (word: string) =>
  (await sql`select from idempotency_keys where key = ${word}`.execute(database.db)).rows.length === 1

describe('a transaction whose statements leave as they are asked for', () => {
  it('waits once for what is asked together, and once for each that is asked alone', async () => {
    const { result } = await inTransaction(async (tx) => {
      await Promise.all([say(tx, 'a'), say(tx, 'b'), say(tx, 'c')])
      await say(tx, 'd')
      return tripsOf(tx)
    })
    // with the one of its begin, which what it begins with shares
    expect(result).toBe(3)
  })

  it('does what is asked together in the order in which it was asked', async () => {
    const { result } = await inTransaction((tx) =>
      Promise.all([
        sql<{ n: number }>`select count(*)::int as n from idempotency_keys where key = 'order'`.execute(tx),
        say(tx, 'order'),
        sql<{ n: number }>`select count(*)::int as n from idempotency_keys where key = 'order'`.execute(tx),
      ]),
    )
    expect([result[0].rows[0]?.n, result[2].rows[0]?.n]).toEqual([0, 1])
  })

  it('leaves nothing of what was asked together with what fails, and says what failed', async () => {
    const failing = inTransaction((tx) =>
      Promise.all([say(tx, 'before'), sql`select 1 / 0`.execute(tx), say(tx, 'after')]),
    )
    await expect(failing).rejects.toMatchObject({ code: '22012' })
    expect([await isSaid('before'), await isSaid('after')]).toEqual([false, false])
  })

  it('says what failed also where somebody who asked behind it hears sooner that nothing is done', async () => {
    const slowly = async (asked: Promise<unknown>) => {
      try {
        await asked
      } catch (error) {
        await new Promise(setImmediate)
        throw error
      }
    }
    const failing = inTransaction((tx) =>
      Promise.all([slowly(sql`select 1 / 0`.execute(tx)), say(tx, 'behind')]),
    )
    await expect(failing).rejects.toMatchObject({ code: '22012' })
  })

  it('leaves nothing where what goes with the commit fails', async () => {
    const failing = runTransaction(database.db, {
      ...steps,
      work: (tx) => say(tx, 'worked'),
      last: (tx) => sql`select 1 / 0`.execute(tx),
    })
    await expect(failing).rejects.toMatchObject({ code: '22012' })
    expect(await isSaid('worked')).toBe(false)
  })

  it('sends nothing more of those that worked together once one of them has failed', async () => {
    const { promise, resolve } = deferred()
    let late: Promise<unknown> = Promise.resolve()
    const failing = inTransaction((tx) => {
      late = promise.then(() => say(tx, 'late'))
      return Promise.all([Promise.reject(new Error('one has failed')), late])
    })
    await expect(failing).rejects.toThrow('one has failed')
    resolve(null)
    await expect(late).rejects.toThrow('the transaction has ended')
    expect(await isSaid('late')).toBe(false)
  })
})

function deferred() {
  let resolve: (value: unknown) => void = () => {}
  const promise = new Promise((done) => {
    resolve = done
  })
  return { promise, resolve }
}
