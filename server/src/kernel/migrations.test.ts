import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, it } from 'vitest'
import { ask, withDatabase } from '../../test/cluster.ts'
import { withClient } from './app-role.ts'
import { migrate } from './migrations.ts'

const name = `migrations_${process.pid}`
let url: string
beforeAll(async () => {
  await ask(inject('clusterUrl'), `create database ${name}`)
  url = withDatabase(inject('clusterUrl'), name)
})
afterAll(() => ask(inject('clusterUrl'), `drop database ${name} with (force)`))

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bargah-migrations-'))
})
afterEach(async () => {
  rmSync(folder, { recursive: true })
  await ask(url, 'drop schema public cascade; create schema public')
})
const write = (files: Record<string, string>) => {
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text)
}
const countOf = (what: string) =>
  withClient(url, async (client) => (await client.query(`select * from ${what}`)).rowCount)

it('applies each file once, in order, and what is new the next time', async () => {
  write({ '0002-b.sql': 'insert into a values (1)', '0001-a.sql': 'create table a (id int)' })
  expect(await migrate(url, folder)).toEqual(['0001-a.sql', '0002-b.sql'])
  write({ '0003-c.sql': 'insert into a values (2)' })
  expect(await migrate(url, folder)).toEqual(['0003-c.sql'])
  expect(await countOf('a')).toBe(2)
})

it('leaves nothing of a file that fails, and says which', async () => {
  write({ '0001-a.sql': 'create table a (id int); select from nothing' })
  await expect(migrate(url, folder)).rejects.toThrow('migration 0001-a.sql failed')
  expect(await countOf(`pg_class where relname = 'a'`)).toBe(0)
})

it('refuses a file that was edited after it was applied', async () => {
  write({ '0001-a.sql': 'create table a (id int)' })
  await migrate(url, folder)
  write({ '0001-a.sql': 'create table a (id bigint)' })
  await expect(migrate(url, folder)).rejects.toThrow('was edited after it was applied')
})

it('takes a file for applied where it stands instead of the one that was, and applies it where none was', async () => {
  const first = 'create table a (id int)'
  write({ '0001-a.sql': first })
  await migrate(url, folder)
  const instead = `-- outside a transaction
-- instead of ${createHash('sha256').update(first).digest('hex')}
create table if not exists a (id int);
insert into a values (1);
`
  write({ '0001-a.sql': instead })
  expect(await migrate(url, folder)).toEqual([])
  expect(await countOf('a')).toBe(0)
  await ask(url, 'drop table a, migrations')
  expect(await migrate(url, folder)).toEqual(['0001-a.sql'])
  expect(await countOf('a')).toBe(1)
  write({ '0001-a.sql': instead.replace('(1)', '(2)') })
  await expect(migrate(url, folder)).rejects.toThrow('was edited after it was applied')
})

it('refuses a database that a newer program has migrated, in a sentence', async () => {
  write({ '0001-a.sql': 'create table a (id int)', '0002-b.sql': 'create table b (id int)' })
  await migrate(url, folder)
  rmSync(join(folder, '0002-b.sql'))
  await expect(migrate(url, folder)).rejects.toThrow(/نسخهٔ تازه‌تری[^]*\(0002-b\.sql\)/)
})

it('runs outside a transaction what cannot run in one, and again where a start was cut off in it', async () => {
  const both = `-- outside a transaction
create index concurrently if not exists a_by_id on a (id);
create index concurrently if not exists a_by_other on a (other);
`
  write({ '0001-a.sql': 'create table a (id int, other int)' })
  await migrate(url, folder)
  await ask(url, 'create index a_by_id on a (id)')
  await ask(url, 'create index a_by_other on a (other)')
  await ask(url, `update pg_index set indisvalid = false where indexrelid = 'a_by_other'::regclass`)
  write({ '0002-b.sql': both })
  expect(await migrate(url, folder)).toEqual(['0002-b.sql'])
  expect(await countOf(`pg_index where indrelid = 'a'::regclass and indisvalid`)).toBe(2)
})

it('waits for a table that another uses, and lets those pass who come meanwhile', async () => {
  write({ '0001-a.sql': 'create table a (id int)' })
  await migrate(url, folder)
  write({ '0002-b.sql': 'alter table a add other int' })
  await withClient(url, async (reader) => {
    await reader.query('begin; select from a')
    const migrating = migrate(url, folder)
    const isWaiting = () => countOf(`pg_locks where relation = 'a'::regclass and not granted`)
    await expect.poll(isWaiting, { timeout: 20_000 }).toBe(1)
    // one more reader comes behind the migration, and is through before the first one ends
    await withClient(url, async (another) => {
      await another.query('select from a')
    })
    await reader.query('commit')
    expect(await migrating).toEqual(['0002-b.sql'])
  })
})
