import { verify } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LogSignerFault } from '../../adapters/log-signer/log-signer.port.ts'
import { createLogSigner } from '../../adapters/log-signer/log-signer.process.ts'
import { openTestApp, useTestApp } from '../../../test/app.ts'
import { tellTurns } from '../../../test/hall-log.ts'
import { receiptsFor } from './log.api.ts'
import { withClient } from '../../kernel/app-role.ts'
import { leafHash } from '../../kernel/tlog/merkle.rules.ts'
import { readVerifierKey, type Verifier } from '../../kernel/tlog/notes.rules.ts'

const app = useTestApp()

const ask = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.app.inject({ method, url, headers })
async function hallWith(count: number) {
  const { id } = await app.buildHall()
  if (count > 0) await tellTurns(app, id, count)
  return { id, base: `/log/${id}` }
}

/** Opens a note as its specification says. Out: the lines of its text. */
function opened(note: string, { name, id, key }: Verifier): string[] {
  const split = note.lastIndexOf('\n\n')
  const [text, [line = '', ...rest]] = [note.slice(0, split + 1), note.slice(split + 2).split('\n')]
  const [dash, who, base64 = ''] = line.split(' ')
  const bytes = Buffer.from(base64, 'base64')
  expect([dash, who, bytes.subarray(0, 4), rest]).toEqual(['—', name, id, ['']])
  expect(verify(null, Buffer.from(text), key, bytes.subarray(4))).toBe(true)
  return text.split('\n').slice(0, -1)
}
async function withoutSigner(work: () => Promise<void>): Promise<void> {
  const { sign, verifierKey } = app.logSigner
  const away = () => Promise.reject(new LogSignerFault('nothing was signed', 'away'))
  Object.assign(app.logSigner, { sign: away, verifierKey: away })
  await work().finally(() => Object.assign(app.logSigner, { sign, verifierKey }))
}
async function keyOf(base: string): Promise<Verifier> {
  const { payload } = await ask(`${base}/key`)
  const key = readVerifierKey(payload.trimEnd())
  if (!key) throw new Error(`no key: ${payload}`)
  return key
}

