import { createHash } from 'node:crypto'
import { closeSync, existsSync, fdatasync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs'
import { open, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Frontier, noEntries } from '../../kernel/tlog/merkle.rules.ts'
import type { LogId } from './log-signer.port.ts'

const toDisk = promisify(fdatasync)

/** More than a tree of two thousand million entries takes. */
const placeBytes = 4096
const places = [0, 1] as const
type Place = (typeof places)[number]

const sumOf = (state: object) => createHash('sha256').update(JSON.stringify(state)).digest('hex')

function textOf({ size, at }: Frontier): string {
  const state = { size, at: at.map((hash) => hash.toString('hex')) }
  return `${JSON.stringify({ ...state, sum: sumOf(state) }).padEnd(placeBytes - 1)}\n`
}

/** In: the text of a file. Out: the state of its two that is whole and newer; throws where neither is whole. */
export function readSeen(text: string): Frontier {
  // as it was until November 2026: one state, in a file that was made anew each time
  if (text.length !== 2 * placeBytes) return stateOf(text)
  const [first, second] = places.map((place) => wholeAt(text, place))
  const newer = first && second && second.size > first.size ? second : (first ?? second)
  if (!newer) throw new Error('neither of its two states is whole')
  return newer
}

function stateOf(text: string): Frontier {
  const { sum, size, at } = JSON.parse(text) as { sum?: string; size: number; at: string[] }
  if (sum !== undefined && sum !== sumOf({ size, at })) throw new Error('a state is not whole')
  return { size, at: at.map((hash) => Buffer.from(hash, 'hex')) }
}

function wholeAt(text: string, place: Place): Frontier | undefined {
  try {
    return stateOf(text.slice(place * placeBytes, (place + 1) * placeBytes))
  } catch {
    return undefined
  }
}

/**
 * What the signer last saw of each log, in files that no database can rewrite, written down before its signature leaves. A file has
 * two places: a state is written over the older, so that the other stands whatever becomes of the write, and neither a name nor a
 * length changes that the disk would have to be told of. Of one process at a time. `flush`: settles once a file is on the disk.
 */
export function seenIn(folder: string, flush = toDisk) {
  const fileOf = (hallId: LogId) => join(folder, `${hallId}.json`)
  const known = new Map<LogId, { tree: Frontier; next: Place }>()

  async function make(hallId: LogId, text: string): Promise<void> {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const fresh = `${fileOf(hallId)}.new`
    await writeFile(fresh, text.repeat(2), { mode: 0o600, flush: true })
    await rename(fresh, fileOf(hallId))
    await synced(folder)
  }
  async function overwrite(hallId: LogId, text: string, place: Place): Promise<void> {
    // a page of memory is written at once; what waits for the disk alone is handed to a thread
    const file = openSync(fileOf(hallId), 'r+')
    try {
      if (writeSync(file, text, place * placeBytes) !== placeBytes)
        throw new Error(`what was seen of log ${hallId} was not written whole`)
      await flush(file)
    } finally {
      closeSync(file)
    }
  }

  return {
    /** What was written here is not read again; without a file nothing was seen. */
    read(hallId: LogId): Frontier {
      if (existsSync(fileOf(hallId)))
        return known.get(hallId)?.tree ?? readSeen(readFileSync(fileOf(hallId), 'utf8'))
      known.delete(hallId)
      return noEntries
    },
    /** Each file is made anew at its first write, and written in place from then on. */
    async write(hallId: LogId, tree: Frontier): Promise<void> {
      const place = known.get(hallId)?.next
      // of a write that fails it is not known what stands there
      known.delete(hallId)
      if (place === undefined) await make(hallId, textOf(tree))
      else await overwrite(hallId, textOf(tree), place)
      known.set(hallId, { tree, next: place === 0 ? 1 : 0 })
    },
  }
}

/** Its name is then on the disk as well. Windows opens no folders, and keeps names by itself. */
async function synced(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const opened = await open(folder, 'r')
  try {
    await opened.sync()
  } finally {
    await opened.close()
  }
}
