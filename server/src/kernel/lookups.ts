import type { Db } from './database.ts'
import { compiledOnce } from './compiled-once.ts'
import { pack, type Packed } from './compress.ts'

/**
 * What forms choose from: asked for at every start of a panel, changed a few times a year. `read` gives all of it;
 * `version` names the word in `lookup_versions` that changes with it, null when it is the same while the server runs.
 */
export type Lookup<T> = { version: string | null; read: (db: Db) => Promise<T> | T }
export const lookup = <T>(version: string | null, read: Lookup<T>['read']): Lookup<T> => ({ version, read })

const versionsNow = compiledOnce((db: Db, name: string) =>
  db.selectFrom('lookupVersions').select('version').where('name', '=', name),
)

/** The word that a look-up bears until it changes. */
export async function findVersion(db: Db, name: string): Promise<string> {
  const [row] = await versionsNow(db, name)
  if (!row) throw new Error(`no look-up is called ${name}`)
  return row.version
}

/**
 * Keeps a reply as ready bytes until its version is another. In: the version that counts now, read before the reply
 * would be, and what makes it. What fails to be made is not kept.
 */
export function readyReply() {
  let kept: { version: string; made: Promise<Packed> } | null = null
  return (version: string, make: () => Promise<unknown>): Promise<Packed> => {
    if (kept?.version === version) return kept.made
    const made = make().then((reply) => pack(JSON.stringify(reply)))
    kept = { version, made }
    made.catch(() => {
      if (kept?.made === made) kept = null
    })
    return made
  }
}
