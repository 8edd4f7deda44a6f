import { describe, expect, it } from 'vitest'
import type { Reason } from './broken.ts'
import { checkConsistency } from './check-consistency.ts'
import { readCheckpoint } from './checkpoint.ts'
import { morningLog, opensAt, turn } from './morning.build.ts'
import { verifyReceipt } from './receipts.ts'
import { tilePath } from './tiles.ts'
import { type Options, verifyLog } from './verify-log.ts'
import { Signer, WrittenLog } from './write-log.build.ts'

/** What cannot be read or does not belong together: files, checkpoints and receipts. */
type Finding = { index: number | null; reason: Reason }

describe('files that cannot be read', () => {
  const log = morningLog()
  const bundle = tilePath('entries', 0, log.texts.length)
  const hashes = tilePath(0, 0, log.texts.length)
  const witness = new Signer('union.example/w', 4)
  const put = (path: string, bytes: string | Uint8Array) =>
    log.files().set(path, typeof bytes === 'string' ? Buffer.from(bytes) : bytes)
  const cut = (path: string) => put(path, (log.files().get(path) as Uint8Array).slice(0, -1))
  const longer = (path: string, more: Uint8Array) =>
    put(path, Buffer.concat([log.files().get(path) as Uint8Array, more]))
  const key = log.signer.vkey()
  const [name = '', hash = '', encoded = ''] = key.split('+')
  const otherHash = hash.replace(/./, (digit) => (digit === '0' ? '1' : '0'))
  const asWitness = new Signer(log.origin, 4)
  const ofKind = (kind: number) => new Signer(log.origin, kind as 1).vkey()
  const note = log.checkpoint()
  const signed = (text: string) => put('checkpoint', log.signer.sign(text))
  const lines = log.text().split('\n')

  it.each<[string, Map<string, Uint8Array>, Finding, Options?]>([
    ['a bundle that is cut off', cut(bundle), { index: 0, reason: 'file_broken' }],
    [
      'a bundle with an entry too many',
      longer(bundle, Buffer.of(0, 1, 65)),
      { index: 0, reason: 'file_broken' },
    ],
    ['a bundle with a byte too many', longer(bundle, Buffer.of(0)), { index: 0, reason: 'file_broken' }],
    ['a tile that is cut off', cut(hashes), { index: 0, reason: 'file_broken' }],
    ['a tile with a hash too many', longer(hashes, Buffer.alloc(32)), { index: 0, reason: 'file_broken' }],
    ['no key', put('key', 'x\n'), { index: null, reason: 'key_unreadable' }],
    [
      'a key whose hash is wrong',
      put('key', `${name}+${otherHash}+${encoded}\n`),
      { index: null, reason: 'key_unreadable' },
    ],
    ['a key of a kind that nobody knows', put('key', ofKind(2)), { index: null, reason: 'key_unreadable' }],
    [
      'a key that is too short',
      put('key', `${name}+${hash}+AQID\n`),
      { index: null, reason: 'key_unreadable' },
    ],
    [
      "a witness's key that is none",
      log.files(),
      { index: null, reason: 'key_unreadable' },
      { witnesses: [key] },
    ],
    ['no checkpoint', put('checkpoint', 'x'), { index: null, reason: 'checkpoint_unreadable' }],
    [
      'a checkpoint of more lines',
      signed(`${log.text()}more\n`),
      { index: null, reason: 'checkpoint_unreadable' },
    ],
    [
      'a size that is spelled otherwise',
      signed(`${lines[0]}\n0${lines[1]}\n${lines[2]}\n`),
      { index: null, reason: 'checkpoint_unreadable' },
    ],
    [
      'a root that is too short',
      signed(`${lines[0]}\n${lines[1]}\nAQID\n`),
      { index: null, reason: 'checkpoint_unreadable' },
    ],
    [
      'a checkpoint without its last newline',
      put('checkpoint', note.slice(0, -1)),
      { index: null, reason: 'checkpoint_unreadable' },
    ],
    [
      'a line that is no signature',
      put('checkpoint', `${note}- ${name} AAAA\n`),
      { index: null, reason: 'checkpoint_unreadable' },
    ],
    [
      'a control character',
      signed(log.text().replace('\n', '\r\n')),
      { index: null, reason: 'checkpoint_unreadable' },
    ],
    [
      "a witness's key as the log's",
      put('key', asWitness.vkey()).set('checkpoint', Buffer.from(asWitness.sign(log.text()))),
      { index: null, reason: 'checkpoint_not_signed' },
    ],
    [
      'a second signature of the same key that is wrong',
      put(
        'checkpoint',
        `${note}${log.signer.sign('other\n').split('\n\n')[1] ?? log.signer.sign('other\n').split('\n').at(-2)}`,
      ),
      { index: null, reason: 'checkpoint_not_signed' },
    ],
    [
      'no signature of the key',
      put('checkpoint', witness.sign(log.text())),
      { index: null, reason: 'checkpoint_not_signed' },
    ],
    [
      'a checkpoint of the empty log with another root',
      log.files(),
      { index: null, reason: 'history_rewritten' },
      { previous: [log.signer.sign(`${log.origin}\n0\n${'A'.repeat(43)}=\n`)] },
    ],
    [
      'an older checkpoint that nobody signed',
      log.files(),
      { index: null, reason: 'checkpoint_not_signed' },
      { previous: [new Signer(log.origin).sign(log.text())] },
    ],
  ])('%s', async (_, files, found, options) => {
    const source = async (path: string) => files.get(path) ?? null
    expect(await verifyLog(source, options)).toMatchObject({ ok: false, ...found })
  })

  it('a witness that did not sign, or signed something else, has seen nothing', async () => {
    for (const text of [`${log.text()}\n`, log.text().replace('20', '21'), 'x']) {
      const files = put('checkpoint', note + witness.cosign(text, 1_760_000_900))
      const source = async (path: string) => files.get(path) ?? null
      expect(await verifyLog(source, { witnesses: [witness.vkey()] })).toMatchObject({ ok: true, seenBy: [] })
    }
  })

  it('a file is had from its whole form once it is full', async () => {
    const turns = Array.from({ length: 256 }, (_, i) => turn(i + 1))
    const full = new WrittenLog().tell(...turns)
    const files = full.files().set('checkpoint', Buffer.from(full.checkpoint(200)))
    expect(await verifyLog(async (path) => files.get(path) ?? null)).toMatchObject({ ok: true, size: 200 })
  })

  it('a tile above the leaves is compared too', async () => {
    const full = new WrittenLog().tell(...Array.from({ length: 256 }, (_, i) => turn(i + 1)))
    const files = full.files().set(tilePath(1, 0, 1), Buffer.alloc(32))
    const found: Finding = { index: 0, reason: 'tile_differs' }
    expect(await verifyLog(async (path) => files.get(path) ?? null)).toMatchObject({ ok: false, ...found })
  })
})

