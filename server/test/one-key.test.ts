// @module-tag long
import { spawnSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openSigner } from '../src/adapters/log-signer/signer.ts'
import { projectDir } from '../src/app/project-dir.ts'
import { knowSecrets } from '../src/app/know-keys.ts'
import { outboxColumns } from '../src/features/outbox/outbox.api.ts'
import { appendHallLog } from '../src/features/log/log.api.ts'
import { transaction } from '../src/kernel/database.ts'
import { keyRing } from '../src/kernel/keys.rules.ts'
import { seal, type SealedColumn } from '../src/kernel/seal.ts'
import { sql } from '../src/kernel/sql.ts'
import { openTestApp, type TestApp } from './app.ts'
import { type ServerProcess, startServer } from './server-process.ts'

let app: TestApp
const running: ServerProcess[] = []
beforeEach(async () => {
  app = await openTestApp()
  mkdirSync(app.dataDir, { recursive: true })
})
afterEach(async () => {
  for (const server of running.splice(0)) await server.end('SIGKILL')
  await app.close()
})

const one = 'one secret of the tests, long enough'
const other = 'another secret of the tests, long enough'
const ring = (secrets: Record<number, string | null>) =>
  keyRing(new Map(Object.entries(secrets).map(([id, secret]) => [Number(id), secret])))
const listMarks = async () =>
  (await app.db.selectFrom('keyMarks').select(['name', 'mark']).orderBy('name').execute()).map(
    ({ name, mark }) => [name, mark],
  )
const envOf = (more: Record<string, string>) => ({
  DATABASE_URL: app.url,
  DATABASE_OWNER_URL: app.ownerUrl,
  LOG_KEY_FILE: join(app.dataDir, 'shared.pem'),
  ...more,
})
async function start(name: string, more: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await startServer(join(app.dataDir, name), { env: envOf(more) })
  running.push(server)
  return server
}
const refusal = (started: Promise<unknown>) =>
  started.then(
    () => 'it started',
    (error: Error) => error.message,
  )
const command = (name: string, args: string[], more: Record<string, string> = {}) => {
  const env = { ...process.env, DATA_DIR: join(app.dataDir, 'command'), ...envOf(more) }
  const { status, stdout, stderr } = spawnSync(process.execPath, [`server/dist/${name}.js`, ...args], {
    cwd: projectDir,
    env,
    encoding: 'utf8',
  })
  return { status, said: stdout + stderr }
}

describe('servers over one database', () => {
  it('work side by side by one secret and one key of the logs, and are refused by others', async () => {
    const hall = await app.buildHall()
    const first = await start('first', { SECRET: one })
    const second = await start('second', { SECRET: one })
    const keyOf = async ({ url }: ServerProcess) => (await fetch(`${url}/log/${hall.id}/key`)).text()
    expect(await keyOf(first)).toContain(`/log/${hall.id}+`)
    expect(await keyOf(second)).toBe(await keyOf(first))
    const before = await listMarks()
    expect(before.map(([name]) => name)).toEqual(['log', 'secret 1'])
    expect(JSON.stringify(before)).not.toContain(one)

    expect(await refusal(start('other', { SECRET: other }))).toMatch(
      /ended by 1: .*bring the SECRET of the servers that work with it/s,
    )
    const ownKey = join(app.dataDir, 'own/log-signer/key.pem')
    expect(await refusal(start('own', { SECRET: one, LOG_KEY_FILE: ownKey }))).toMatch(
      /ended by 1: .*signed by .* there is none at .*bring that key's file \(LOG_KEY_FILE/s,
    )
    expect(existsSync(ownKey)).toBe(false)
    expect(await listMarks()).toEqual(before)
  }, 240_000)

  it('that come at once on an empty database agree on the first', async () => {
    for (let n = 0; n < 20; n += 1) {
      await app.asOwner(({ db }) => sql`delete from key_marks`.execute(db))
      const ends = await Promise.all(
        [one, other].map((secret) =>
          knowSecrets(app.db, ring({ 1: secret, 2: `${secret} again` })).then(
            () => 'known',
            (error: Error) => error.message,
          ),
        ),
      )
      expect(ends.toSorted()).toEqual(['known', expect.stringContaining('bring the SECRET')])
      expect(await listMarks()).toHaveLength(2)
    }
  })
})

