import { describe, expect, it } from 'vitest'
import { checkConsistency } from './check-consistency.ts'
import { readCheckpoint } from './checkpoint.ts'
import { bindTurn } from './commitments.ts'
import type { Entry, OldLine } from './entries.ts'
import { at, upTo } from './falsified.build.ts'
import { findTurn, type PlacedEntry } from './find-turn.ts'
import { cargo, closesAt, morning, morningLog, opensAt, salt, sealed, turn } from './morning.build.ts'
import { verifyReceipt } from './receipts.ts'
import { verifyLog } from './verify-log.ts'
import { Signer, WrittenLog } from './write-log.build.ts'

describe('a log that is right', () => {
  it('is verified, with what it tells of rounds, turns, cargos and permits', async () => {
    const log = morningLog()
    const verdict = await verifyLog(log.source(), { vkey: log.signer.vkey() })
    expect(verdict).toMatchObject({
      ok: true,
      origin: 'bargah.example/log/1',
      size: morning().length,
      oldLines: 0,
      lastAt: closesAt + 90_000,
      turns: { taken: 4, byStaff: 1, native: 0, live: 3 },
      permits: { issued: 2, voided: 1, byStaff: 0 },
      rounds: [
        { round: 7, opensAt, closesAt, splitIndex: 14, lists: 4, listsByStaff: 0, choices: 6, granted: 2 },
      ],
    })
    const { cargos } = verdict as Extract<typeof verdict, { ok: true }>
    expect([...cargos]).toEqual([
      [11, { announced: 1, allocated: 1, withdrawn: 0, remaining: 0 }],
      [12, { announced: 2, allocated: 0, withdrawn: 2, remaining: 0 }],
    ])
  })

  it('counts the permits that a hall or the support gave out of turn', async () => {
    const given = (permit: number, by: string) =>
      ({
        at: closesAt + 70_000,
        kind: 'permit_issued',
        permit,
        cargo: 12,
        turn: null,
        round: null,
        by,
      }) as const
    const log = morningLog(upTo(at.withdrawn, given(33, 'staff'), given(34, 'support')))
    expect(await verifyLog(log.source())).toMatchObject({ ok: true, permits: { issued: 4, byStaff: 2 } })
  })

  it('is verified when it is empty, and when it goes on from lines of the older chain', async () => {
    expect(await verifyLog(new WrittenLog().source())).toMatchObject({ ok: true, size: 0, lastAt: null })
    const old = ['{"seq":1,"at":"2025-01-01T00:00:00.000Z","kind":"turn_taken","number":56}']
    const log = new WrittenLog({ texts: old }).tell(turn(57), turn(58))
    const read: [number, unknown][] = []
    const onEntry = (index: number, entry: Entry | OldLine) => void read.push([index, entry])
    const verdict = await verifyLog(log.source(), { onEntry })
    expect(verdict).toMatchObject({ ok: true, oldLines: 1, turns: { taken: 2 } })
    expect(read.map(([index]) => index)).toEqual([0, 1, 2])
    expect(read[0]?.[1]).toMatchObject({ kind: 'turn_taken', at: expect.anything() })
    expect(read.slice(1).map(([, entry]) => (entry as { turn?: number }).turn)).toEqual([57, 58])
    // what was open when the chain ended goes on by rules that its lines would have to tell; what opens later does not
    const [opened, ...after] = morning().slice(7, 9)
    expect(await verifyLog(log.tell(...after).source())).toMatchObject({ ok: true })
    const other = { ...sealed(1, 1, [11]), round: 8 }
    expect(
      await verifyLog(log.tell({ ...opened, at: opensAt + 9 }, { ...other, at: opensAt + 9 }).source()),
    ).toMatchObject({
      ok: false,
      reason: 'round_unknown',
    })
  })

  it('is verified over several tiles, in parts, with room to breathe', async () => {
    const turns = Array.from({ length: 600 }, (_, i) => turn(i + 1))
    const log = new WrittenLog().tell(...turns)
    const seen: number[] = []
    const [source, asked] = [log.source(), [] as string[]]
    const verdict = await verifyLog(async (path) => (asked.push(path), source(path)), {
      onProgress: (done) => void seen.push(done),
    })
    expect(verdict).toMatchObject({ ok: true, size: 600, turns: { taken: 600 } })
    expect(seen).toEqual([256, 512, 600])
    // each file once, whatever is compared with it
    expect(asked).toEqual([...new Set(asked)])
    expect(asked.filter((path) => path.startsWith('tile/'))).toEqual([
      'tile/entries/000',
      'tile/0/000',
      'tile/entries/001',
      'tile/0/001',
      'tile/entries/002.p/88',
      'tile/0/002.p/88',
      'tile/1/000.p/2',
    ])
  })

  it('finds what is told of one turn', async () => {
    const placed: PlacedEntry[] = []
    const onEntry = (index: number, entry: Entry | OldLine) =>
      void placed.push({ index, entry: entry as Entry })
    await verifyLog(morningLog().source(), { onEntry })
    const own = findTurn(placed, 2)
    expect(own.map(({ index }) => index)).toEqual([4, 9, 10, 13, 14, 16, 17, 18])
    expect(own[4]?.entry).toMatchObject({
      cargos: [{ cargo: 11 }, { cargo: 12 }],
      verdicts: [{ turn: 2 }, { turn: 2 }],
    })
    expect(own[0]?.entry).toMatchObject({
      bound: bindTurn(salt(102), { nationalCode: '0000000002', smartCard: '772', loaderTypeId: 3 }),
    })
  })

  it('says which witness saw it, and when', async () => {
    const log = morningLog()
    const [witness, other] = [new Signer('union.example/w', 4), new Signer('other.example/w', 4)]
    const files = log.files()
    files.set('checkpoint', Buffer.from(log.checkpoint() + witness.cosign(log.text(), 1_760_000_900)))
    const verdict = await verifyLog(async (path) => files.get(path) ?? null, {
      witnesses: [witness.vkey(), other.vkey()],
    })
    expect(verdict).toMatchObject({ ok: true, seenBy: [{ name: 'union.example/w', at: 1_760_000_900 }] })
  })
})

