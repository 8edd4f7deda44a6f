import { checkConsistency } from '@bargah/verifier/check-consistency.ts'
import { readUtf8 } from '@bargah/verifier/bytes.ts'
import { openLog, openNote } from '@bargah/verifier/open-log.ts'
import type { Source } from '@bargah/verifier/tiles.ts'
import { type Failed, failed } from '@bargah/verifier/verdict.ts'
import { ed25519 } from './ed25519.ts'
import { findSeen, keepSeen } from './last-seen.ts'
import { openSource } from './log-source.ts'

/**
 * Whether the newest checkpoint of a hall's log goes on from the last that this device saw; if so, it is kept in its place.
 * Throws what is no fault of the log, such as a lost connection.
 */
export async function watchLog(
  hallId: number,
  source: Source = openSource(hallId),
): Promise<{ ok: true } | Failed> {
  const seen = findSeen(hallId)
  try {
    const { key, checkpoint } = await openLog(source, { ed25519, ...(seen && { vkey: seen.vkey }) })
    if (seen) {
      const before = await openNote(seen.checkpoint, key, ed25519)
      const verdict = await checkConsistency(before, checkpoint, source)
      if (!verdict.ok) return verdict
    }
    const vkey = seen?.vkey ?? readUtf8((await source('key')) ?? new Uint8Array())?.trim()
    if (vkey) keepSeen(hallId, { vkey, checkpoint: checkpoint.note.whole })
    return { ok: true }
  } catch (error) {
    return failed(error, null)
  }
}
