import { beforeEach, describe, expect, it } from 'vitest'
import { useTestDatabase } from '../../../test/database.ts'
import { entriesOf } from '../../../test/hall-log.ts'
import { recordStatements } from '../../../test/statements.ts'
import { withClient } from '../../kernel/app-role.ts'
import { transaction } from '../../kernel/database.ts'
import { sql } from '../../kernel/sql.ts'
import { buildHall } from '../halls/halls.build.ts'
import { appendHallLog, readRoot, type EntryToTell } from './log.api.ts'

const database = useTestDatabase()
let hallId: number
beforeEach(async () => {
  hallId = (await buildHall(database.db)).id
})

const taken = (turn: number): EntryToTell => ({ kind: 'turn_taken', facts: { turn } })
const tell = (...told: readonly EntryToTell[]) =>
  transaction(database, (tx) => appendHallLog(tx, hallId, told))
const ask = (statement: string) => sql.raw(statement).execute(database.db)
const atOf = async () => (await database.clock.now(database.db)).getTime()
const entry = (at: number) => `{"at":${at},"kind":"turn_taken"}`
const append = (from: number, ...entries: readonly string[]) =>
  ask(
    `select append_hall_log(${hallId}, ${from}, array[${entries.map(() => 'null').join(',')}]::int[], array['${entries.join("','")}'])`,
  )

describe('what is told to a hall’s log', () => {
  it('says where it stands and what the tree then was', async () => {
    const first = await tell(taken(1), taken(2))
    const second = await tell(taken(3))
    expect([first.firstIndex, first.size, second.firstIndex, second.size]).toEqual([0, 2, 2, 3])
    expect((await readRoot(database.db, hallId, 2)).toString('hex')).toBe(first.root)
    expect((await readRoot(database.db, hallId, 3)).toString('hex')).toBe(second.root)
    const rows = await entriesOf(database.db, hallId)
    expect([first.entry(0), first.entry(-1), second.entry(0)]).toEqual(
      rows.map(({ index, entry: text, leafHash }) => ({ index, text, leafHash: leafHash.toString('hex') })),
    )
    expect(rows.map(({ at }) => at)).toEqual([first.at, first.at, second.at])
    const none = await tell()
    expect([none.firstIndex, none.size, none.root, none.entry(-1)]).toEqual([3, 3, second.root, undefined])
  })

  it('is one telling of one moment also where it is longer than a statement', async () => {
    await tell(taken(1))
    const long = (turn: number): EntryToTell => ({
      kind: 'lists_opened',
      facts: { turn, x: 'x'.repeat(25_000) },
    })
    const [[told, last], statements] = await recordStatements(async () => {
      const all = await tell(...Array.from({ length: 101 }, (_, nr) => long(nr)))
      return [all, all.entry(-1)] as const
    })
    expect(statements.filter(({ text }) => text.includes('append_hall_log'))).toHaveLength(3)
    expect([told.firstIndex, told.size, last?.index]).toEqual([1, 102, 101])
    expect((await readRoot(database.db, hallId, 102)).toString('hex')).toBe(told.root)
    const rows = await entriesOf(database.db, hallId)
    expect(new Set(rows.slice(1).map(({ at }) => at.getTime()))).toEqual(new Set([told.at.getTime()]))
    expect(rows.at(-1)).toMatchObject({ entry: last?.text })
  })

  it('is nothing where one of many parts cannot be written, which is heard of once', async () => {
    const long = (nr: number): EntryToTell => ({ kind: 'lists_opened', facts: { nr, x: 'x'.repeat(60_000) } })
    // the first part is refused while the second, of many entries, is spelled
    const told = [
      { ...long(0), roundId: 999_999 },
      ...Array.from({ length: 15 }, (_, nr) => long(nr)),
      ...Array.from({ length: 40_000 }, (_, nr) => taken(nr)),
    ]
    await expect(tell(...told)).rejects.toThrow('hall_log_round_id_fkey')
    expect((await tell(taken(1))).size).toBe(1)
  })

  it('has the time at which the log was its own, and never one before the last entry’s', async () => {
    const heldMs = 50
    const isTold = Promise.withResolvers<void>()
    const telling = transaction(database, async (tx) => {
      const told = await appendHallLog(tx, hallId, [taken(1)])
      isTold.resolve()
      await sql`select pg_sleep(${heldMs / 1000})`.execute(tx)
      return told
    })
    await isTold.promise
    const after = await tell(taken(2))
    expect(after.at.getTime()).toBeGreaterThanOrEqual((await telling).at.getTime() + heldMs)
    await database.clock.moveBy(-60_000)
    expect((await tell(taken(3))).at).toEqual(after.at)
    await database.clock.moveBy(60_000)
  })

  it('keeps the hashes that higher tiles are made of', async () => {
    await tell(...Array.from({ length: 255 }, (_, nr) => taken(nr)))
    const { size, root } = await tell(...Array.from({ length: 300 }, (_, nr) => taken(nr)))
    const { rows } =
      await sql`select level, index from hall_log_nodes where hall_id = ${hallId} order by index`.execute(
        database.db,
      )
    expect(rows).toEqual([
      { level: 1, index: 0 },
      { level: 1, index: 1 },
    ])
    expect((await readRoot(database.db, hallId, size)).toString('hex')).toBe(root)
    await entriesOf(database.db, hallId)
  })
})

describe('the function that adds to a log', () => {
  it('refuses a gap, a place that is taken, a time that runs back and what is too long', async () => {
    await tell(taken(1))
    const now = await atOf()
    await expect(append(0, entry(now))).rejects.toThrow('has the index 1, not 0')
    await expect(append(2, entry(now))).rejects.toThrow('has the index 1, not 2')
    await expect(append(1, entry(now - 60_000))).rejects.toThrow('runs back')
    await expect(append(1, entry(now + 9), entry(now + 8))).rejects.toThrow('runs back')
    await expect(append(1, `{"at":${now},"kind":"x","x":"${'x'.repeat(65_535)}"}`)).rejects.toThrow('65535')
    await expect(append(1, `{"at":${now}}`)).rejects.toThrow('null value')
    await expect(append(1, 'no json')).rejects.toThrow('json')
    await append(1, entry(now), entry(now))
    expect(await entriesOf(database.db, hallId)).toHaveLength(3)
  })
})

describe('the tables of the logs', () => {
  const tables = ['hall_log', 'hall_log_heads', 'hall_log_nodes']

  it.each(tables)('let the server read %s and do nothing else', async (table) => {
    await ask(`select from ${table}`)
    for (const statement of [
      `insert into ${table} select * from ${table}`,
      `update ${table} set hall_id = hall_id`,
      `delete from ${table}`,
      `truncate ${table}`,
      `select from ${table} for update`,
    ])
      await expect(ask(statement), statement).rejects.toThrow(`permission denied for table ${table}`)
    await expect(ask('set role bargah_log')).rejects.toThrow('permission denied')
  })

  it.each(tables)('keep %s as it was written against everybody', async (table) => {
    await tell(...Array.from({ length: 256 }, (_, nr) => taken(nr)))
    await withClient(database.ownerUrl, async (owner) => {
      await expect(owner.query(`delete from ${table}`)).rejects.toThrow('never changed or deleted')
      await expect(owner.query(`truncate ${table} cascade`)).rejects.toThrow('never changed or deleted')
    })
  })
})