describe('an entry that is changed, dropped, added or moved', () => {
  const log = morningLog()
  const tampers = (i: number) => {
    const texts = [...log.texts]
    const [own] = texts.splice(i, 1)
    const at = [
      ...log.texts.slice(0, i),
      String(own).replace(/\d(?=\D*$)/, (digit) => String(9 - Number(digit))),
    ]
    return {
      changed: [...at, ...log.texts.slice(i + 1)],
      dropped: texts,
      added: [...log.texts.slice(0, i), String(own), ...log.texts.slice(i)],
      moved: i > 0 ? [...texts.slice(0, i - 1), String(own), ...texts.slice(i - 1)] : [...texts, String(own)],
    }
  }

  it('is found under the checkpoint that was signed, wherever it stands', async () => {
    for (const i of log.texts.keys())
      for (const [how, texts] of Object.entries(tampers(i))) {
        const files = log.with(texts).files()
        files.set('checkpoint', Buffer.from(log.checkpoint()))
        const verdict = await verifyLog(async (path) => files.get(path) ?? null)
        expect(verdict.ok, `${how} at ${i}`).toBe(false)
      }
  })

  it('is found at its place when the tiles are as they were', async () => {
    for (const i of log.texts.keys()) {
      const files = log.files()
      const entries = log.with(tampers(i).changed).files()
      for (const [path, bytes] of entries) if (path.startsWith('tile/entries/')) files.set(path, bytes)
      const verdict = await verifyLog(async (path) => files.get(path) ?? null)
      expect(verdict).toMatchObject({ ok: false, index: i, reason: 'tile_differs' })
    }
  })

  it('is found in a log signed anew by whoever saw the older checkpoint', async () => {
    const old = readCheckpoint(log.checkpoint())
    for (const i of log.texts.keys())
      for (const [how, texts] of Object.entries(tampers(i))) {
        // a copy of the last entry after it is a longer log, wrong by its rules and not by its tree
        if (how === 'added' && i === log.texts.length - 1) continue
        const forged = log.with(texts)
        expect(await verifyLog(forged.source(), { previous: [log.checkpoint()] })).toMatchObject({
          ok: false,
        })
        const head = readCheckpoint(forged.checkpoint())
        if (!old || !head) throw new Error('not a checkpoint')
        expect(await checkConsistency(old, head, forged.source())).toMatchObject({ ok: false })
      }
  })
})

describe('the spelling of a log', () => {
  it('is one only', async () => {
    const right = new WrittenLog().tell({ at: 1, kind: 'cargo_announced', ...cargo(1, 1) })
    const text = String(right.texts[0])
    expect(await verifyLog(right.source())).toMatchObject({ ok: true })
    const others = [
      text.replace(',', ', '),
      text.replace('"at":1,', '').replace('}', ',"at":1}'),
      text.replace('"at":1', '"at":1.0'),
    ]
    for (const other of others)
      expect(await verifyLog(right.with([other]).source())).toMatchObject({
        ok: false,
        index: 0,
        reason: 'bad_spelling',
      })
    expect(await verifyLog(right.with([Buffer.of(0xff)]).source())).toMatchObject({
      ok: false,
      reason: 'not_utf8',
    })
    expect(await verifyLog(right.with([text, '{"seq":1,"at":"x","kind":"y"}']).source())).toMatchObject({
      ok: false,
      index: 1,
      reason: 'old_line_misplaced',
    })
  })
})

