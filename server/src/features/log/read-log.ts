import { LogSignerFault, type LogSigner } from '../../adapters/log-signer/log-signer.port.ts'
import type { Database, Db } from '../../kernel/database.ts'
import { findLastEntries, findLogSize, findNewestCheckpoint, listEntries } from './checkpoints.store.ts'
import { withLines } from './read-audit-log.ts'
import { bundleOf, type Tile } from './tiles.rules.ts'
import { listHashes } from './audit-log.store.ts'

/**
 * The newest checkpoint of a hall's log, signed now when the log is not of that size; null when there is no such hall. What is
 * not signed now is told by the last that was (`readLogState` says why); throws when there is none.
 */
export async function readCheckpoint(db: Db, signer: LogSigner, hallId: number): Promise<string | null> {
  const size = await findLogSize(db, hallId)
  if (size === undefined) return null
  const kept = await findNewestCheckpoint(db, hallId)
  if (kept?.size === size) return withLines(kept)
  try {
    await signer.sign(hallId)
  } catch (error) {
    if (kept && error instanceof LogSignerFault) return withLines(kept)
    throw error
  }
  const signed = await findNewestCheckpoint(db, hallId)
  if (!signed) throw new Error(`the checkpoint of hall ${hallId} was signed and not kept`)
  return withLines(signed)
}

/** The text by which a hall's checkpoints and receipts are verified; null when there is no such hall. */
export const readLogKey = async (db: Db, signer: LogSigner, hallId: number): Promise<string | null> =>
  (await findLogSize(db, hallId)) === undefined ? null : signer.verifierKey(hallId)

/** What promises its owner that an entry stays: the signed note, and the entry's own text. */
export type Receipt = { note: string; entry: string }

/**
 * Promises for entries, one each and in their order; asked for after their transaction, also when that is a repetition. Null
 * when the signer does not answer or refuses the log: what was done is done, and is not told as if it had failed.
 */
export async function receiptsFor(
  signer: LogSigner,
  hallId: number,
  entries: readonly { index: number; text: string }[],
): Promise<Receipt[] | null> {
  try {
    const indices = entries.map(({ index }) => index)
    const notes = await signer.receipts(hallId, indices)
    return entries.map(({ text }, nr) => ({ note: notes[nr] as string, entry: text }))
  } catch (error) {
    if (error instanceof LogSignerFault) return null
    throw error
  }
}

/**
 * The bytes of a tile; null when the log does not reach so far. What is written stays as it is: a copy of the database that has
 * it has it right, and for what a copy has not yet the database itself is asked.
 */
export const findTile = async (
  { db, replica }: Database,
  hallId: number,
  tile: Tile,
): Promise<Buffer | null> =>
  (await replica?.read((copy) => readTile(copy, hallId, tile))) ?? readTile(db, hallId, tile)

/** The same, where it is looked for. */
async function readTile(db: Db, hallId: number, { level, from, count }: Tile): Promise<Buffer | null> {
  if (level === 'entries') {
    const entries = await listEntries(db, hallId, from, count)
    return entries.length === count ? bundleOf(entries) : null
  }
  const hashes = await listHashes(db, { hallId, level, from, count })
  return hashes.length === count ? Buffer.concat(hashes) : null
}

/** The last entries, the newest first, and the checkpoint that is kept, which may be older; null when there is no such hall. */
export async function readLastEntries(db: Db, hallId: number, most: number) {
  const found = await findLastEntries(db, hallId, most)
  if (!found) return null
  const kept = await findNewestCheckpoint(db, hallId)
  return { ...found, size: (found.entries[0]?.index ?? -1) + 1, note: kept ? withLines(kept) : null }
}
export type LastEntries = NonNullable<Awaited<ReturnType<typeof readLastEntries>>>
