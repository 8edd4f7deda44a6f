import type { Witness } from '../../adapters/witness/witness.port.ts'
import type { Db } from '../../kernel/database.ts'
import { verifierKeyOf } from '../../kernel/tlog/notes.rules.ts'
import { findLogSize, listLastCosigned } from './checkpoints.store.ts'

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
