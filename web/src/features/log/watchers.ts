import { checkConsistency } from '@bargah/verifier/check-consistency.ts'
import { type OpenLog, openLog, openNote } from '@bargah/verifier/open-log.ts'
import type { Source } from '@bargah/verifier/tiles.ts'
import { findListed } from '@bargah/verifier/witnesses.ts'
import { ed25519 } from './ed25519.ts'

/** One of those who are asked to watch a log. `at`: when he signed it, which his key shows; null when he did not. */
export type Watcher = { name: string; phone: string | null; at: Date | null; lastSize: number | null }

/**
 * In: a log's files as they are now, and a checkpoint of it. Out: who watches it, and who of them signed that checkpoint or a
 * newer one that goes on from it: they sign a while after the log does. Throws where the files do not go on from it.
 */
export async function findWatchers(source: Source, head: OpenLog['checkpoint']): Promise<Watcher[]> {
  const { key, checkpoint } = await openLog(source, { ed25519 })
  await openNote(head.note.whole, key, ed25519)
  const verdict = await checkConsistency(head, checkpoint, source)
  if (!verdict.ok) throw new Error(`the log does not go on from what is shown: ${verdict.reason}`)
  const listed = (await findListed(source, checkpoint.note, ed25519)) ?? []
  return listed.map(({ name, title, phone, at, lastSize }) => ({
    name: title ?? name,
    phone,
    at: at === null ? null : new Date(at * 1_000),
    lastSize,
  }))
}

/** Whether all who watch have signed. */
export const isWhole = (watchers: readonly Watcher[]): boolean => watchers.every(({ at }) => at !== null)
