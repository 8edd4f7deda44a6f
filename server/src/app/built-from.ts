/** What the build was made from, written into the bundle by tools/build.mjs; not there where the source runs. */
declare const BUILT_FROM: string | undefined

/** The commit of what runs, null where nobody knows it, and whether its files differed from that commit. */
export type BuiltFrom = { commit: string | null; hasChanges: boolean }

const changed = '-dirty'

/** In: a commit with `-dirty` after it or without; '' for unknown. */
export function readBuiltFrom(said: string): BuiltFrom {
  const hasChanges = said.endsWith(changed)
  const commit = hasChanges ? said.slice(0, -changed.length) : said
  return { commit: commit === '' ? null : commit, hasChanges }
}

export const builtFrom = readBuiltFrom(typeof BUILT_FROM === 'undefined' ? '' : BUILT_FROM)
