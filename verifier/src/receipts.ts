/** Receipts: promises signed by the log that an entry stands at its place (docs/log-format.md). */
import { type Bytes, fromBase64, isSame, readDecimal, utf8 } from './bytes.ts'
import { must } from './broken.ts'
import { hashLeaf, isIncluded, proveInclusion } from './merkle.ts'
import { isSignedBy, readNote } from './note.ts'
import { type KeyOptions, openLog } from './open-log.ts'
import { rangesFrom, readHashes, type Source, tileWidth } from './tiles.ts'
import { type Failed, failed } from './verdict.ts'

/** As it came with the reply: the signed note, the entry's own text, and the salt of what it is bound to. */
export type Receipt = { note: string; entry: string; salt?: string | null }
export type Promised = { origin: string; index: number; leaf: Bytes; at: number }

/** Reads the four lines of a receipt; says nothing about the signature. */
export function readReceipt(note: string): Promised | null {
  const [first = '', index = '', hash = '', at = '', ...more] = readNote(note)?.text.split('\n') ?? []
  const origin = /^(.+)\/receipt$/.exec(first)?.[1]
  const [place, leaf, time] = [readDecimal(index), fromBase64(hash), readDecimal(at)]
  if (!origin || place === null || leaf?.length !== 32 || time === null || more.length !== 1) return null
  return { origin, index: place, leaf, at: time }
}

export type PromiseKept = { ok: true; index: number; at: number; size: number }

/**
 * Whether the log kept its promise. `receipt_unreadable`, `receipt_not_signed` and `receipt_of_another_entry` are faults of
 * what was handed in; `promise_broken` (another entry stands there) and `log_too_short` are the log's, proved by its own
 * signature. A log that is asked for while it grows answers with a checkpoint that is newer than any receipt.
 */
export async function verifyReceipt(
  source: Source,
  receipt: Receipt,
  options: KeyOptions = {},
): Promise<PromiseKept | Failed> {
  const promised = readReceipt(receipt.note)
  try {
    must(promised !== null, 'receipt_unreadable')
    const { checkpoint, key, ed25519 } = await openLog(source, options)
    const note = readNote(receipt.note)
    const isOurs = promised.origin === checkpoint.origin
    must(isOurs && note !== null && (await isSignedBy(note, key, ed25519)), 'receipt_not_signed')
    must(isSame(hashLeaf(utf8(receipt.entry)), promised.leaf), 'receipt_of_another_entry')
    const { size, root } = checkpoint
    const { index, at } = promised
    must(index < size, 'log_too_short', { size })
    const tile = await readHashes(source, 0, Math.floor(index / tileWidth), size)
    const leaf = tile[index % tileWidth] as Bytes
    const proof = await proveInclusion(index, size, rangesFrom(source, size))
    must(isIncluded(leaf, index, size, proof, root), 'tile_differs', { level: 0 })
    must(isSame(leaf, promised.leaf), 'promise_broken')
    return { ok: true, index, at, size }
  } catch (error) {
    return failed(error, promised?.index ?? null)
  }
}
