import type { LogId, LogSigner } from '../../adapters/log-signer/log-signer.port.ts'
import type { Witness } from '../../adapters/witness/witness.port.ts'
import type { Db } from '../../kernel/database.ts'
import { computeConsistency, type Subtree } from '../../kernel/tlog/merkle.rules.ts'
import { findCosignature, textOf } from '../../kernel/tlog/notes.rules.ts'
import {
  findAuditCheckpoint,
  findAuditCosigned,
  keepAuditCosignature,
  readHash,
  readSealsHash,
} from './audit-log.store.ts'
import { findCosignedSize, findNewestCheckpoint, keepCosignature } from './checkpoints.store.ts'
import { readAuditCheckpoint } from './read-audit-log.ts'
import { readCheckpoint } from './read-log.ts'

/** Who is asked for whose signature: it is the log as it stands by now that he cosigns, unless he has. */
export type Asking = { db: Db; logSigner: LogSigner; hallId: LogId; witness: Witness }

type Cosignature = { size: number; witness: string; line: string; at: Date }
type Watched = {
  name: string
  /** Signs it if it grew, and gives what was signed of it last. */
  signed(): Promise<{ size: number; note: string } | undefined>
  cosignedSize(witness: string): Promise<number>
  hash(subtrees: readonly Subtree[]): Promise<Buffer>
  keep(cosignature: Cosignature): Promise<unknown>
}

const hallWatched = (db: Db, signer: LogSigner, hallId: number): Watched => ({
  name: `the log of hall ${hallId}`,
  async signed() {
    await readCheckpoint(db, signer, hallId)
    return findNewestCheckpoint(db, hallId)
  },
  cosignedSize: (witness) => findCosignedSize(db, hallId, witness),
  hash: (subtrees) => readHash(db, hallId, subtrees),
  keep: (cosignature) => keepCosignature(db, { hallId, ...cosignature }),
})

const auditWatched = (db: Db, signer: LogSigner): Watched => ({
  name: 'the audit',
  async signed() {
    await readAuditCheckpoint(db, signer)
    return findAuditCheckpoint(db)
  },
  cosignedSize: (witness) => findAuditCosigned(db, witness),
  hash: (subtrees) => readSealsHash(db, subtrees),
  keep: (cosignature) => keepAuditCosignature(db, cosignature),
})

/** Signs a log if it grew, and has a witness cosign it. Throws when he does not; a witness need not know of the audit. */
export async function askWitness({ db, logSigner, hallId, witness }: Asking): Promise<void> {
  const log = hallId === 'audit' ? auditWatched(db, logSigner) : hallWatched(db, logSigner, hallId)
  const kept = await log.signed()
  if (!kept) return
  const { name } = witness.verifier
  const { size } = kept
  const old = await log.cosignedSize(name)
  if (old === size) return
  const ask = (from: number) => submit(log, kept, { witness, old: from })
  const first = await ask(old)
  if (hallId === 'audit' && first.status === 404) return
  // it may have seen more than we were told: then it says how much, and is asked from there
  const seen = first.status === 409 ? readSize(first.text) : null
  const reply = seen === null || seen === old || seen > size ? first : await ask(seen)
  const found = reply.status === 200 ? findCosignature(reply.text, textOf(kept.note), witness.verifier) : null
  if (!found) throw new Error(`the witness ${name} did not cosign ${log.name} at ${size}: ${reply.status}`)
  await log.keep({ size, witness: name, ...found })
}

async function submit(
  log: Watched,
  { size, note }: { size: number; note: string },
  { witness, old }: { witness: Witness; old: number },
) {
  const proof = computeConsistency(old, size).map((step) => log.hash(step))
  const lines = (await Promise.all(proof)).map((hash) => `${hash.toString('base64')}\n`)
  return witness.addCheckpoint(`old ${old}\n${lines.join('')}\n${note}`)
}

const readSize = (text: string): number | null => (/^(0|[1-9]\d{0,14})\n$/.test(text) ? Number(text) : null)
