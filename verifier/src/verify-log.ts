/** Verifies a whole log from its published files: signature, tree, every entry and every round. */
import { type Bytes, isSame, toHex } from './bytes.ts'
import { Broken, must } from './broken.ts'
import type { Checkpoint } from './checkpoint.ts'
import { type Entry, type OldLine, readEntry } from './entries.ts'
import { GrowingTree, hashLeaf } from './merkle.ts'
import { findCosignature, readVerifierKey } from './note.ts'
import { type KeyOptions, openLog, type OpenLog, openNote } from './open-log.ts'
import { Replay, type ReplayResult } from './replay.ts'
import { readBundle, readHashes, tileWidth, widthAt } from './tiles.ts'
import type { Source } from './tiles.ts'
import { type Failed, failed } from './verdict.ts'

export type Options = KeyOptions & {
  /** Checkpoints of this log that were seen before, as notes: each must be a prefix. */
  previous?: readonly (string | Bytes)[]
  /** Verifier keys of witnesses whose cosignatures are looked for. */
  witnesses?: readonly string[]
  /** Called after each bundle; what it gives back is waited for, so that a page can breathe. */
  onProgress?: (done: number, size: number) => void | Promise<void>
  /** Each entry, once it was found good where it stands. */
  onEntry?: (index: number, entry: Entry | OldLine, text: string) => void
}

export type Verified = ReplayResult & {
  ok: true
  origin: string
  size: number
  /** The root in hex. */
  root: string
  /** The signed checkpoint itself, to be kept and handed in as `previous` later. */
  checkpoint: string
  /** Which of the witnesses saw this checkpoint, and when, in seconds since 1970. */
  seenBy: { name: string; at: number }[]
}

export async function verifyLog(source: Source, options: Options = {}): Promise<Verified | Failed> {
  const reading = { index: null as number | null }
  try {
    const log = await openLog(source, options)
    const previous: Checkpoint[] = []
    for (const note of options.previous ?? []) previous.push(await openNote(note, log.key, log.ed25519))
    const told = await readThrough(log, previous, options, reading)
    const { origin, size, root, note } = log.checkpoint
    const seenBy = await findSeen(log, options.witnesses ?? [])
    return { ok: true, ...told, origin, size, root: toHex(root), checkpoint: note.whole, seenBy }
  } catch (error) {
    return failed(error, reading.index)
  }
}

async function readThrough(
  log: OpenLog,
  previous: readonly Checkpoint[],
  options: Options,
  reading: { index: number | null },
): Promise<ReplayResult> {
  const { size, root } = log.checkpoint
  const tiles = new TileCheck(log.source, size)
  const tree = new GrowingTree((level, hash) => tiles.note(level, hash))
  const replay = new Replay()
  const compareSeen = () => {
    for (const seen of previous)
      must(seen.size !== tree.size || isSame(seen.root, tree.root()), 'history_rewritten', {
        seen: seen.size,
      })
  }
  for (const seen of previous) must(seen.size <= size, 'log_shrank', { seen: seen.size, size })
  compareSeen()
  for (let from = 0; from < size; from += tileWidth) {
    reading.index = from
    const bundle = await readBundle(log.source, from / tileWidth, size)
    await tiles.compareLeaves(from / tileWidth, bundle.map(hashLeaf))
    for (const [i, bytes] of bundle.entries()) {
      reading.index = from + i
      play(replay, from + i, bytes, options)
      tree.add(hashLeaf(bytes))
      compareSeen()
    }
    await options.onProgress?.(from + bundle.length, size)
  }
  reading.index = null
  await tiles.compareAbove()
  must(isSame(tree.root(), root), 'root_differs', { size })
  return replay.end()
}

function play(replay: Replay, index: number, bytes: Bytes, { onEntry }: Options): void {
  const read = readEntry(bytes)
  if ('fault' in read) throw new Broken(read.fault)
  if ('old' in read) replay.addOld(read.old)
  else replay.add(index, read.entry)
  onEntry?.(index, 'old' in read ? read.old : read.entry, read.text)
}

class TileCheck {
  private readonly above: Bytes[][] = []
  private readonly source: Source
  private readonly size: number

  constructor(source: Source, size: number) {
    this.source = source
    this.size = size
  }

  /** Hears of each whole node of the tree; those of every eighth level are in tiles. */
  note(level: number, hash: Bytes): void {
    if (level === 0 || level % 8 !== 0) return
    const hashes = (this.above[level / 8] ??= [])
    hashes.push(hash)
  }

  async compareLeaves(n: number, leaves: readonly Bytes[]): Promise<void> {
    await this.compare(0, n, leaves)
  }

  async compareAbove(): Promise<void> {
    for (const [level, hashes = []] of this.above.entries())
      for (let n = 0; n * tileWidth < hashes.length; n += 1)
        await this.compare(level, n, hashes.slice(n * tileWidth, (n + 1) * tileWidth))
  }

  private async compare(level: number, n: number, made: readonly Bytes[]): Promise<void> {
    must(made.length === widthAt(level, n, this.size), 'tile_differs', { level, tile: n })
    const published = await readHashes(this.source, level, n, this.size)
    const at = made.findIndex((hash, i) => !isSame(hash, published[i] as Bytes))
    if (at < 0) return
    throw new Broken('tile_differs', { level, tile: n }, (n * tileWidth + at) * tileWidth ** level)
  }
}

async function findSeen({ checkpoint, ed25519 }: OpenLog, witnesses: readonly string[]) {
  const seen: Verified['seenBy'] = []
  for (const text of witnesses) {
    const witness = readVerifierKey(text)
    must(witness?.kind === 'witness', 'key_unreadable', { key: text })
    const at = await findCosignature(checkpoint.note, witness, ed25519)
    if (at !== null) seen.push({ name: witness.name, at })
  }
  return seen
}
