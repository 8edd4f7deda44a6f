import type { LogSigner } from '../../adapters/log-signer/log-signer.port.ts'
import type { Witness } from '../../adapters/witness/witness.port.ts'
import type { Db } from '../../kernel/database.ts'
import { computeConsistency } from '../../kernel/merkle.rules.ts'
import { findCosignature, textOf } from '../../kernel/notes.rules.ts'
import { findCosignedSize, findNewestCheckpoint, keepCosignature } from './checkpoints.store.ts'
import { readCheckpoint } from './read-log.ts'
import { readHash } from './tree.store.ts'

/** Who is asked for whose signature: it is the log as it stands by now that he cosigns, unless he has. */
export type Asking = { db: Db; logSigner: LogSigner; hallId: number; witness: Witness }

/** Signs a hall's log if it grew, and has a witness cosign it. Throws when he does not. */
export async function askWitness({ db, logSigner, hallId, witness }: Asking): Promise<void> {
  await readCheckpoint(db, logSigner, hallId)
  const newest = await findNewestCheckpoint(db, hallId)
  if (newest) await askOne(db, { hallId, ...newest }, witness)
}

type Kept = { hallId: number; size: number; note: string }

async function askOne(db: Db, kept: Kept, witness: Witness): Promise<void> {
  const { hallId, size } = kept
  const old = await findCosignedSize(db, hallId, witness.verifier.name)
  if (old === size) return
  const first = await submit(db, kept, { witness, old })
  // it may have seen more than we were told: then it says how much, and is asked from there
  const seen = first.status === 409 ? readSize(first.text) : null
  const reply =
    seen === null || seen === old || seen > size ? first : await submit(db, kept, { witness, old: seen })
  const found = reply.status === 200 ? findCosignature(reply.text, textOf(kept.note), witness.verifier) : null
  if (!found)
    throw new Error(
      `the witness ${witness.verifier.name} did not cosign the log of hall ${hallId} at ${size}: ${reply.status}`,
    )
  await keepCosignature(db, { hallId, size, witness: witness.verifier.name, ...found })
}

async function submit(
  db: Db,
  { hallId, size, note }: Kept,
  { witness, old }: { witness: Witness; old: number },
) {
  const proof = computeConsistency(old, size).map((step) => readHash(db, hallId, step))
  const lines = (await Promise.all(proof)).map((hash) => `${hash.toString('base64')}\n`)
  return witness.addCheckpoint(`old ${old}\n${lines.join('')}\n${note}`)
}

const readSize = (text: string): number | null => (/^(0|[1-9]\d{0,14})\n$/.test(text) ? Number(text) : null)
