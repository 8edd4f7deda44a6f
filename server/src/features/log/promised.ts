import type { Appended } from './hall-log.store.ts'

/** An entry that somebody is promised, with the salt of its commitment, as a write gives it: JSON. */
export type Promised = {
  hallId: number
  at: string
  index: number
  text: string
  leafHash: string
  /** Null where nothing is committed to. */
  salt: string | null
}

/** The one of the entries that were added which whoever had it written is promised: the last one unless said. */
export function promisedOf(
  hallId: number,
  { at, entries }: Appended,
  salt: string | null,
  nr = -1,
): Promised {
  const entry = entries.at(nr)
  if (!entry) throw new Error('nothing was told that could be promised')
  return { hallId, at: at.toISOString(), ...entry, salt }
}
