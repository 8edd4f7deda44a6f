import type { OpenLog } from '@bargah/verifier/open-log.ts'
import type { Source } from '@bargah/verifier/tiles.ts'
import { findListed } from '@bargah/verifier/witnesses.ts'
import { ed25519 } from './ed25519.ts'

/** One of those who are asked to watch a log. `at`: when he signed the newest checkpoint, which his key shows; null when he did not. */
export type Watcher = { name: string; phone: string | null; at: Date | null; lastSize: number | null }

/** In: a log's files and its newest checkpoint. Out: who watches it. */
export async function findWatchers(source: Source, { note }: OpenLog['checkpoint']): Promise<Watcher[]> {
  const listed = (await findListed(source, note, ed25519)) ?? []
  return listed.map(({ name, title, phone, at, lastSize }) => ({
    name: title ?? name,
    phone,
    at: at === null ? null : new Date(at * 1_000),
    lastSize,
  }))
}