describe('a log with broken files', () => {
  it('is not verified: another key, another log, a file that is gone, a tile of another height', async () => {
    const log = morningLog()
    const source = log.source()
    const without = (gone: string) => async (path: string) => (path.startsWith(gone) ? null : source(path))
    const stranger = new Signer(log.origin)
    expect(await verifyLog(source, { vkey: stranger.vkey() })).toMatchObject({
      reason: 'checkpoint_not_signed',
    })
    expect(await verifyLog(source, { vkey: new Signer('x').vkey() })).toMatchObject({
      reason: 'checkpoint_of_another_log',
    })
    expect(await verifyLog(without('key'))).toMatchObject({
      reason: 'file_missing',
      figures: { path: 'key' },
    })
    expect(await verifyLog(without('tile/entries'))).toMatchObject({ reason: 'file_missing', index: 0 })
    expect(await verifyLog(without('tile/0'))).toMatchObject({ reason: 'file_missing', index: 0 })
    const longer = log.with([...log.texts, ...log.texts])
    expect(await verifyLog(source, { previous: [longer.checkpoint()] })).toMatchObject({
      reason: 'log_shrank',
    })
  })
})

describe('a receipt', () => {
  it('is kept by the log that gave it, and proves what a log without its entry did', async () => {
    const log = morningLog()
    const receipt = log.receipt(10, opensAt + 2)
    expect(await verifyReceipt(log.source(), receipt)).toMatchObject({ ok: true, index: 10, at: opensAt + 2 })
    const dropped = log.with(log.texts.toSpliced(10, 1))
    expect(await verifyReceipt(dropped.source(), receipt)).toMatchObject({
      ok: false,
      index: 10,
      reason: 'promise_broken',
    })
    const shorter = log.with(log.texts.slice(0, 10))
    expect(await verifyReceipt(shorter.source(), receipt)).toMatchObject({
      ok: false,
      reason: 'log_too_short',
    })
    const other = { ...receipt, entry: String(log.texts[9]) }
    expect(await verifyReceipt(log.source(), other)).toMatchObject({ reason: 'receipt_of_another_entry' })
    const forged = { ...receipt, note: receipt.note.replace('\n10\n', '\n11\n') }
    expect(await verifyReceipt(log.source(), forged)).toMatchObject({ reason: 'receipt_not_signed' })
    expect(await verifyReceipt(log.source(), { note: 'x', entry: 'y' })).toMatchObject({
      reason: 'receipt_unreadable',
    })
  })
})

describe('what other halls have to do with it', () => {
  const elsewhere = [
    turn(1),
    { at: opensAt, kind: 'cargo_announced', ...cargo(11, 2) },
    {
      at: opensAt,
      kind: 'permit_issued',
      permit: 1,
      cargo: 99,
      cargoHall: 5,
      turn: 1,
      round: null,
      by: 'driver',
    },
    {
      at: opensAt,
      kind: 'permit_issued',
      permit: 2,
      cargo: 11,
      turn: 44,
      turnHall: 5,
      round: null,
      by: 'driver',
    },
    { at: opensAt, kind: 'cargo_withdrawn', cargo: 11, trucks: 1, reason: 'finished' },
    {
      at: opensAt,
      kind: 'permit_voided',
      permit: 2,
      cargo: 11,
      turn: 44,
      turnHall: 5,
      by: 'admin',
      back: false,
    },
  ]
  const returned = (trucks: number) => ({ at: opensAt, kind: 'cargo_returned', cargo: 11, trucks })

  it('counts a cargo where it stands and a turn where it was taken', async () => {
    const log = new WrittenLog().tell(...elsewhere)
    const verdict = await verifyLog(log.source())
    expect(verdict).toMatchObject({ ok: true, turns: { live: 0 }, permits: { issued: 2, voided: 1 } })
    expect(verdict.ok && [...verdict.cargos]).toEqual([
      [11, { announced: 2, allocated: 0, withdrawn: 2, remaining: 0 }],
    ])
    expect(await verifyLog(log.tell(returned(2)).source())).toMatchObject({ ok: true })
    const fewer = new WrittenLog().tell(...elsewhere, returned(1))
    expect(await verifyLog(fewer.source())).toMatchObject({
      ok: false,
      index: 6,
      reason: 'withdrawn_differs',
    })
  })
})
