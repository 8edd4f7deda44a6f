import { readUtf8 } from '@bargah/verifier/bytes.ts'
import { findCosignature, readVerifierKey } from '@bargah/verifier/note.ts'
import type { OpenLog } from '@bargah/verifier/open-log.ts'
import type { Source } from '@bargah/verifier/tiles.ts'
import { ed25519 } from './ed25519.ts'

/** One of those who are asked to watch a log. `at`: when he signed the newest checkpoint, which his key shows; null when he did not. */
export type Watcher = { name: string; phone: string | null; at: Date | null; lastSize: number | null }

type Told = { key: string; name: string; title: string | null; phone: string | null; size: number | null }

/** In: a log's files and its newest checkpoint. Out: who watches it. Who they are the server says; that they signed, they do. */
export async function findWatchers(source: Source, { note }: OpenLog['checkpoint']): Promise<Watcher[]> {
  const told = JSON.parse(readUtf8((await source('witnesses')) ?? new Uint8Array()) || '[]') as Told[]
  return Promise.all(
    told.map(async ({ key: text, name, title, phone, size }) => {
      const key = readVerifierKey(text)
      const seconds = key?.kind === 'witness' ? await findCosignature(note, key, ed25519) : null
      const at = seconds === null ? null : new Date(seconds * 1_000)
      return { name: title ?? name, phone, at, lastSize: size }
    }),
  )
}
