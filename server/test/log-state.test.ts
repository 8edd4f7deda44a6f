import { execFile } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openLog } from '@bargah/verifier/open-log.ts'
import { describe, expect, it } from 'vitest'
import { useFolder } from './folder.ts'
import { LogSignerFault } from '../src/adapters/log-signer/log-signer.port.ts'
import type { Witness } from '../src/adapters/witness/witness.port.ts'
import { projectDir } from '../src/app/project-dir.ts'
import { openTestApp, useTestApp } from './app.ts'
import { choosing } from './choosing.ts'
import { buildHall } from '../src/features/halls/halls.build.ts'
import { appendHallLog, keepSigning } from '../src/features/log/log.api.ts'
import { logJobs } from '../src/features/log/log.jobs.ts'
import { withClient } from '../src/kernel/app-role.ts'
import { transaction } from '../src/kernel/database.ts'
import {
  readVerifierKey,
  signatureType,
  type Verifier,
  verifierKeyOf,
} from '../src/kernel/tlog/notes.rules.ts'

const panelDir = useFolder('panel')
writeFileSync(join(panelDir, 'index.html'), '<body><noscript>the panel</noscript></body>')
const app = useTestApp({ panelDir })

const { queueAt } = choosing(() => app)
const ask = (hallId: number, file: string) => app.app.inject({ url: `/log/${hallId}/${file}` })
const stateOf = async (hallId: number) => (await ask(hallId, 'state')).json()
/** What a browser without scripts reads of the log. */
const plainPage = async (hallId: number) => (await app.app.inject({ url: `/log/${hallId}` })).payload
const tell = (hallId: number) =>
  transaction(app, (tx) => appendHallLog(tx, hallId, [{ kind: 'turn_taken', facts: { turn: 1 } }]))
/** The job of each minute, with a signer as the server has it. */
async function passMinute() {
  const [signLogs] = logJobs({ logSigner: keepSigning(app.logSigner, app), watch: app.watch })
  await signLogs?.run(app, {})
}

/** A log that was signed and whose key somebody has read. */
async function signedLog() {
  const { id } = await app.buildHall()
  await tell(id)
  return { id, checkpoint: (await ask(id, 'checkpoint')).payload, key: (await ask(id, 'key')).payload }
}
/** Has the signer sign nothing for a while, for a reason. */
async function unsigned(why: 'away' | 'refuses', work: () => Promise<void>, of = app): Promise<void> {
  const { sign, receipts, verifierKey } = of.logSigner
  const fault = () => Promise.reject(new LogSignerFault('nothing was signed', why))
  Object.assign(of.logSigner, {
    sign: fault,
    receipts: fault,
    ...(why === 'away' && { verifierKey: fault }),
  })
  await work().finally(() => Object.assign(of.logSigner, { sign, receipts, verifierKey }))
}
const asSuperuser = (statement: string) =>
  withClient(app.ownerUrl, async (owner) => {
    await owner.query('set session_replication_role = replica')
    await owner.query(statement)
  })

describe('a log whose signer is away', () => {
  it('is told by its last checkpoint, with since when and how much waits, until it is signed again', async () => {
    const { id, checkpoint } = await signedLog()
    expect(await stateOf(id)).toEqual({
      signer: 'signs',
      since: null,
      entries: 1,
      signed: 1,
      signedAt: expect.stringMatching(/Z$/),
    })
    expect((await ask(id, 'checkpoint')).headers).not.toHaveProperty('x-log-signer')
    await tell(id)
    await unsigned('away', async () => {
      const told = await ask(id, 'checkpoint')
      const { since, ...state } = await stateOf(id)
      expect(told.payload).toBe(checkpoint)
      expect(state).toMatchObject({ signer: 'away', entries: 2, signed: 1 })
      expect(told.headers).toMatchObject({
        'x-log-signer': `away; since=${since}`,
        'access-control-expose-headers': 'x-log-signer',
      })
      // it lasts from its beginning
      await passMinute()
      expect((await stateOf(id)).since).toBe(since)
      expect(await plainPage(id)).toContain('<b>امضاکنندهٔ دفتر پاسخ نمی‌دهد</b>')
    })
    await passMinute()
    expect(await plainPage(id)).not.toContain('امضاکنندهٔ دفتر')
    expect(await stateOf(id)).toMatchObject({ signer: 'signs', since: null, entries: 2, signed: 2 })
  })

  it('keeps its key, so that what was signed can be verified, in one file too', async () => {
    const { id, key, checkpoint } = await signedLog()
    await tell(id)
    await unsigned('away', async () => {
      expect((await ask(id, 'key')).payload).toBe(key)
      const tar = (await ask(id, 'log.tar')).payload
      for (const held of [key, checkpoint, '"signer":"away"']) expect(tar).toContain(held)
      const source = async (path: string) => {
        const { statusCode, rawPayload } = await ask(id, path)
        return statusCode === 200 ? rawPayload : null
      }
      expect((await openLog(source, {})).checkpoint.size).toBe(1)
    })
  })

  it('waits with all others that have grown, though the signer is asked for one alone', async () => {
    const [one, other, whole] = [await signedLog(), await signedLog(), await signedLog()]
    await tell(one.id)
    await tell(other.id)
    await unsigned('away', passMinute)
    const states = await Promise.all([one, other, whole].map(({ id }) => stateOf(id)))
    expect(states.map(({ signer }) => signer)).toEqual(['away', 'away', 'signs'])
    await passMinute()
    expect((await stateOf(other.id)).signer).toBe('signs')
  })
})