describe('the secrets of a ring', () => {
  it('may grow by a key, and a server that lacks it is refused until it is withdrawn', async () => {
    await knowSecrets(app.db, ring({ 1: one }))
    await knowSecrets(app.db, ring({ 1: one, 2: other }))
    await expect(knowSecrets(app.db, ring({ 1: one }))).rejects.toThrow('bring the KEYS_FILE')
    await expect(knowSecrets(app.db, ring({ 1: one, 2: one }))).rejects.toThrow('another key 2')
    await knowSecrets(app.db, ring({ 1: null, 2: other }))
    expect((await listMarks()).map(([name]) => name)).toEqual(['secret 1', 'secret 2'])
  })

  it('are none that cannot open what was sealed before the database knew them', async () => {
    const sealed = (column: SealedColumn) => seal(ring({ 1: one }), column, 1, 'a text')
    const { to, values } = outboxColumns
    await app.addRow('outboxMessages', {
      id: 1,
      kind: 'activation_code',
      toSealed: sealed(to),
      valuesSealed: sealed(values),
      createdAt: new Date(),
    })
    await expect(knowSecrets(app.db, ring({ 1: other }))).rejects.toThrow('bring the SECRET')
    expect(await listMarks()).toEqual([])
    await knowSecrets(app.db, ring({ 1: one }))
  })

  it('tell the audit when they are first known', async () => {
    await knowSecrets(app.db, ring({ 1: one }))
    const { id } = await app.oneRow('auditLog', { endpoint: 'keep-key-mark' })
    expect(await app.rowsOf('auditChanges', { line: id })).toMatchObject([
      { tableName: 'key_marks', rowId: 'secret 1' },
    ])
  })
})

describe('the signer of the logs', () => {
  async function hallWithEntry() {
    const { id } = await app.buildHall()
    await transaction(app, (tx) => appendHallLog(tx, id, [{ kind: 'turn_ended', facts: { turn: 1 } }]))
    return id
  }
  const keyFile = (name: string) => {
    const file = join(app.dataDir, name)
    const { privateKey } = generateKeyPairSync('ed25519')
    writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }))
    return file
  }
  const signerWith = (file: string, origin = 'bargah.test') =>
    openSigner({
      databaseUrl: app.signerUrl,
      origin,
      keyFile: file,
      seenDir: join(app.dataDir, `seen-${Math.random()}`),
    })

  it('signs nothing by another key or under another name than the database knows', async () => {
    const id = await hallWithEntry()
    await app.logSigner.sign(id)
    const own = join(app.dataDir, 'log-signer/key.pem')
    for (const signer of [signerWith(keyFile('other.pem')), signerWith(own, 'bargah.other')]) {
      for (const ask of ['sign', 'receipts', 'verifierKey'] as const)
        await expect(signer[ask](id, [0])).rejects.toThrow(
          'The public logs of this database are signed by bargah.test+',
        )
      await signer.close()
    }
    const same = signerWith(own)
    expect(await same.verifierKey(id)).toBe(await app.logSigner.verifierKey(id))
    await same.close()
  })

  it('is, for a database from before, the one that signed last', async () => {
    const id = await hallWithEntry()
    await app.logSigner.sign(id)
    const forget = () => app.asOwner(({ db }) => sql`delete from key_marks`.execute(db))
    await forget()
    const late = signerWith(keyFile('late.pem'))
    await expect(late.sign(id)).rejects.toThrow('signed by bargah.test, and')
    await late.close()
    const missing = join(app.dataDir, 'not-there.pem')
    const without = signerWith(missing)
    await expect(without.sign(id)).rejects.toThrow(`there is none at ${missing}`)
    await without.close()
    expect([existsSync(missing), await listMarks()]).toEqual([false, []])
    const own = signerWith(join(app.dataDir, 'log-signer/key.pem'))
    await own.sign(id)
    await own.close()
    expect((await listMarks()).map(([name]) => name)).toEqual(['log'])
  })

  it('apart does not start with another key, and says which to bring', async () => {
    const id = await hallWithEntry()
    await app.logSigner.sign(id)
    const file = join(app.dataDir, 'apart.json')
    writeFileSync(
      file,
      JSON.stringify({
        databaseUrl: app.signerUrl,
        origin: 'bargah.test',
        port: 0,
        token: 'a token of the tests, which both sides know',
        keyFile: keyFile('apart.pem'),
      }),
    )
    const { status, said } = command('log-signer', [file])
    expect([status, said]).toEqual([1, expect.stringContaining('signed by bargah.test+')])
  })
})

describe('a wanted change', () => {
  it('is a command that says what it does, and a line of the audit', async () => {
    await knowSecrets(app.db, ring({ 1: one }))
    await app.logSigner.verifierKey(1)
    const before = await listMarks()
    const look = command('accept-keys', [], { SECRET: other })
    expect(look.said).toContain('secrets: key 1 is another than the known one')
    expect(look.said).toContain('printed permits count as forged')
    expect(await listMarks()).toEqual(before)
    expect(command('accept-keys', ['secrets'], { SECRET: other }).status).toBe(0)
    await knowSecrets(app.db, ring({ 1: other }))
    await expect(knowSecrets(app.db, ring({ 1: one }))).rejects.toThrow('bring the SECRET')
    expect(command('accept-keys', ['log'], { SECRET: other }).said).toContain('Accepted: log')
    const after = new Map((await listMarks()) as [string, string][])
    expect(after.get('log')).not.toBe(new Map(before as [string, string][]).get('log'))
    const told = await app.db
      .selectFrom('auditLog')
      .innerJoin('auditChanges', 'auditChanges.line', 'auditLog.id')
      .select(['rowId', 'outcome'])
      .where('endpoint', '=', 'accept-keys')
      .orderBy('auditChanges.id')
      .execute()
    expect([...new Set(told.map(({ rowId }) => rowId))]).toEqual(['secret 1', 'log'])
  }, 60_000)
})
