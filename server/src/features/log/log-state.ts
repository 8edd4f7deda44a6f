import type { Witness } from '../../adapters/witness/witness.port.ts'
import type { Db } from '../../kernel/database.ts'
import { verifierKeyOf } from '../../kernel/tlog/notes.rules.ts'
import { findLogSize, findNewestCheckpoint, listLastCosigned } from './checkpoints.store.ts'
import { findSigning } from './signing.store.ts'

/** How far a hall's log is signed, as the server says; null without such a hall. `since`: since when it is not. */
export async function readLogState(db: Db, hallId: number) {
  const entries = await findLogSize(db, hallId)
  if (entries === undefined) return null
  const [signing, kept] = [await findSigning(db, hallId), await findNewestCheckpoint(db, hallId)]
  return {
    signer: signing?.fault ?? ('signs' as const),
    since: signing?.since?.toISOString() ?? null,
    entries,
    signed: kept?.size ?? null,
    signedAt: kept?.signedAt.toISOString() ?? null,
  }
}

/**
 * Who is asked to watch a hall's log: by which key he is believed, who that is, and how far he cosigned it last, as we say;
 * the checkpoint proves it. Null when there is no such hall.
 */
export async function listWitnesses(db: Db, witnesses: readonly Witness[], hallId: number) {
  if ((await findLogSize(db, hallId)) === undefined) return null
  const names = witnesses.map(({ verifier }) => verifier.name)
  const last = new Map((await listLastCosigned(db, hallId, names)).map((one) => [one.witness, one]))
  return witnesses.map(({ verifier: { name, key, type }, title, phone }) => {
    const seen = last.get(name)
    const known = { key: verifierKeyOf(name, key, type), name, title, phone }
    return { ...known, size: seen?.size ?? null, at: seen?.at.toISOString() ?? null }
  })
}