describe('a log that its signer refuses', () => {
  it('is found within a minute also when it did not grow, and says so beside its last good checkpoint', async () => {
    const { id, checkpoint } = await signedLog()
    await asSuperuser(`update hall_log_heads set root = sha256('another') where hall_id = ${id}`)
    await passMinute()
    const told = await ask(id, 'checkpoint')
    const state = await stateOf(id)
    expect(state).toMatchObject({ signer: 'refuses', entries: 1, signed: 1 })
    expect([told.payload, told.headers['x-log-signer']]).toEqual([
      checkpoint,
      `refuses; since=${state.since}`,
    ])
  })

  it('is not excused by an outage that follows, and is well only when it is signed', async () => {
    const { id } = await signedLog()
    await tell(id)
    await unsigned('refuses', passMinute)
    const { since } = await stateOf(id)
    await unsigned('away', passMinute)
    expect(await stateOf(id)).toMatchObject({ signer: 'refuses', since })
    await passMinute()
    expect(await stateOf(id)).toMatchObject({ signer: 'signs', since: null })
  })

  it('and that was never signed has no checkpoint, in a sentence of its own', async () => {
    const { id } = await app.buildHall()
    await tell(id)
    await unsigned('refuses', async () => {
      const { statusCode, payload } = await ask(id, 'checkpoint')
      expect([statusCode, payload]).toEqual([503, expect.stringContaining('این دفتر را نپذیرفت')])
    })
    expect(await stateOf(id)).toMatchObject({ signer: 'refuses', signed: null, signedAt: null })
    expect((await ask(999_999, 'state')).statusCode).toBe(404)
  })

  it('gives no receipt, and a reply that says what was done', async () => {
    const { hall } = await app.hallWithCompany({ reservationLimitMinutes: 1 })
    const [waiting] = await queueAt(hall.id, 1)
    const cargo = await app.buildCargo({ hallId: hall.id })
    await unsigned('refuses', async () => {
      const body = { DriverTurnId: waiting.turn.id, CargoId: cargo.id }
      const reply = await app.call('addPriority', { token: waiting.token, body })
      expect(reply).toMatchObject({ statusCode: 200, data: { data: { rank: 1, receipt: null } } })
    })
    expect((await stateOf(hall.id)).signer).toBe('refuses')
  })
})

/** What the program of another computer says of a log, and how it ends. */
async function verify(place: string): Promise<{ code: number; said: string }> {
  const args = ['tools/verify-log.ts', place]
  return new Promise((resolve) =>
    execFile(process.execPath, args, { cwd: projectDir }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, said: stdout + stderr }),
    ),
  )
}

it('npm run verify-log tells a refusal from an outage, and names the witnesses that have not signed', async () => {
  const { privateKey } = generateKeyPairSync('ed25519')
  const key = verifierKeyOf('anjoman.test', privateKey, signatureType.cosignature)
  const witness: Witness = {
    verifier: readVerifierKey(key) as Verifier,
    title: 'انجمن رانندگان',
    phone: null,
    addCheckpoint: () => Promise.reject(new Error('nobody asks it here')),
  }
  const own = await openTestApp({ witnesses: [witness] })
  try {
    const { id } = await buildHall(own.db)
    const take = (turn: number) => {
      const facts = { turn, byStaff: false, native: true, bound: 'a'.repeat(64) }
      return transaction(own, (tx) => appendHallLog(tx, id, [{ kind: 'turn_taken', facts }]))
    }
    await take(1)
    const address = `${await own.app.listen({ host: '127.0.0.1', port: 0 })}/log/${id}`
    const right = await verify(address)
    expect(right.code).toBe(0)
    expect(right.said).toContain('is right, without a witness: 1 entries')
    expect(right.said).toContain('anjoman.test, انجمن رانندگان: has NOT signed this checkpoint')
    await take(2)
    await unsigned(
      'away',
      async () => {
        const { code, said } = await verify(address)
        expect([code, said]).toEqual([
          0,
          expect.stringMatching(/^OUTAGE since .*1 entries stand behind[\s\S]*is right/),
        ])
      },
      own,
    )
    await unsigned(
      'refuses',
      async () => {
        const { code, said } = await verify(address)
        expect([code, said]).toEqual([1, expect.stringMatching(/^REFUSED since .*not what it saw before/)])
      },
      own,
    )
    await own.app.close()
    expect(await verify(address)).toEqual({
      code: 2,
      said: expect.stringContaining('OUTAGE: nobody answers'),
    })
  } finally {
    await own.close()
  }
})
