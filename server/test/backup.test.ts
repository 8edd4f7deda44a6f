// @module-tag long
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { verifyLog } from '@bargah/verifier/verify-log.ts'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { useFolder } from './folder.ts'
import { createDiskFiles } from '../src/adapters/files/files.disk.ts'
import { makeBackup, type Saved } from '../src/app/backup/make-backup.ts'
import type { BackupPart } from '../src/app/backup/parts.ts'
import { checkBackup } from '../src/app/backup/read-backup.ts'
import { restoreBackup } from '../src/app/backup/restore-backup.ts'
import { placeSecrets } from '../src/app/backup/restored-keys.ts'
import { keepIn } from '../src/app/backup/signer-memory.ts'
import { readSealed, testCost } from '../src/app/backup/sealed-file.ts'
import { projectDir } from '../src/app/project-dir.ts'
import { signedIn } from '../src/features/auth/auth.build.ts'
import { buildCargo } from '../src/features/cargos/cargos.build.ts'
import { buildDriver } from '../src/features/drivers/drivers.build.ts'
import { buildHall } from '../src/features/halls/halls.build.ts'
import { buildPermit } from '../src/features/permits/permits.build.ts'
import { openPool } from '../src/kernel/sql.ts'
import { ask, withDatabase } from './cluster.ts'
import { openTestDatabase } from './database.ts'
import { databaseUrlOf } from './database-urls.ts'
import { expectSameRows } from './same-rows.ts'
import { type ServerProcess, startServer } from './server-process.ts'
import { addRow } from './rows.ts'

const passphrase = 'a passphrase of the tests'
const fileName = 'ab'.repeat(16)
const folder = useFolder('backup')
const at = (name: string) => join(folder, name)
const running: ServerProcess[] = []
writeFileSync(at('passphrase'), `${passphrase}\n`)
afterAll(async () => {
  for (const server of running) await server.end('SIGKILL')
})

function command(name: string, args: string[], env: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`server/dist/${name}.js`, ...args], {
    cwd: projectDir,
    env: { ...process.env, BACKUP_PASSPHRASE_FILE: at('passphrase'), ...env },
    encoding: 'utf8',
  })
  return { status, said: stdout + stderr }
}
async function start(name: string) {
  const server = await startServer(at(name))
  running.push(server)
  return server
}
const failure = (work: Promise<unknown>) =>
  work.then(
    () => 'it worked',
    (error: Error) => error.message,
  )

/** A hall, two drivers who are signed in, one who has a permit, and a paper that somebody sent. */
async function fillServer(dataDir: string) {
  const { db } = openPool(databaseUrlOf(dataDir), 1)
  try {
    const hall = await buildHall(db)
    const driver = await buildDriver(db)
    const permit = await buildPermit(db, (await buildCargo(db)).id, { driver })
    const { token, userId } = await signedIn(db, 'Driver', { driverId: driver.id })
    const others = [await buildDriver(db), await buildDriver(db)]
    const tokens: string[] = []
    for (const { id } of others) tokens.push((await signedIn(db, 'Driver', { driverId: id })).token)
    mkdirSync(join(dataDir, 'files/ab'), { recursive: true })
    writeFileSync(join(dataDir, 'files/ab', fileName), 'a paper')
    const row = {
      name: fileName,
      kind: 'pdf',
      bytes: 7,
      sha256: '0'.repeat(64),
      userId,
      createdAt: new Date(),
    } as const
    await addRow(db, 'files', row)
    return { hall, permit, token, tokens }
  } finally {
    await db.destroy()
  }
}

const answerOf = async ({ url }: ServerProcess, path: string, token = '') => {
  const reply = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } })
  return ((await reply.json()) as { data: { qrText: string } }).data
}
async function takeTurn({ url }: ServerProcess, LoadHallId: number, token: string) {
  const reply = await fetch(`${url}/api/v1/DriverTurn/AddDriverTurnWeb`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ LoadHallId }),
  })
  expect(await reply.json()).toMatchObject({ statusCode: 200 })
}
const logOf = ({ url }: ServerProcess, hallId: number, previous: string[] = []) =>
  verifyLog(
    async (path) => {
      const reply = await fetch(`${url}/log/${hallId}/${path}`)
      return reply.ok ? Buffer.from(await reply.arrayBuffer()) : null
    },
    { previous },
  )