describe('the files of a hall’s log', () => {
  it('say size and root in a checkpoint that the key signed, and grow with the log', async () => {
    const { id, base } = await hallWith(3)
    const key = await keyOf(base)
    const { root } = await tellTurns(app, id, 1)
    const reply = await ask(`${base}/checkpoint`)
    expect(reply.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-cache',
      'access-control-allow-origin': '*',
    })
    const origin = `bargah.test/log/${id}`
    expect(opened(reply.payload, key)).toEqual([origin, '4', Buffer.from(root, 'hex').toString('base64')])
    await tellTurns(app, id, 2)
    expect(opened((await ask(`${base}/checkpoint`)).payload, key)[1]).toBe('6')
  })

  it('are those of an empty log before anything was told', async () => {
    const { base } = await hallWith(0)
    const [, size, root] = opened((await ask(`${base}/checkpoint`)).payload, await keyOf(base))
    expect([size, root]).toEqual(['0', '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='])
    expect((await ask(`${base}/tile/0/000.p/1`)).statusCode).toBe(404)
  })

  it('hold hashes and entries, whole tiles and parts of them, for ever', async () => {
    const { id, base } = await hallWith(300)
    const rows = await app.entriesOf(id)
    const whole = await ask(`${base}/tile/0/000`)
    expect(whole.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': '8192',
    })
    expect(whole.rawPayload).toEqual(Buffer.concat(rows.slice(0, 256).map(({ leafHash: hash }) => hash)))
    const part = await ask(`${base}/tile/0/001.p/44`)
    expect(part.rawPayload).toEqual(Buffer.concat(rows.slice(256).map(({ leafHash: hash }) => hash)))
    expect((await ask(`${base}/tile/1/000.p/1`)).rawPayload).toHaveLength(32)
    const bundle = (await ask(`${base}/tile/entries/001.p/2`)).rawPayload
    const texts = rows.slice(256, 258).map(({ entry }) => Buffer.from(entry))
    expect(bundle).toEqual(Buffer.concat(texts.flatMap((text) => [Buffer.from([0, text.length]), text])))
  })

  it('go out packed where the client takes it, and HEAD is the same without them', async () => {
    const { base } = await hallWith(256)
    const url = `${base}/tile/entries/000`
    const plain = await ask(url)
    const zipped = await ask(url, { 'accept-encoding': 'gzip' })
    const brotli = await ask(url, { 'accept-encoding': 'gzip, br' })
    expect(gunzipSync(zipped.rawPayload)).toEqual(plain.rawPayload)
    expect(brotliDecompressSync(brotli.rawPayload)).toEqual(plain.rawPayload)
    expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
    expect((await ask(`${base}/tile/0/000`, { 'accept-encoding': 'gzip' })).headers).not.toHaveProperty(
      'content-encoding',
    )
    const head = await ask(url, {}, 'HEAD')
    expect([head.statusCode, head.payload, head.headers['content-length']]).toEqual([
      200,
      '',
      String(plain.rawPayload.length),
    ])
  })

  it('are not there beyond the log’s end, under other names and of no hall', async () => {
    const { base } = await hallWith(3)
    for (const url of [
      `${base}/tile/0/000`,
      `${base}/tile/0/000.p/4`,
      `${base}/tile/1/000.p/1`,
      `${base}/tile/9/000.p/1`,
      `${base}/tile/entries/001.p/1`,
      `${base}/tile/entries`,
      `${base}/tile/`,
      `${base}/tile/0/x000/000.p/1`,
      '/log/999999/checkpoint',
      '/log/999999/key',
      '/log/0/checkpoint',
      '/log/x/checkpoint',
    ])
      expect([url, (await ask(url)).statusCode]).toEqual([url, 404])
  })

  it('are counted by address', async () => {
    const limited = await openTestApp({ limitTimes: 1 / 3_000 })
    const from = (remoteAddress: string) =>
      limited.app.inject({ url: '/log/1/tile/0/000', remoteAddress }).then(({ statusCode }) => statusCode)
    expect([await from('10.0.0.1'), await from('10.0.0.1'), await from('10.0.0.1')]).toEqual([404, 404, 429])
    expect(await from('10.0.0.2')).toBe(404)
    await limited.close()
  })
})

