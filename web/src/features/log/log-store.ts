import { readEntry } from '@bargah/verifier/entries.ts'
import { openLog, type OpenLog } from '@bargah/verifier/open-log.ts'
import { readBundle, type Source, tileWidth } from '@bargah/verifier/tiles.ts'
import { type Failed, failed } from '@bargah/verifier/verdict.ts'
import { type Verified, verifyLog } from '@bargah/verifier/verify-log.ts'
import { readUtf8 } from '@bargah/verifier/bytes.ts'
import { whenIdle } from '../../kernel/when-idle.ts'
import { ed25519 } from './ed25519.ts'
import type { LogRow } from './fold.ts'
import { findSeen, keepSeen } from './last-seen.ts'
import { type LogIndex, makeIndex, noteEntry } from './log-index.ts'
import { openSource } from './log-source.ts'
import { watched } from '../../ui/watched.ts'

export type Check =
  | { is: 'running'; done: number; size: number | null }
  /** So long a log is not read whole unasked: it would cost a phone its data. */
  | { is: 'asks'; size: number }
  | { is: 'good'; verified: Verified; ms: number }
  | { is: 'bad'; failed: Failed }
  | { is: 'cut' }

export type LogState = {
  /** The newest checkpoint, its signature checked; null before it came. */
  head: OpenLog['checkpoint'] | null
  check: Check
  index: LogIndex
  source: Source
}

const mostUnasked = 60_000

/** One hall's log as this page looks at it: reads and checks it in the background, and finds rows in it. */
export function createLogStore(hallId: number) {
  let run = 0
  const state = watched(start())

  function start(): LogState {
    const check: Check = { is: 'running', done: 0, size: null }
    return { head: null, check, index: makeIndex(), source: openSource(hallId) }
  }
  const show = (more: Partial<LogState>) => state.set({ ...state.now(), ...more })

  async function check(isAsked: boolean): Promise<void> {
    run += 1
    const own = run
    show(start())
    const { source, index } = state.now()
    const began = performance.now()
    const seen = findSeen(hallId)
    const key = { ed25519, ...(seen && { vkey: seen.vkey }) }
    const tell = (next: Check) => own === run && show({ check: next })
    try {
      const { checkpoint } = await openLog(source, key)
      show({ head: checkpoint })
      if (!isAsked && checkpoint.size > mostUnasked) return void tell({ is: 'asks', size: checkpoint.size })
      const verdict = await verifyLog(source, {
        ...key,
        previous: seen ? [seen.checkpoint] : [],
        onEntry: (at, entry) => noteEntry(index, at, entry),
        onProgress: async (done, size) => {
          tell({ is: 'running', done, size })
          await whenIdle(100)
        },
      })
      if (!verdict.ok) return void tell({ is: 'bad', failed: verdict })
      const vkey = seen?.vkey ?? readUtf8((await source('key')) ?? new Uint8Array())?.trim()
      if (vkey) keepSeen(hallId, { vkey, checkpoint: verdict.checkpoint })
      tell({ is: 'good', verified: verdict, ms: performance.now() - began })
    } catch (error) {
      tell(faultOf(error))
    }
  }
  void check(false)

  return {
    subscribe: state.subscribe,
    state: state.now,
    checkAgain: () => void check(true),
    /** Begins anew without what was seen before. */
    forgetSeen() {
      keepSeen(hallId, null)
      void check(true)
    },
    rowsOf: (indexes: readonly number[]) => readRows(state.now(), indexes),
  }
}
export type LogStore = ReturnType<typeof createLogStore>

function faultOf(error: unknown): Check {
  try {
    return { is: 'bad', failed: failed(error, null) }
  } catch {
    return { is: 'cut' }
  }
}

/** The entries at these places, as they stand in the files. */
async function readRows({ head, source }: LogState, indexes: readonly number[]): Promise<LogRow[]> {
  if (!head) return []
  const rows: LogRow[] = []
  const bundles = new Map<number, Uint8Array[]>()
  for (const index of indexes) {
    const number = Math.floor(index / tileWidth)
    const bundle = bundles.get(number) ?? (await readBundle(source, number, head.size))
    bundles.set(number, bundle)
    const read = readEntry(bundle[index % tileWidth] ?? new Uint8Array())
    if ('entry' in read) rows.push({ index, entry: read.entry, text: read.text })
    else if ('old' in read) rows.push({ index, entry: read.old, text: read.text })
    else rows.push({ index, entry: null, text: '' })
  }
  return rows
}
