import { beforeAll, describe, expect, it } from 'vitest'
import { faultOfAppRole, grantAppRole, withClient } from '../src/kernel/app-role.ts'
import { sql } from '../src/kernel/sql.ts'
import { useTestDatabase } from './database.ts'

/** What is told once and stays: no feature changes or takes back a row of these. */
const columnOf = {
  transfers: 'kind',
  hall_log: 'kind',
  permit_events: 'note',
  audit_log: 'kind',
  audit_changes: 'line',
  audit_seals: 'kind',
}
const told = Object.keys(columnOf) as (keyof typeof columnOf)[]

const database = useTestDatabase()
beforeAll(async () => {
  // rights on a database do not come with its template
  await grantAppRole(database.ownerUrl, database.url)
})

const ask = (statement: string) => sql.raw(statement).execute(database.db)

describe('the role that the server works as', () => {
  it('is no superuser, owns nothing and is nobody else', async () => {
    const { rows } = await sql<{ me: string; grave: boolean; owned: number; others: number }>`
      select current_user as me, rolsuper or rolcreaterole or rolcreatedb or rolbypassrls as grave,
        (select count(*) from pg_class where pg_has_role(current_user, relowner, 'member')) as owned,
        (select count(*) from pg_auth_members where member = pg_roles.oid) as others
      from pg_roles where rolname = current_user`.execute(database.db)
    expect(rows).toEqual([{ me: 'bargah_app', grave: false, owned: 0, others: 0 }])
  })

  it.each(told)('adds to %s and can neither change, delete nor truncate', async (table) => {
    for (const statement of [
      `update ${table} set ${columnOf[table]} = ${columnOf[table]}`,
      `delete from ${table}`,
      `truncate ${table}`,
      `truncate ${table} cascade`,
    ])
      await expect(ask(statement), statement).rejects.toThrow(`permission denied for table ${table}`)
    await ask(`select from ${table}`)
  })

  it('truncates no table at all', async () => {
    const { rows } = await sql`select relname from pg_class
      where relkind in ('r', 'p') and has_table_privilege(oid, 'truncate')`.execute(database.db)
    expect(rows).toEqual([])
  })

  it.each([
    'create table mine (id int)',
    'create temporary table mine (id int)',
    'create schema mine',
    'create extension if not exists citext',
    'create role mine',
    'create database mine',
    'create function mine() returns int language sql as $$ select 1 $$',
    'drop table notifications',
    'drop index permits_by_time',
    'alter table transfers disable trigger all',
    'drop trigger transfers_never_change on transfers',
    'alter table users add mine int',
    'set session_replication_role = replica',
    'set role bargah',
    'create table graphile_worker.mine (id int)',
    `delete from migrations`,
  ])('may not: %s', async (statement) => {
    await expect(ask(statement)).rejects.toThrow(/permission denied|must be owner/)
  })
})

describe('what the owner makes later', () => {
  it('is opened by the step that follows every migration, and what refuses change is only added to', async () => {
    await withClient(database.ownerUrl, (owner) =>
      owner.query(`create table later (id int); create table later_told (id int); create view later_seen as select * from later;
        create trigger later_told_stays before update or delete on later_told for each row execute function refuse_change()`),
    )
    await expect(ask('select from later')).rejects.toThrow('permission denied')
    await grantAppRole(database.ownerUrl, database.url)
    await ask(
      'insert into later values (1); update later set id = 2; select from later_seen; delete from later',
    )
    await ask('insert into later_told values (1)')
    await expect(ask('update later_told set id = 2')).rejects.toThrow('permission denied')
  })

  it('takes back what was given by hand', async () => {
    await withClient(database.ownerUrl, (owner) => owner.query('grant all on transfers to bargah_app'))
    await grantAppRole(database.ownerUrl, database.url)
    await expect(ask('truncate transfers')).rejects.toThrow('permission denied')
  })

  it('cannot truncate what is told once either', async () => {
    await withClient(database.ownerUrl, async (owner) => {
      for (const table of told)
        await expect(owner.query(`truncate ${table} cascade`)).rejects.toThrow('never changed or deleted')
    })
  })

  it('names its search path where it runs with the rights of the owner', async () => {
    const { rows } = await sql`select proname from pg_proc
      where prosecdef and not exists (select from unnest(proconfig) one where one like 'search_path=%')`.execute(
      database.db,
    )
    expect(rows).toEqual([])
  })
})

it('says so when the server works as the owner of the tables', async () => {
  expect(await faultOfAppRole(database.pool)).toBeNull()
  const fault = await withClient(database.ownerUrl, faultOfAppRole)
  expect(fault).toContain('DATABASE_OWNER_URL')
})
