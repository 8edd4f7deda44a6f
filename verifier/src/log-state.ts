/** How the signing of a log stands, as its server says in `state`: it proves nothing, and what it says against itself counts. */
import { readUtf8 } from './bytes.ts'
import { FileFault, type Source } from './tiles.ts'

const signers = ['signs', 'away', 'refuses'] as const

/** `since`: since when the signer signs nothing, in ms; `signed`: how many of the entries the newest checkpoint covers. */
export type LogState = {
  signer: (typeof signers)[number]
  since: number | null
  entries: number
  signed: number | null
}

/** Null when there is no such file, as in logs of others. Throws a `FileFault` on one that says nothing known. */
export async function readLogState(source: Source): Promise<LogState | null> {
  const found = await source('state')
  if (!found) return null
  try {
    const { signer, since, entries, signed } = JSON.parse(readUtf8(found) ?? '') as Record<string, unknown>
    const at = typeof since === 'string' ? Date.parse(since) : null
    const isKnown = signers.some((one) => one === signer) && typeof entries === 'number' && !Number.isNaN(at)
    if (isKnown && (signer === 'signs' || at !== null))
      return { signer, since: at, entries, signed: typeof signed === 'number' ? signed : null } as LogState
  } catch {
    // it is no JSON
  }
  throw new FileFault('state', 'file_broken')
}
