import type { Query, QueryClient } from '@tanstack/react-query'
import { currentSession, isRemembered } from './session.ts'

/**
 * How often what changes by the minute is read again while it is in front: nothing there is older than a quarter of a
 * minute. Each device has a beat of its own, so that they do not all ask at once; behind other windows none asks.
 */
export const inFrontMs = 11_000 + Math.floor(Math.random() * 3_000)

/**
 * The last answers of some reads, kept on the device so that they can be seen without a network. One's own only, not
 * where «remember me» was left out, and gone when the session ends. A query says that it is kept, in its options:
 * `{ ...apiQuery('showMyBalance'), ...keptLive }`. What is live is also read again while it is in front.
 */
export const keptLive = { meta: { kept: 'live' }, refetchInterval: inFrontMs } as const
/** Kept, and seldom changing: its age says nothing of what one looks at. */
export const keptSteady = { meta: { kept: 'steady' } } as const

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { kept?: 'live' | 'steady' }
  }
}

type Kept = { owner: number; hash: string; data: unknown; at: number }

const mostRows = 500
const mostKept = 120
const oldestMs = 7 * 86_400_000
const database = 'bargah'
const table = 'reads'

let opened: Promise<IDBDatabase> | undefined

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(database, 1)
    request.onupgradeneeded = () =>
      request.result.createObjectStore(table, { keyPath: ['owner', 'hash'] }).createIndex('at', 'at')
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  return opened
}

/** Does one thing in the store. Out: what it found; undefined where the browser keeps nothing (private windows). */
async function inStore<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>) {
  try {
    const request = act((await open()).transaction(table, mode).objectStore(table))
    return await new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  } catch {
    return undefined
  }
}

/** Whose reads these are, when they may be kept at all. */
const ownerNow = () => (isRemembered() ? currentSession()?.member.memberId : undefined)

/** Whether what a read says is of this minute, so that its age matters. */
export const isLive = ({ meta }: Query): boolean => meta?.kept === 'live'

function isLong(data: unknown): boolean {
  const rows: unknown = Array.isArray(data) ? data : (data as { rows?: unknown } | null)?.rows
  return Array.isArray(rows) && rows.length > mostRows
}

async function fillIn(query: Query) {
  const owner = ownerNow()
  if (owner === undefined) return
  const kept = await inStore<Kept | undefined>('readonly', (store) => store.get([owner, query.queryHash]))
  if (!kept || kept.at < Date.now() - oldestMs || owner !== ownerNow()) return
  if (query.state.data === undefined) query.setData(kept.data, { updatedAt: kept.at, manual: true })
}

function keep({ queryHash: hash, state }: Query) {
  const owner = ownerNow()
  if (owner === undefined || state.data === undefined || isLong(state.data)) return
  const kept: Kept = { owner, hash, data: state.data, at: state.dataUpdatedAt }
  void inStore('readwrite', (store) => store.put(kept))
}

/** Keeps what such reads bring, and gives it to the same reads when they start with nothing. */
export function keepReads(client: QueryClient): void {
  client.getQueryCache().subscribe((event) => {
    if (!event.query.meta?.kept) return
    if (event.type === 'added' && event.query.state.data === undefined) void fillIn(event.query)
    if (event.type === 'updated' && event.action.type === 'success' && !event.action.manual) keep(event.query)
  })
  void dropOld()
}

async function dropOld() {
  const keys = await inStore('readonly', (store) => store.index('at').getAllKeys())
  const surplus = keys?.slice(0, Math.max(0, keys.length - mostKept)) ?? []
  for (const key of surplus) void inStore('readwrite', (store) => store.delete(key))
}

/** Forgets all that was kept. */
export const forgetReads = () => inStore('readwrite', (store) => store.clear())