describe("a server's own database", () => {
  let was: Awaited<ReturnType<typeof fillServer>>
  let qrText: string
  let checkpoint: string

  it('is saved by one command while the server works', async () => {
    const server = await start('one')
    was = await fillServer(at('one'))
    for (const token of was.tokens) await takeTurn(server, was.hall.id, token)
    const verdict = await logOf(server, was.hall.id)
    expect(verdict).toMatchObject({ ok: true, size: 2 })
    checkpoint = verdict.ok ? verdict.checkpoint : ''
    qrText = (await answerOf(server, `/api/v1/DriverReserve/GetPass?Id=${was.permit.id}`, was.token)).qrText
    const saved = command('backup', [at('whole.backup')], { DATA_DIR: at('one') })
    expect(saved.said).toContain('and 1 files')
    expect(saved.status).toBe(0)
    const whole = readFileSync(at('whole.backup'))
    expect(whole.includes('راننده')).toBe(false)
    // guesses at the passphrase cost as much as they should
    expect(whole.toString('latin1').split('\n')[1]).toContain('"N":65536,"r":8,"p":1')
    await server.end('SIGINT')
  })

  it('is restored in another place, which says what the signer will refuse, and its permits and its log verify there', async () => {
    // as where the signer went on after the backup
    const seen = join(at('two'), 'log-signer/seen')
    const memory = join(seen, `${was.hall.id}.json`)
    mkdirSync(seen, { recursive: true })
    writeFileSync(memory, JSON.stringify({ size: 40, at: [] }))
    const restored = command('restore', [at('whole.backup')], { DATA_DIR: at('two') })
    expect(restored.said).toContain('and 1 files, as of')
    expect(restored.said).toContain(`The signer will refuse log ${was.hall.id}: it has signed 40 entries`)
    expect(restored.said).toContain(
      `remove the signer's memory, so that it signs what is there now (${seen})`,
    )
    expect(readFileSync(memory, 'utf8')).toContain('40')
    rmSync(seen, { recursive: true })
    expect(readFileSync(join(at('two'), 'files/ab', fileName), 'utf8')).toBe('a paper')
    const two = await start('two')
    const pass = await answerOf(two, `/api/v1/DriverReserve/GetPass?Id=${was.permit.id}`, was.token)
    expect(pass.qrText.split('/verify/')[1]).toBe(qrText.split('/verify/')[1])
    const code = encodeURIComponent(qrText.split('/verify/')[1] ?? '')
    expect(await answerOf(two, `/api/v1/DriverReserve/Verify?Code=${code}`)).toMatchObject({
      id: was.permit.id,
    })
    expect(await logOf(two, was.hall.id, [checkpoint])).toMatchObject({ ok: true })
    await two.end('SIGINT')
  })
})

describe('an outside database, whose owner may not do all', () => {
  const [owner, name] = ['backup_owner', `backup_${process.pid}`]
  let source: Awaited<ReturnType<typeof openTestDatabase>>
  let saved: Saved
  let ownerUrl: string
  const appUrl = () => withDatabase(inject('clusterAppUrl'), name)
  beforeAll(async () => {
    source = await openTestDatabase(2)
    const hall = await buildHall(source.db)
    for (let count = 0; count < 3; count += 1)
      await buildPermit(source.db, (await buildCargo(source.db, { hallId: hall.id })).id)
    const superuser = inject('clusterUrl')
    const password = /\/\/\w+:([^@]*)@/.exec(superuser)?.[1] ?? ''
    await ask(superuser, `create role ${owner} login password '${password}'`)
    await ask(superuser, `grant bargah_log, bargah_log_signer to ${owner} with inherit false, set true`)
    await ask(superuser, `create database ${name} owner ${owner}`)
    ownerUrl = withDatabase(superuser, name).replace(/\/\/\w+(?=[@:])/, `//${owner}`)
    mkdirSync(at('here/files/ab'), { recursive: true })
    saved = {
      url: source.url,
      dataDir: at('here'),
      secrets: new Map([[1, 'one secret of the tests, long enough']]),
      logs: { keyFile: at('here/key.pem'), seenDir: at('here/seen'), signer: null },
      files: createDiskFiles(at('here/files')),
      keyCost: testCost,
    }
  })
  afterAll(async () => {
    await source.close()
    await ask(inject('clusterUrl'), `drop database ${name} with (force)`)
    await ask(inject('clusterUrl'), `drop role ${owner}`)
  })
  const restore = async (path: string) => {
    const { about } = await checkBackup(path, passphrase)
    const place = {
      ownerUrl,
      appUrl: appUrl(),
      dataDir: at('there'),
      files: createDiskFiles(at('there/files')),
      keep() {},
    }
    return restoreBackup(place, { path, passphrase, about })
  }

  it('is restored row by row, with every sequence, index, constraint, trigger and right', async () => {
    const made = await makeBackup(saved, at('outside.backup'), passphrase)
    expect(await restore(at('outside.backup'))).toMatchObject({ rows: made.rows, hasJobs: true })
    await expectSameRows(source.ownerUrl, withDatabase(inject('clusterUrl'), name))
  })

  it('takes no second backup over the first', async () => {
    expect(await failure(restore(at('outside.backup')))).toContain('The database is not empty')
    expect(await failure(makeBackup(saved, at('outside.backup'), passphrase))).toContain('is there already')
  })

  it('is of one moment, whatever is written while it is made', async () => {
    const held = new pg.Client({ connectionString: source.ownerUrl })
    await held.connect()
    await held.query('begin; lock table cargos in access exclusive mode')
    const making = makeBackup(saved, at('meanwhile.backup'), passphrase)
    await expect
      .poll(async () => (await held.query(`select from pg_locks where not granted`)).rowCount, {
        timeout: 20_000,
      })
      .toBe(1)
    await buildHall(source.db)
    await held.query('commit')
    await held.end()
    const [before, now] = [
      await rowsOf('outside.backup', 'public.halls'),
      await making.then(() => rowsOf('meanwhile.backup', 'public.halls')),
    ]
    expect([before, now]).toEqual([1, 1])
  })

  const broken: { title: string; spoil: (path: string) => void; says: string; by?: string }[] = [
    { title: 'by another passphrase', spoil: () => {}, says: 'not the passphrase', by: 'another passphrase' },
    {
      title: 'cut off',
      spoil: (path) => truncateSync(path, readFileSync(path).length - 40),
      says: 'ends early',
    },
    {
      title: 'cut off between two parts',
      spoil: (path) => truncateSync(path, lastPart(readFileSync(path))),
      says: 'ends early',
    },
    {
      title: 'damaged in a byte',
      spoil(path) {
        const bytes = readFileSync(path)
        bytes[bytes.length - 2000] = (bytes[bytes.length - 2000] ?? 0) ^ 1
        writeFileSync(path, bytes)
      },
      says: 'is damaged in its part',
    },
    { title: 'no backup', spoil: (path) => writeFileSync(path, 'PK'), says: 'no backup of Bargah' },
    {
      title: 'of a later format',
      spoil: (path) => writeFileSync(path, 'bargah backup 2\n'),
      says: 'A newer Bargah wrote this backup',
    },
  ]
  it.each(broken)(
    'is not restored from a file that is read $title',
    async ({ spoil, says, by = passphrase }) => {
      copyFileSync(at('outside.backup'), at('spoilt.backup'))
      spoil(at('spoilt.backup'))
      const said = await failure(checkBackup(at('spoilt.backup'), by))
      expect(said).toContain(says)
      expect(said).toMatch(/[\u0600-\u06ff]/)
    },
  )

  it('is not restored by a program that lacks a migration of it', async () => {
    await source.asOwner(({ db }) =>
      db
        .insertInto('migrations' as never)
        .values({ name: '9998-later.sql', hash: 'x' } as never)
        .execute(),
    )
    await makeBackup(saved, at('later.backup'), passphrase)
    const said = await failure(checkBackup(at('later.backup'), passphrase))
    expect(said).toContain('A newer Bargah wrote this backup')
    expect(said).toContain('9998-later.sql')
  })
})