describe('the signer', () => {
  it('promises each entry, and none that the log does not have', async () => {
    const { id, base } = await hallWith(2)
    const { at, entry } = await tellTurns(app, id, 2)
    const entries = [entry(0), entry(1)].filter((told) => told !== undefined)
    const receipts = await receiptsFor(app.logSigner, id, entries)
    const key = await keyOf(base)
    expect(receipts?.map(({ entry }) => entry)).toEqual(entries.map(({ text }) => text))
    expect(receipts?.map(({ note }) => opened(note, key))).toEqual(
      entries.map(({ index, text }) => [
        `bargah.test/log/${id}/receipt`,
        String(index),
        leafHash(text).toString('base64'),
        String(at.getTime()),
      ]),
    )
    await expect(app.logSigner.receipts(id, [4])).rejects.toThrow('has no entry 4')
  })

  it('promises entries of several logs at once, and refuses those alone that it must', async () => {
    const halls = [await hallWith(2), await hallWith(3), await hallWith(1)]
    const [first, edited, short] = halls.map(({ id }) => id) as [number, number, number]
    await app.logSigner.sign(edited)
    await withClient(app.ownerUrl, async (owner) => {
      await owner.query('set session_replication_role = replica')
      await owner.query(
        `update hall_log set entry = replace(entry, '"turn":1', '"turn":7') where hall_id = ${edited}`,
      )
    })
    const promised = await app.logSigner.receiptsOf([
      { hallId: first, indices: [1] },
      { hallId: edited, indices: [1] },
      { hallId: short, indices: [0, 1] },
      { hallId: first, indices: [0] },
    ])
    expect(promised).toEqual([
      await app.logSigner.receipts(first, [1]),
      expect.objectContaining({ why: 'refuses', message: expect.stringContaining('written anew') }),
      expect.objectContaining({ why: 'refuses', message: expect.stringContaining('has no entry 1') }),
      await app.logSigner.receipts(first, [0]),
    ])
  })

  it('has a log whose own memory cannot be read wait alone', async () => {
    const [unreadable, beside] = [(await hallWith(1)).id, (await hallWith(1)).id]
    writeFileSync(join(app.dataDir, 'log-signer/seen', `${unreadable}.json`), 'torn')
    const promised = await app.logSigner.receiptsOf([
      { hallId: unreadable, indices: [0] },
      { hallId: beside, indices: [0] },
    ])
    expect(promised).toEqual([
      expect.objectContaining({ why: 'away' }),
      await app.logSigner.receipts(beside, [0]),
    ])
  })

  it('promises an old entry only where it lies in the tree that it saw, whoever edits the row', async () => {
    const { id } = await hallWith(600)
    const places = [0, 255, 256, 300, 511, 512, 575, 599]
    const before = await app.logSigner.receipts(id, places)
    await tellTurns(app, id, 3)
    expect(await app.logSigner.receipts(id, places)).toEqual(before)
    const edit = (set: string) =>
      withClient(app.ownerUrl, async (owner) => {
        await owner.query('set session_replication_role = replica')
        await owner.query(`update ${set}`)
      })
    const at = `where hall_id = ${id} and index = 300`
    await edit(`hall_log set entry = replace(entry, '"turn":300', '"turn":7') ${at}`)
    await expect(app.logSigner.receipts(id, [300])).rejects.toThrow('written anew')
    await edit(`hall_log set leaf_hash = merkle_leaf(entry) ${at}`)
    await expect(app.logSigner.receipts(id, [300])).rejects.toThrow('written anew')
    // nor does a tile help that was made for the edited rows
    const made = `select merkle_root(array_agg(leaf_hash), 1) from hall_log where hall_id = ${id} and index = 300`
    await edit(`hall_log_nodes set hash = (${made}) where hall_id = ${id} and level = 1 and index = 1`)
    await expect(app.logSigner.receipts(id, [5])).rejects.toThrow('written anew')
    expect(await app.logSigner.receipts(id, [599])).toEqual(before.slice(-1))
  })

  it('promises nothing that it did not see itself, and does not sign around a promise', async () => {
    const { id } = await hallWith(2)
    await app.logSigner.sign(id)
    await tellTurns(app, id, 1)
    await app.logSigner.receipts(id, [2])
    await withClient(app.ownerUrl, async (owner) => {
      await owner.query('set session_replication_role = replica')
      await owner.query(`update hall_log set entry = replace(entry, '"turn":0', '"turn":9')
        where hall_id = ${id} and index = 2`)
      const grown = `select merkle_grow(merkle_grow(merkle_grow('{}', 0, merkle_leaf(a)), 1, merkle_leaf(b)), 2, merkle_leaf(c))`
      const texts = [0, 1, 2].map(
        (nr) => `(select entry from hall_log where hall_id = ${id} and index = ${nr}) as ${'abc'[nr]}`,
      )
      await owner.query(
        `update hall_log_heads set frontier = made, root = merkle_root(made, 3)
         from (${grown} as made from (select ${texts.join()}) e) m where hall_id = ${id}`,
      )
    })
    // the last entry was promised and not yet signed; what was promised is what is signed
    await expect(app.logSigner.sign(id)).rejects.toThrow('written anew')
    await expect(app.logSigner.receipts(id, [2])).rejects.toThrow('written anew')
  })

  it('refuses what is no continuation of what it saw, whoever wrote it; the last checkpoint stays', async () => {
    const { id, base } = await hallWith(3)
    const { payload: before } = await ask(`${base}/checkpoint`)
    await tellTurns(app, id, 1)
    await withClient(app.ownerUrl, async (owner) => {
      const { rows } = await owner.query('select entry from hall_log where hall_id = $1 order by index', [id])
      const texts = rows.map(({ entry }: { entry: string }) => entry.replace('"turn":1', '"turn":7'))
      await owner.query('set session_replication_role = replica')
      await owner.query('delete from hall_log where hall_id = $1', [id])
      await owner.query('delete from hall_log_heads where hall_id = $1', [id])
      await owner.query('select lock_hall_log($1)', [id])
      await owner.query('select append_hall_log($1, 0, array_fill(null::int, array[4]), $2)', [id, texts])
    })
    await expect(app.logSigner.sign(id)).rejects.toThrow('written anew')
    expect((await ask(`${base}/checkpoint`)).payload).toBe(before)
    await withClient(app.ownerUrl, async (owner) => {
      await owner.query('set session_replication_role = replica')
      await owner.query('delete from hall_log where hall_id = $1', [id])
      await owner.query('delete from hall_log_heads where hall_id = $1', [id])
    })
    await expect(app.logSigner.sign(id)).rejects.toThrow('written anew')
  })

  it('does the same in a process of its own, with what it saw and its key in files', async () => {
    const { id, base } = await hallWith(2)
    const settings = { databaseUrl: app.signerUrl, origin: 'bargah.test' }
    const files = {
      keyFile: join(app.dataDir, 'log-signer/key.pem'),
      seenDir: join(app.dataDir, 'seen-elsewhere'),
    }
    const signer = createLogSigner({ ...settings, ...files })
    // a process that only begins may take longer than anybody waits for an answer
    const key = await vi.waitFor(() => signer.verifierKey(id), 60_000)
    const signed = await signer.sign(id)
    expect(`${key}\n`).toBe((await ask(`${base}/key`)).payload)
    expect(signed).toEqual(await app.logSigner.sign(id))
    await expect(signer.receipts(id, [2])).rejects.toThrow('has no entry 2')
    expect(await signer.receipts(id, [1])).toEqual(await app.logSigner.receipts(id, [1]))
    expect(statSync(files.keyFile).mode & 0o777).toBe(0o600)
    await signer.close()
  })

  it('works as a role that reads the logs, keeps what it signed and does nothing else', async () => {
    const { id } = await hallWith(1)
    await app.logSigner.sign(id)
    await withClient(app.signerUrl, async (signer) => {
      for (const statement of [
        'select from turns',
        'insert into hall_log select * from hall_log',
        'update hall_log_heads set size = 0',
        'update hall_log_checkpoints set note = note',
        'delete from hall_log_checkpoints',
        'select append_hall_log(1, 0, null, null)',
        'set role bargah_log',
      ])
        await expect(signer.query(statement), statement).rejects.toThrow('permission denied')
    })
    await expect(
      app.pool.query('insert into hall_log_checkpoints select * from hall_log_checkpoints'),
    ).rejects.toThrow('permission denied')
  })
})

it('reads no verifier key that is not one', async () => {
  const { base } = await hallWith(0)
  const text = (await ask(`${base}/key`)).payload.trimEnd()
  const [name = '', id = '', base64 = ''] = text.split('+')
  expect(readVerifierKey(text)?.name).toBe(name)
  for (const wrong of ['', name, `${name}x+${id}+${base64}`, `${name}+00000000+${base64}`, `${text}AAAA`])
    expect(readVerifierKey(wrong)).toBeNull()
})

describe('while the signer is away', () => {
  it('what nobody has signed yet is asked for later, and what was signed is still told', async () => {
    const [fresh, known] = [await hallWith(2), await hallWith(2)]
    const signed = (await ask(`${known.base}/checkpoint`)).payload
    await tellTurns(app, known.id, 1)
    await withoutSigner(async () => {
      for (const file of ['checkpoint', 'key', 'log.tar']) {
        const reply = await ask(`${fresh.base}/${file}`)
        expect([file, reply.statusCode, reply.headers['retry-after']]).toEqual([file, 503, '10'])
        expect(reply.json()).toMatchObject({ message: expect.stringContaining('امضاکننده') })
      }
      expect((await ask(`${known.base}/checkpoint`)).payload).toBe(signed)
    })
  })
})
