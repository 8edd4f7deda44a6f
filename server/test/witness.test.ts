// @module-tag long
import { type ChildProcess, spawn } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { LogId } from '../src/adapters/log-signer/log-signer.port.ts'
import { openSigner } from '../src/adapters/log-signer/signer.ts'
import { createWitness } from '../src/adapters/witness/witness.http.ts'
import { projectDir } from '../src/app/project-dir.ts'
import { askWitness } from '../src/features/log/ask-witnesses.ts'
import { listWitnesses, openWatch } from '../src/features/log/log.api.ts'
import { withClient } from '../src/kernel/app-role.ts'
import { checkAudit } from '../src/kernel/audit-check.ts'
import { sealAudit } from '../src/kernel/audit-seals.store.ts'
import { openLog } from '../src/kernel/log.ts'
import {
  findCosignature,
  readVerifierKey,
  signatureType,
  textOf,
  type Verifier,
  verifierKeyOf,
} from '../src/kernel/tlog/notes.rules.ts'
import type { Witness } from '../src/adapters/witness/witness.port.ts'
import { useTestApp } from './app.ts'
import { tellTurns } from './hall-log.ts'
import { playMorning } from './hall-morning.ts'
import { waitUntil } from './server-process.ts'

const app = useTestApp()
let hallId: number
let state: string
beforeAll(async () => {
  hallId = (await app.buildHall()).id
  await tell(1)
  state = join(app.dataDir, 'witness.json')
})
const running: ChildProcess[] = []
afterAll(async () => {
  for (const child of running) child.kill()
})

const tell = (count: number) => tellTurns(app, hallId, count)
const checkpoint = async () => (await app.app.inject(`/log/${hallId}/checkpoint`)).payload
const seen = () => Object.values(JSON.parse(readFileSync(state, 'utf8')).seen)

