// @module-tag long
import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { projectDir } from '../src/app/project-dir.ts'
import { freePort, waitUntil } from './server-process.ts'

/** Where Debian has the programs of its PostgreSQL; the one that npm brings has none but the server. */
const debian = '/usr/lib/postgresql'
const version = existsSync(debian)
  ? readdirSync(debian).findLast((name) => existsSync(join(debian, name, 'bin/pg_verifybackup')))
  : undefined
const idOf = (which: '-u' | '-g') => Number(spawnSync('id', [which, 'postgres'], { encoding: 'utf8' }).stdout)
const asDatabase = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : null

/** As Debian lays it out: the settings lie outside of the data, and only some of the programs are found by their names. */
describe.skipIf(!version)("a point in time of Debian's PostgreSQL", () => {
  let folder: string
  const ports = { living: 0, restored: 0 }
  const at = (name: string) => join(folder, name)
  const run = (program: string, ...args: string[]) =>
    execFileSync(program, args, {
      ...asDatabase,
      cwd: folder,
      encoding: 'utf8',
      env: {
        PATH: '/usr/bin:/bin',
        PGHOST: folder,
        PGPORT: String(ports.living),
        PGUSER: 'postgres',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  const program = (name: string) => join(debian, version ?? '', 'bin', name)
  const script = (...args: string[]) => run(join(projectDir, 'ops/point-in-time.sh'), ...args)
  const start = (data: string, port: number) => {
    const more = `-c data_directory=${at(data)} -c port=${port} -c external_pid_file=`
    run(program('pg_ctl'), 'start', '-w', '-D', at('etc'), '-l', at(`${data}.log`), '-o', more)
  }
  const ask = (statement: string, port = ports.living) =>
    run(program('psql'), '-p', String(port), '-Atc', statement).trim()

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'bargah-point-'))
    ports.living = await freePort()
    ports.restored = await freePort()
    for (const name of [folder, at('etc'), at('archive')]) {
      mkdirSync(name, { recursive: true })
      chmodSync(name, 0o755)
      if (asDatabase) chownSync(name, asDatabase.uid, asDatabase.gid)
    }
    run(program('initdb'), '-D', at('data'), '-U', 'postgres', '-A', 'trust', '--no-sync')
    for (const name of ['postgresql.conf', 'pg_hba.conf', 'pg_ident.conf'])
      run('mv', at(`data/${name}`), at('etc'))
    writeFileSync(
      at('etc/postgresql.conf'),
      `unix_socket_directories = '${folder}'\nlisten_addresses = ''\nfsync = off\narchive_mode = on\n` +
        `hba_file = '${at('etc/pg_hba.conf')}'\nident_file = '${at('etc/pg_ident.conf')}'\n` +
        `archive_command = 'test ! -f ${at('archive')}/%f && cp %p ${at('archive')}/%f'\n`,
    )
    start('data', ports.living)
  })
  afterAll(() => {
    for (const data of ['data', 'restored'])
      if (existsSync(at(`${data}/postmaster.pid`)))
        run(program('pg_ctl'), 'stop', '-m', 'immediate', '-D', at(data))
    rmSync(folder, { recursive: true, force: true })
  })

  it('is there again in another folder, with what was written before it and nothing of what came after', async () => {
    ask('create table noted (what text)')
    script('base', at('base'))
    ask(`insert into noted values ('before')`)
    const time = ask('select clock_timestamp()')
    ask(`insert into noted values ('after')`)
    const last = ask('select pg_walfile_name(pg_switch_wal())')
    await waitUntil(async () => existsSync(at(`archive/${last}`)))

    const said = script('restore', at('base'), at('archive'), time, at('restored'))
    expect(said).toContain(`${program('pg_ctl')} start -w -D /etc/postgresql/${version}/main`)
    start('restored', ports.restored)
    await waitUntil(async () => ask('select pg_is_in_recovery()', ports.restored) === 'f')
    expect(ask('select what from noted', ports.restored)).toBe('before')
    expect(ask('show archive_mode', ports.restored)).toBe('off')
    expect(ask('select count(*) from noted')).toBe('2')
  })

  it('is written into no folder that is there', () => {
    expect(() => script('restore', at('base'), at('archive'), 'now', at('data'))).toThrow('is there already')
  })
})