describe('the secrets of a backup', () => {
  const [one, two] = ['one secret of the tests, long enough', 'two secrets of the tests, long enough']
  it('come to lie as a server makes its own where there are none, and as a file of keys where there are more', () => {
    expect(placeSecrets({ DATA_DIR: at('own') }, { 1: one }).write()).toEqual([])
    expect(readFileSync(join(at('own'), 'secret'), 'utf8')).toBe(one)
    const placed = placeSecrets({ DATA_DIR: at('more') }, { 1: one, 2: two, 3: null })
    expect(placed.env.SECRET).toBe(two)
    expect(placed.write()).toEqual([expect.stringContaining(`KEYS_FILE=${at('more')}/keys.json`)])
    expect(JSON.parse(readFileSync(join(at('more'), 'keys.json'), 'utf8'))).toEqual({
      1: one,
      2: two,
      3: null,
    })
  })
  it('are left as they are where they are set, and no backup of others is restored there', () => {
    expect(placeSecrets({ DATA_DIR: at('own') }, { 1: one }).write()).toEqual([])
    expect(placeSecrets({ DATA_DIR: at('set'), SECRET: one }, { 1: one }).write()).toEqual([])
    for (const env of [{ DATA_DIR: at('own') }, { DATA_DIR: at('set'), SECRET: one }])
      expect(() => placeSecrets(env, { 1: two })).toThrow(/رمز این جا[^]*is another than the backup's/)
    expect(() => placeSecrets({ DATA_DIR: at('own') }, { 1: one, 2: two })).toThrow('is another')
  })
  it('do not write anywhere but where they belong', () => {
    const keep = keepIn({
      dataDir: at('kept'),
      logs: { keyFile: at('kept/key'), seenDir: at('kept/seen') } as never,
    })
    for (const path of [
      '../outside.json',
      'log-signer/seen/../../x.json',
      'log-signer/seen/a/b.json',
      '/etc/x.json',
    ])
      expect(() => keep(path, Buffer.from('x'))).toThrow('a backup does not have')
    keep('log-signer/seen/7.json', Buffer.from('seven'))
    expect(readFileSync(at('kept/seen/7.json'), 'utf8')).toBe('seven')
  })
})

async function rowsOf(name: string, table: string): Promise<number | undefined> {
  let last = ''
  for await (const { head } of readSealed<BackupPart>(at(name), passphrase)) {
    if (head.kind === 'begin') last = head.table.name
    if (head.kind === 'table' && last === table) return head.rows
  }
  return undefined
}

/** Where the last part of a sealed file begins. */
function lastPart(bytes: Buffer): number {
  let part = bytes.indexOf('\n', bytes.indexOf('\n') + 1) + 1
  for (;;) {
    const next = part + 4 + bytes.readUInt32BE(part)
    if (next >= bytes.length) return part
    part = next
  }
}
