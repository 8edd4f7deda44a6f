import { proveConsistency } from '@bargah/verifier/merkle.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeDemoWitnesses } from '../src/adapters/witness/witness.demo.ts'
import type { Witness } from '../src/adapters/witness/witness.port.ts'
import { demoWitnesses, demoWitnessesIn } from '../src/adapters/witness/demo-witnesses.ts'
import { askWitness } from '../src/features/log/ask-witnesses.ts'
import { listWitnesses, readCheckpoint } from '../src/features/log/log.api.ts'
import { sealAudit } from '../src/kernel/audit-seals.store.ts'
import { isGrown, joined, leafHash, nodeHash } from '../src/kernel/tlog/merkle.rules.ts'
import { findCosignature, textOf } from '../src/kernel/tlog/notes.rules.ts'
import { useTestApp } from './app.ts'
import { tellTurns } from './hall-log.ts'

const app = useTestApp()
let hallId: number
let first: Witness
let second: Witness
beforeAll(async () => {
  hallId = (await app.buildHall()).id
  makeDemoWitnesses(demoWitnessesIn(app.dataDir))
  ;[first, second] = demoWitnesses(app.dataDir, app.logSigner) as [Witness, Witness]
})

const tell = (count: number) => tellTurns(app, hallId, count)
const ask = (witness: Witness) => askWitness({ db: app.db, logSigner: app.logSigner, hallId, witness })
const checkpoint = async () => (await readCheckpoint(app.db, app.logSigner, hallId)) ?? ''

describe('the witnesses of a demo world', () => {
  it('cosign a log as it grows, each by a key of its own, and are listed as what they are', async () => {
    for (const count of [1, 2, 5, 9]) {
      await tell(count)
      await ask(first)
      await ask(second)
      const note = await checkpoint()
      for (const { verifier } of [first, second])
        expect(findCosignature(note, textOf(note), verifier)).not.toBeNull()
    }
    const listed = await listWitnesses(app.db, [first, second], hallId)
    expect(listed?.map(({ title }) => title)).toEqual([
      'انجمن رانندگان (نمایشی)',
      'انجمن شرکت‌های حمل (نمایشی)',
    ])
    expect(listed?.every(({ size }) => size === 17)).toBe(true)
    expect(new Set(listed?.map(({ key }) => key.split('+')[2])).size).toBe(2)
  })

  it('cosign the head of the audit as it grows', async () => {
    for (const name of ['یک بسته', 'دو بسته']) {
      await app.addRow('packagings', { name })
      await sealAudit(app)
      await askWitness({ db: app.db, logSigner: app.logSigner, hallId: 'audit', witness: first })
    }
    const note = (await app.app.inject('/log/audit/checkpoint')).payload
    expect(findCosignature(note, textOf(note), first.verifier)).not.toBeNull()
  })

  it('remember over a restart what they saw, by the key that they have', async () => {
    const [again] = demoWitnesses(app.dataDir, app.logSigner) as [Witness]
    expect(again.verifier.id).toEqual(first.verifier.id)
    const note = await checkpoint()
    expect(await again.addCheckpoint(`old 0\n\n${note}`)).toEqual({ status: 409, text: '17\n' })
    await tell(1)
    await ask(again)
  })

  it('cosign neither what did not grow from that, nor another log, nor what its key did not sign', async () => {
    const [own] = demoWitnesses(app.dataDir, app.logSigner) as [Witness]
    await tell(1)
    const note = await checkpoint()
    const [origin = ''] = note.split('\n')
    const statusOf = async (request: string) => (await own.addCheckpoint(request)).status
    expect(await statusOf(`old 18\n\n${note}`)).toBe(422)
    expect(await statusOf(`old 18\n${'A'.repeat(43)}=\n\n${note}`)).toBe(422)
    expect(await statusOf(`old 18\n\n${note.replace(origin, 'elsewhere/log/1')}`)).toBe(404)
    expect(await statusOf(`old 18\n\n${note.replace('\n19\n', '\n20\n')}`)).toBe(403)
    expect(await statusOf('old x\n\nnote')).toBe(400)
    await ask(own)
  })
})

it('a tree has grown from each of its beginnings, and from no other', async () => {
  const leaves = Array.from({ length: 20 }, (_, i) => leafHash(`entry ${i}`))
  const rootOf = (part: Buffer[]): Buffer => {
    if (part.length < 2) return part[0] ?? joined([])
    let half = 1
    while (half * 2 < part.length) half *= 2
    return nodeHash(rootOf(part.slice(0, half)), rootOf(part.slice(half)))
  }
  const headOf = (size: number) => ({ size, root: rootOf(leaves.slice(0, size)) })
  const other = leafHash('other')
  for (let size = 1; size <= leaves.length; size += 1)
    for (let old = 1; old <= size; old += 1) {
      const hashes = await proveConsistency(old, size, async (from, to) => rootOf(leaves.slice(from, to)))
      const proof = hashes.map((hash) => Buffer.from(hash))
      expect(isGrown(headOf(old), headOf(size), proof)).toBe(true)
      expect(isGrown({ size: old, root: other }, headOf(size), proof)).toBe(false)
      expect(isGrown(headOf(old), { size, root: other }, proof)).toBe(false)
      expect(isGrown(headOf(old), headOf(size), [...proof, other])).toBe(false)
      if (old < size) expect(isGrown(headOf(size), headOf(old), proof)).toBe(false)
    }
})