describe('two checkpoints', () => {
  const log = morningLog()
  const headOf = (one: WrittenLog, size?: number) => {
    const head = readCheckpoint(one.checkpoint(size))
    if (!head) throw new Error('not a checkpoint')
    return head
  }
  const elsewhere = new WrittenLog({ origin: 'bargah.example/log/2', texts: log.texts })
  it.each<[string, ReturnType<typeof headOf>, Finding]>([
    ['of two logs', headOf(elsewhere), { index: null, reason: 'checkpoint_of_another_log' }],
    ['of a log that shrank', headOf(log), { index: null, reason: 'log_shrank' }],
    [
      'of a log that was written anew',
      headOf(log.with(['other', ...log.texts.slice(1)]), 5),
      { index: null, reason: 'history_rewritten' },
    ],
  ])('%s contradict each other', async (_, old, found) => {
    const shorter = log.with(log.texts.slice(0, -1))
    expect(await checkConsistency(old, headOf(shorter), shorter.source())).toMatchObject({
      ok: false,
      ...found,
    })
  })
})

describe('a receipt that is no promise of this log', () => {
  const log = morningLog()
  const receipt = log.receipt(10, opensAt + 2)
  const [text = '', signature = ''] = receipt.note.split('\n\n')
  const elsewhere = new WrittenLog({ origin: 'bargah.example/log/2', signer: log.signer, texts: log.texts })
  const bySigner = (change: (lines: string[]) => string[]) =>
    log.signer.sign(`${change(text.split('\n')).join('\n')}\n`)
  it.each<[string, string, { index: number | null; reason: Reason }]>([
    ['its signature is cut off', text, { index: null, reason: 'receipt_unreadable' }],
    [
      'it has a line more',
      bySigner((lines) => [...lines, 'x']),
      { index: null, reason: 'receipt_unreadable' },
    ],
    [
      'its hash is too short',
      bySigner(([a = '', b = '', , d = '']) => [a, b, 'AQID', d]),
      { index: null, reason: 'receipt_unreadable' },
    ],
    [
      'its index is spelled otherwise',
      bySigner(([a = '', b = '', ...more]) => [a, `0${b}`, ...more]),
      { index: null, reason: 'receipt_unreadable' },
    ],
    [
      'it is of another log',
      elsewhere.receipt(10, opensAt + 2).note,
      { index: 10, reason: 'receipt_not_signed' },
    ],
    [
      'another key signed it',
      new Signer(log.origin).sign(`${text}\n`.replace(signature, '')),
      { index: 10, reason: 'receipt_not_signed' },
    ],
  ])('%s', async (_, changedNote, found) => {
    expect(await verifyReceipt(log.source(), { ...receipt, note: changedNote })).toMatchObject({
      ok: false,
      ...found,
    })
  })

  it('the tile that holds its hash is not that of the signed root', async () => {
    const files = log
      .with(log.texts.with(3, 'other'))
      .files()
      .set('checkpoint', Buffer.from(log.checkpoint()))
    const found: Finding = { index: 10, reason: 'tile_differs' }
    expect(await verifyReceipt(async (path) => files.get(path) ?? null, receipt)).toMatchObject({
      ok: false,
      ...found,
    })
  })
})