/** Starts the program as an association would. */
async function startWitness(ofHall: LogId = hallId) {
  const key = await app.logSigner.verifierKey(ofHall)
  const args = ['--name', 'anjoman.test', '--log', key, '--port', '0', '--state', state]
  const child = spawn(process.execPath, [join(projectDir, 'tools/witness.mjs'), ...args], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  running.push(child)
  const said: string[] = []
  for await (const line of createInterface({ input: child.stdout })) if (said.push(line) === 2) break
  const verifier = readVerifierKey(said[0] ?? '')
  const url = /http:\S+/.exec(said[1] ?? '')?.[0]
  if (!verifier || !url) throw new Error(said.join('\n'))
  return {
    witness: createWitness({ verifier, url, title: 'انجمن رانندگان', phone: null }),
    url,
    async end() {
      child.kill()
      await once(child, 'exit')
    },
  }
}
const post = async (url: string, body: string) => {
  const reply = await fetch(`${url}/add-checkpoint`, { method: 'POST', body })
  return { status: reply.status, text: await reply.text(), type: reply.headers.get('content-type') }
}

it('cosigns a log as it grows, also after it was started anew, and the checkpoint carries it', async () => {
  const first = await startWitness()
  const ask = (witness = first.witness) =>
    askWitness({ db: app.db, logSigner: app.logSigner, hallId, witness })
  for (const count of [0, 1, 5, 1, 300]) {
    if (count > 0) await tell(count)
    await ask()
    const note = await checkpoint()
    expect(findCosignature(note, textOf(note), first.witness.verifier)?.at).toBeInstanceOf(Date)
  }
  await first.end()
  await tell(3)
  const second = await startWitness()
  expect(second.witness.verifier.id).toEqual(first.witness.verifier.id)
  await ask(second.witness)
  const note = await checkpoint()
  expect(note.split('\n')[1]).toBe('311')
  expect(findCosignature(note, textOf(note), second.witness.verifier)).not.toBeNull()
  expect(seen()).toEqual([expect.objectContaining({ size: 311, note })])
  await second.end()
})

it('says what is wrong with a request as the specification has it', async () => {
  const { url, end } = await startWitness()
  const note = await checkpoint()
  const [text, size] = [textOf(note), note.split('\n')[1] ?? '']
  const ofLog = `${text}\n${note.slice(text.length + 1).split('\n')[0]}\n`
  expect(await post(url, `old ${size}\n\n${ofLog}`)).toMatchObject({ status: 200 })
  expect(await post(url, `old 0\n\n${ofLog}`)).toEqual({
    status: 409,
    text: `${size}\n`,
    type: 'text/x.tlog.size',
  })
  const grown = await app.logSigner.sign(hallId).then(async () => {
    await tell(1)
    return (await app.logSigner.sign(hallId)).note
  })
  const statusOf = async (body: string) => (await post(url, body)).status
  const none = Buffer.alloc(32).toString('base64')
  expect(await statusOf(`old ${size}\n${none}\n\n${grown}`)).toBe(422)
  expect(await statusOf(`old ${size}\n\n${grown}`)).toBe(422)
  expect(await statusOf(`old ${Number(size) + 2}\n\n${grown}`)).toBe(400)
  expect(await statusOf(`old ${size}\n\n${grown.replace(`\n${Number(size) + 1}\n`, '\n900\n')}`)).toBe(403)
  expect(await statusOf(`old ${size}\n\n${grown.replaceAll('bargah.test', 'other.test')}`)).toBe(404)
  for (const body of [
    '',
    'old',
    `old 01\n\n${grown}`,
    `new ${size}\n\n${grown}`,
    `old ${size}\nx\n\n${grown}`,
  ])
    expect([body, await statusOf(body)]).toEqual([body, 400])
  await end()
})

it('is asked when lists are opened and when they are split, and nobody waits for one that does not answer', async () => {
  const asked: number[] = []
  const { privateKey } = generateKeyPairSync('ed25519')
  const key = verifierKeyOf('slow.test', privateKey, signatureType.cosignature)
  const slow: Witness = {
    verifier: readVerifierKey(key) as Verifier,
    title: null,
    phone: '07633330000',
    addCheckpoint(request) {
      asked.push(Number(request.split('\n\n')[1]?.split('\n')[1]))
      return new Promise(() => {})
    },
  }
  let watch = app.watch
  const morning = await playMorning({
    ...app,
    get watch() {
      return watch
    },
  })
  const own = await startWitness(morning.hall.id)
  const { logSigner } = app
  watch = openWatch({ db: app.db, logSigner, witnesses: [slow, own.witness], log: openLog('silent') })
  await morning.endRound()
  const kinds = (await app.logOf(morning.hall.id)).map(({ kind }) => kind)
  const opened = kinds.lastIndexOf('lists_opened')
  expect(kinds.slice(opened)).toContain('round_split')
  const cosigned = async () => {
    return (await app.rowsOf('hallLogCosignatures', { hallId: morning.hall.id })).map(({ size }) => size)
  }
  await waitUntil(async () => (await cosigned()).includes(kinds.length))
  // asked when the lists were opened, before they were split, and still silent
  expect(asked).toHaveLength(1)
  expect(asked[0]).toBeGreaterThan(opened)
  expect(asked[0]).toBeLessThanOrEqual(kinds.lastIndexOf('round_split'))
  const { verifier } = own.witness
  expect(await listWitnesses(app.db, [own.witness, slow], morning.hall.id)).toMatchObject([
    { name: verifier.name, title: 'انجمن رانندگان', phone: null, size: kinds.length },
    { key, name: 'slow.test', title: null, phone: '07633330000', size: null, at: null },
  ])
  watch.close()
  await own.end()
})

it('cosigns no second history, whoever has the log’s key and the database', async () => {
  const { witness, end } = await startWitness()
  await askWitness({ db: app.db, logSigner: app.logSigner, hallId, witness })
  const before = seen()
  const forger = openSigner({
    databaseUrl: app.signerUrl,
    origin: 'bargah.test',
    keyFile: join(app.dataDir, 'log-signer/key.pem'),
    seenDir: join(app.dataDir, 'forger'),
  })
  await withClient(app.ownerUrl, async (owner) => {
    const { rows } = await owner.query('select entry from hall_log where hall_id = $1 order by index', [
      hallId,
    ])
    const texts = rows.map(({ entry }: { entry: string }) => entry.replace('"turn":0', '"turn":7'))
    await owner.query('set session_replication_role = replica')
    for (const table of [
      'hall_log',
      'hall_log_nodes',
      'hall_log_heads',
      'hall_log_cosignatures',
      'hall_log_checkpoints',
    ])
      await owner.query(`delete from ${table} where hall_id = $1`, [hallId])
    await owner.query('select lock_hall_log($1)', [hallId])
    const nulls = 'array_fill(null::int, array[cardinality($2::text[])])'
    await owner.query(`select append_hall_log($1, 0, ${nulls}, $2::text[])`, [hallId, texts])
  })
  const refused = /did not cosign the log of hall \d+ at \d+: (409|422)/
  await expect(askWitness({ db: app.db, logSigner: forger, hallId, witness })).rejects.toThrow(refused)
  await tell(2)
  await expect(askWitness({ db: app.db, logSigner: forger, hallId, witness })).rejects.toThrow(refused)
  expect(seen()).toEqual(before)
  await forger.close()
  await end()
})

it('cosigns the audit’s head as it grows, of which it learns no word', async () => {
  const sealMore = async (count: number) => {
    for (let i = 0; i < count; i += 1) {
      await app.addRow('packagings', { name: `جعبهٔ ${Math.random()}` })
      await sealAudit(app)
    }
  }
  await sealMore(3)
  const { witness, end } = await startWitness('audit')
  const ask = () => askWitness({ db: app.db, logSigner: app.logSigner, hallId: 'audit', witness })
  await ask()
  // over the first 256 the proof is made of what was kept on the way
  await sealMore(270)
  await ask()
  const [origin, size] = (await app.app.inject('/log/audit/checkpoint')).payload.split('\n')
  expect([origin, Number(size)]).toEqual(['bargah.test/audit', expect.any(Number)])
  expect(await app.rowsOf('auditCosignatures', {}, 'size')).toMatchObject([
    { size: expect.any(Number), witness: 'anjoman.test' },
    { size: Number(size), witness: 'anjoman.test' },
  ])
  expect(await checkAudit(app.db)).toMatchObject({
    whole: { signed: { seals: Number(size), by: ['anjoman.test'] } },
  })
  const other = await startWitness()
  await askWitness({ db: app.db, logSigner: app.logSigner, hallId: 'audit', witness: other.witness })
  await other.end()
  await end()
}, 60_000)
