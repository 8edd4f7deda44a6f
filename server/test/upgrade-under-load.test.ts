// @module-tag long
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { prepareTables } from '../src/app/prepare-tables.ts'
import { openPool, sql } from '../src/kernel/sql.ts'
import { ask, withDatabase } from './cluster.ts'
import { fillPrevious, type Waited, writeDuring, writtenTables } from './upgrade-load.ts'

const name = `upgrade_load_${process.pid}`
const rows = 2_000
const roles = () => ({
  ownerUrl: withDatabase(inject('clusterUrl'), name),
  appUrl: withDatabase(inject('clusterAppUrl'), name),
})

let waited: Waited[]
beforeAll(async () => {
  await ask(inject('clusterUrl'), `create database ${name}`)
  await fillPrevious(roles(), rows)
  waited = (await writeDuring(roles().appUrl, () => prepareTables(roles(), { withClock: false }))).waited
})
afterAll(() => ask(inject('clusterUrl'), `drop database ${name} with (force)`))

async function found(statement: string) {
  const { db } = openPool(roles().ownerUrl, 1)
  try {
    return (await sql<{ found: number }>`${sql.raw(`select (${statement})::int as found`)}`.execute(db))
      .rows[0]?.found
  } finally {
    await db.destroy()
  }
}

it('no server of the version before fails to write while its database is upgraded under it', () => {
  expect(waited.map(({ table }) => table)).toEqual(writtenTables)
  for (const { table, written } of waited) expect(written, table).toBeGreaterThan(1)
})

it('what those servers wrote meanwhile stands, each once', async () => {
  const [turns, cargos, permits, sessions, customers] = waited as [Waited, Waited, Waited, Waited, Waited]
  expect(await found('select count(*) from turns where number > 1000000000')).toBe(turns.written)
  expect(await found('select max(number) - 1000000000 from turns')).toBe(turns.last)
  expect(await found('select right(tel, -1)::bigint - 2100000000 from cargos where id = 1')).toBe(cargos.last)
  expect(await found('select driver_fee_rial from permits where id = 1')).toBe(permits.last)
  expect(await found('select extract(epoch from min(seen_at)) * 1000 from sessions')).toBe(sessions.last)
  expect(await found(`select count(*) from customers where national_id like '20%'`)).toBe(customers.written)
})

it('has brought every row of before along', async () => {
  expect(await found('select count(*) from cargos')).toBe(rows)
  expect(await found('select count(*) from turns where number <= 1000000000')).toBe(rows)
  expect(await found('select count(*) from turn_starts')).toBeGreaterThan(rows / 10)
})
