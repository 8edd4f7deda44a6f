/** Who is asked to watch a log: who that is the server says in `witnesses`; that they signed, they do. */
import { readUtf8 } from './bytes.ts'
import { findCosignature, type Ed25519Verify, type Note, readVerifierKey, webEd25519 } from './note.ts'
import { FileFault, type Source } from './tiles.ts'

/** `at`: when the witness cosigned this checkpoint, in seconds since 1970, null when it did not; `lastSize`: how far it did, as the server says. */
export type ListedWitness = {
  name: string
  title: string | null
  phone: string | null
  at: number | null
  lastSize: number | null
}

type Told = { key: string; name: string; title: string | null; phone: string | null; size: number | null }

/** Null when nothing lists them. Throws a `FileFault` on a list that cannot be read. */
export async function findListed(
  source: Source,
  note: Note,
  verify: Ed25519Verify = webEd25519,
): Promise<ListedWitness[] | null> {
  const found = await source('witnesses')
  if (!found) return null
  return Promise.all(
    readTold(readUtf8(found) ?? '').map(async ({ key: text, name, title, phone, size }) => {
      const key = readVerifierKey(text)
      const at = key?.kind === 'witness' ? await findCosignature(note, key, verify) : null
      return { name, title, phone, at, lastSize: size }
    }),
  )
}

function readTold(text: string): Told[] {
  try {
    const told: unknown = JSON.parse(text)
    if (Array.isArray(told) && told.every((one: Partial<Told> | null) => typeof one?.key === 'string'))
      return told
  } catch {
    // it is no JSON
  }
  throw new FileFault('witnesses', 'file_broken')
}
