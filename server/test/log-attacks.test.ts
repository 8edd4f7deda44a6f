import { execFile, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { checkConsistency } from '@bargah/verifier/check-consistency.ts'
import { readCheckpoint } from '@bargah/verifier/checkpoint.ts'
import { bindTurn, sealList } from '@bargah/verifier/commitments.ts'
import type { Entry } from '@bargah/verifier/entries.ts'
import { verifyReceipt } from '@bargah/verifier/receipts.ts'
import { verifyLog } from '@bargah/verifier/verify-log.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { folderOfTest } from './folder.ts'
import { projectDir } from '../src/app/project-dir.ts'
import { sql } from '../src/kernel/sql.ts'
import { WrittenLog } from '../../verifier/src/write-log.build.ts'
import { useTestApp } from './app.ts'
import { checkByGo, hasGo } from './foreign/foreign-check.ts'
import { read, rewriteLog, splitAgain, write } from './forged-log.ts'
import { playMorning } from './hall-morning.ts'
import { publishedLog, readPublished, saveLog } from './published-log.ts'

const app = useTestApp()
let morning: Awaited<ReturnType<typeof playMorning>>
/** What honest people keep: the log as it was, checkpoints of its whole way, and each driver's receipt of his list. */
let honest: Entry[]
let texts: string[]
const kept: string[] = []
/** Index of each driver's last list, and the receipt of it. */
let lists: number[]
let receipts: { note: string; entry: string }[]

const source = () => publishedLog(app, morning.hall.id)
const keepCheckpoint = async () => kept.push((await readPublished(source())).checkpoint)
const salt = 'f'.repeat(32)

beforeAll(async () => {
  morning = await playMorning(app)
  await keepCheckpoint()
  await morning.endRound()
  await keepCheckpoint()
  const published = await readPublished(source())
  texts = published.texts
  honest = read(texts)
  lists = morning.phones.map(({ turn }) =>
    honest.findLastIndex((entry) => entry.kind === 'list_sealed' && entry.turn === turn),
  )
  const notes = await app.logSigner.receipts(morning.hall.id, lists)
  receipts = lists.map((index, i) => ({ note: notes[i] as string, entry: texts[index] as string }))
})

const verdictNow = (previous: readonly string[] = []) => verifyLog(source(), { previous })
const forge = (entries: readonly Entry[]) => rewriteLog(app, morning.hall.id, write(entries))
const change = <K extends Entry['kind']>(
  kind: K,
  turned: (entry: Extract<Entry, { kind: K }>) => Entry,
  from: readonly Entry[] = honest,
) => {
  const at = from.findLastIndex((entry) => entry.kind === kind)
  return from.with(at, turned(from[at] as Extract<Entry, { kind: K }>))
}
const turnOf = (nr: number) => morning.phones[nr]?.turn as number
const expectBroken = async (driver: number) =>
  expect(await verifyReceipt(source(), receipts[driver] as (typeof receipts)[number])).toMatchObject({
    ok: false,
    reason: 'promise_broken',
  })
/** Who kept something is not deceived: an older checkpoint and the receipt of that driver contradict the log. */
async function expectCaughtBy(driver: number) {
  const reason = expect.stringMatching(/history_rewritten|log_shrank/)
  expect(await verdictNow([kept[1] as string])).toMatchObject({ ok: false, reason })
  await expectBroken(driver)
}

describe('an honest log', () => {
  it('verifies, keeps its promises, and continues each checkpoint that it signed', async () => {
    expect(await verdictNow(kept)).toMatchObject({
      ok: true,
      turns: { taken: 4, byStaff: 1 },
      permits: { issued: 3, byStaff: 0 },
    })
    for (const receipt of receipts) expect(await verifyReceipt(source(), receipt)).toMatchObject({ ok: true })
  })

  it.skipIf(!hasGo())(
    'passes golang.org/x/mod/sumdb/note and /tlog, checkpoints included (needs Go)',
    { tags: ['long'] },
    async () => {
      const folder = folderOfTest('log')
      await saveLog(source(), folder)
      expect(await checkByGo(folder, kept)).toBe(`entries ${texts.length} checkpoints ${kept.length}`)
    },
  )

  it('is had in one file, which the program of another computer verifies, and one changed letter breaks it', async () => {
    const folder = folderOfTest('log')
    const verify = (name: string, bytes: Buffer) => {
      writeFileSync(join(folder, name), bytes)
      const args = ['tools/verify-log.ts', join(folder, name)]
      return spawnSync(process.execPath, args, { cwd: projectDir, encoding: 'utf8' })
    }
    const { rawPayload: tar, headers } = await app.app.inject(`/log/${morning.hall.id}/log.tar`)
    expect(headers['content-disposition']).toBe(`attachment; filename="log-${morning.hall.id}.tar"`)
    expect(verify('log.tar', tar).stdout).toContain(`is right, without a witness: ${texts.length} entries`)
    const at = tar.indexOf(texts[3] as string) + 8
    const changed = Buffer.from(tar)
    changed[at] = changed[at] === 0x31 ? 0x32 : 0x31
    expect(verify('changed.tar', changed)).toMatchObject({ status: 1, stdout: '' })
  })

  it('is verified from its address and from a folder of its files, by the program of another computer', async () => {
    const folder = folderOfTest('log')
    const verify = async (place: string) => {
      const args = ['tools/verify-log.ts', place]
      return (await promisify(execFile)(process.execPath, args, { cwd: projectDir })).stdout
    }
    const address = await app.app.listen({ host: '127.0.0.1', port: 0 })
    const right = `is right, without a witness: ${texts.length} entries`
    expect(await verify(`${address}/log/${morning.hall.id}`)).toContain(right)
    await saveLog(source(), folder)
    expect(await verify(folder)).toContain(right)
    writeFileSync(join(folder, 'checkpoint'), 'another')
    await expect(verify(folder)).rejects.toMatchObject({ code: 1, stdout: '' })
  })

  it('has no entry that can be changed, dropped, added or moved under a checkpoint that was signed', async () => {
    const [key, checkpoint] = [await source()('key'), await source()('checkpoint')]
    for (const [i, own] of texts.entries()) {
      const other = own.replace(/\d(?=\D*$)/, (digit) => String(9 - Number(digit)))
      const dropped = texts.toSpliced(i, 1)
      const forged = {
        changed: texts.with(i, other),
        dropped,
        added: texts.toSpliced(i, 0, own),
        moved: dropped.toSpliced(i > 0 ? i - 1 : texts.length, 0, own),
      }
      for (const [how, lines] of Object.entries(forged)) {
        const files = new WrittenLog({ texts: lines }).files()
        const verdict = await verifyLog(async (path) =>
          path === 'key' ? key : path === 'checkpoint' ? checkpoint : (files.get(path) ?? null),
        )
        expect(verdict.ok, `${how} at ${i}`).toBe(false)
      }
    }
  })
})

describe('an operator with the whole database in his hands', () => {
  it('who drops a choice breaks the round, and when he splits it again, the receipt of its driver', async () => {
    const loser = turnOf(1)
    const isHis = (entry: Entry) => entry.kind === 'list_sealed' && entry.turn === loser
    await forge(honest.filter((entry) => !isHis(entry)))
    expect(await verdictNow()).toMatchObject({ ok: false, reason: 'list_not_sealed' })

    const without = change('lists_opened', (entry) => ({
      ...entry,
      lists: entry.lists.filter(({ turn }) => turn !== loser),
    })).filter((entry) => !isHis(entry))
    await forge(splitAgain(without))
    expect(await verdictNow()).toMatchObject({ ok: true })
    await expectCaughtBy(1)
  })

  it('who adds a choice late is found by the time, and dated back by what was kept', async () => {
    const [friend, { one }] = [turnOf(3), morning.cargos]
    const opensAt = honest.findLastIndex((entry) => entry.kind === 'lists_opened')
    const opened = honest[opensAt] as Extract<Entry, { kind: 'lists_opened' }>
    const seal = sealList(salt, opened.round, friend, [one])
    const late = {
      kind: 'list_sealed',
      round: opened.round,
      turn: friend,
      change: 3,
      byStaff: false,
      seal,
    } as const
    await forge(honest.toSpliced(opensAt, 0, { ...late, at: opened.at }))
    expect(await verdictNow()).toMatchObject({ ok: false, index: opensAt, reason: 'sealed_late' })

    const at = honest[opensAt - 1]?.at as number
    const own = { turn: friend, salt, cargos: [one] }
    const lists = opened.lists.map((list) => (list.turn === friend ? own : list))
    const back = honest.with(opensAt, { ...opened, lists }).toSpliced(opensAt, 0, { ...late, at })
    await forge(splitAgain(back))
    expect(await verdictNow()).toMatchObject({ ok: true })
    // the phone that saw the checkpoint of before the split, and every receipt behind it
    expect(await verdictNow([kept[1] as string])).toMatchObject({ ok: false, reason: 'history_rewritten' })
  })

  it('who reorders a list, or the queue, is found by the seal, the rule and the receipt', async () => {
    const opened = (entry: Extract<Entry, { kind: 'lists_opened' }>, lists: typeof entry.lists) => ({
      ...entry,
      lists,
    })
    await forge(
      splitAgain(
        change('lists_opened', (entry) =>
          opened(
            entry,
            entry.lists.map((list) => ({ ...list, cargos: list.cargos.toReversed() })),
          ),
        ),
      ),
    )
    expect(await verdictNow()).toMatchObject({ ok: false, reason: 'list_differs' })

    const split = change('round_split', (entry) => ({ ...entry, verdicts: entry.verdicts.toReversed() }))
    await forge(split)
    expect(await verdictNow()).toMatchObject({ ok: false, reason: 'verdict_differs' })

    const [mine = 0, yours = 0] = lists
    const at = (index: number) => honest[index]?.at as number
    const swapped = honest
      .with(mine, { ...(honest[yours] as Entry), at: at(mine) })
      .with(yours, { ...(honest[mine] as Entry), at: at(yours) })
    await forge(swapped)
    expect(await verdictNow()).toMatchObject({ ok: false, reason: 'change_uncounted' })
    for (const driver of [0, 1]) await expectBroken(driver)
  })

  it('who gives a number to another is found by its owner, with the salt of his turn', async () => {
    const [mine, friend] = [morning.phones[0], morning.phones[3]]
    if (!mine || !friend) throw new Error('four drivers took turns')
    const bound = (who: typeof mine, own: string) =>
      bindTurn(own, {
        nationalCode: who.nationalId,
        smartCard: who.freighter.cardNumber,
        loaderTypeId: who.freighter.loaderTypeId,
      })
    const entry = honest.find((one) => one.kind === 'turn_taken' && one.turn === mine.turn)
    expect(entry).toMatchObject({ bound: bound(mine, mine.salt) })

    const stolen = honest.map((one) => (one === entry ? { ...one, bound: bound(friend, salt) } : one))
    await forge(stolen as Entry[])
    const found = await readPublished(source())
    const now = read(found.texts).find((one) => one.kind === 'turn_taken' && one.turn === mine.turn)
    expect(now).not.toMatchObject({ bound: bound(mine, mine.salt) })
    expect(await verdictNow([kept[0] as string])).toMatchObject({ ok: false, reason: 'history_rewritten' })
  })

  it('who hides that staff gave turns is found; left as they are, they are counted', async () => {
    await forge(honest)
    expect(await verdictNow()).toMatchObject({ ok: true, turns: { taken: 4, byStaff: 1 } })
    await forge(honest.map((entry) => (entry.kind === 'turn_taken' ? { ...entry, byStaff: false } : entry)))
    expect(await verdictNow()).toMatchObject({ ok: true, turns: { byStaff: 0 } })
    expect(await verdictNow([kept[0] as string])).toMatchObject({ ok: false, reason: 'history_rewritten' })
  })

  it('who shows two people two logs has signed both', async () => {
    const mine = readCheckpoint(kept[1] as string)
    const drop = honest.filter((entry) => entry.kind !== 'permit_voided')
    await forge(change('turn_taken', (entry) => ({ ...entry, native: true }), drop))
    const theirs = await readPublished(source())
    const yours = readCheckpoint(theirs.checkpoint)
    if (!mine || !yours) throw new Error('no checkpoints')
    expect(yours.note.signatures[0]?.keyId).toEqual(mine.note.signatures[0]?.keyId)
    expect(await checkConsistency(mine, yours, source())).toMatchObject({
      ok: false,
      reason: 'history_rewritten',
    })
  })

  it('who rewrites a settled round, its permit and its money is found by checkpoints, receipts and the permit', async () => {
    await forge(honest)
    const { one } = morning.cargos
    const [victim, friend] = [morning.phones[0], morning.phones[3]]
    if (!victim || !friend) throw new Error('four drivers took turns')
    await app.asOwner(({ db }) =>
      db.transaction().execute(async (tx) => {
        await sql`set local session_replication_role = replica`.execute(tx)
        await sql`update permits set driver_id = ${friend.id}, turn_id = ${friend.turnId} where cargo_id = ${one}`.execute(
          tx,
        )
        await sql`update transfers t set debit_account_id = b.id from accounts a, accounts b
          where t.debit_account_id = a.id and a.driver_id = ${victim.id} and b.driver_id = ${friend.id}`.execute(
          tx,
        )
      }),
    )
    const isVictims = (entry: Entry) => entry.kind === 'list_sealed' && entry.turn === victim.turn
    const without = change('lists_opened', (entry) => ({
      ...entry,
      lists: entry.lists.filter(({ turn }) => turn !== victim.turn),
    })).filter((entry) => !isVictims(entry))
    await forge(splitAgain(without))
    // the new history is without a fault in itself …
    expect(await verdictNow()).toMatchObject({ ok: true })
    // … and contradicts all that lies elsewhere
    await expectCaughtBy(0)
    const permit = await app.oneRow('permits', { cargoId: one })
    const forged = await readPublished(source())
    const root = readCheckpoint(
      new WrittenLog({ texts: forged.texts }).checkpoint(permit.logSize as number),
    )?.root
    expect(Buffer.from(root ?? []).toString('hex')).not.toBe(permit.logHead)
  })
})
