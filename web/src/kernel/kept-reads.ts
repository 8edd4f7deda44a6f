import type { Query, QueryClient } from '@tanstack/react-query'
import { unlessTold } from './live/told.ts'
import { currentSession, isRemembered } from './session.ts'
import { whenIdle } from './when-idle.ts'

/**
 * How often what changes by the minute is read again while it is in front and nobody tells of its changes: nothing there is older than a quarter of a
 * minute. Each device has a beat of its own, so that they do not all ask at once; behind other windows none asks.
 */
export const inFrontMs = 11_000 + Math.floor(Math.random() * 3_000)

/**
 * The last answers of some reads, kept on the device so that they can be seen without a network: sealed, without other
 * people's numbers, not where «remember me» was left out, a week at most, and gone when the session ends. A query says that it is kept, in its options:
 * `useRead('showMyBalance', keptLive)`. What is live is also read again while it is in front.
 */
export const keptLive = { meta: { kept: 'live' }, refetchInterval: unlessTold(inFrontMs) } as const
/** Kept whole: what is the reader's own to show and to call by, and read again while it is in front. */
export const keptWhole = {
  meta: { kept: 'live', isOwn: true },
  refetchInterval: unlessTold(inFrontMs),
} as const
/** Kept; it changes seldom, so its age is not shown. */
export const keptSteady = { meta: { kept: 'steady' } } as const
/** Kept whole: what is anybody's to know and to call by, such as the telephones of halls. */
export const keptOpen = { meta: { kept: 'steady', isOwn: true } } as const
/** Kept whole: who one is oneself. */
export const keptOwn = { meta: { kept: 'steady', isOwn: true } } as const

declare module '@tanstack/react-query' {
  interface Register {
    /** `isChosen`: fields choose from it, so that a form says when it did not come (`MissingChoices`). */
    queryMeta: { kept?: 'live' | 'steady'; isOwn?: true; isChosen?: true }
  }
}

const mostRows = 500
const oldestMs = 7 * 86_400_000
const sweepEveryMs = 3_600_000
const latestMs = 500

type Store = () => Promise<
  Pick<typeof import('./device-store.ts'), 'keepSealed' | 'openSealed' | 'sweepKept'>
>
/** Asked for when something is to be kept or found: no screen waits for it. */
const onDevice: Store = () => import('./device-store.ts')

/** Whether what a read says is of this minute, so that its age matters. */
export const isLive = ({ meta }: Query): boolean => meta?.kept === 'live'

function isLong(data: unknown): boolean {
  const rows: unknown = Array.isArray(data) ? data : (data as { rows?: unknown } | null)?.rows
  return Array.isArray(rows) && rows.length > mostRows
}

const mayKeep = () => isRemembered() && currentSession() !== null

async function fillIn(query: Query, store: Store) {
  if (!mayKeep()) return
  const { openSealed } = await store()
  const kept = await openSealed(query.queryHash)
  if (!kept || kept.at < Date.now() - oldestMs || !mayKeep()) return
  if (query.state.data !== undefined) return
  query.setData(kept.value, { updatedAt: kept.at, manual: true })
  // however young it is: others may have changed it since, and whoever shows it later than now asks the server too
  query.invalidate()
}

async function keep({ queryHash, state, meta }: Query, store: Store) {
  if (!mayKeep() || state.data === undefined || isLong(state.data)) return
  const token = currentSession()?.token
  // wait until the browser is idle, so that rendering goes first
  await whenIdle(latestMs)
  if (token !== currentSession()?.token) return
  const { keepSealed } = await store()
  const data = meta?.isOwn ? state.data : withoutNumbers(state.data)
  await keepSealed(queryHash, data, state.dataUpdatedAt)
}

/** Keeps what such reads bring, gives it to the same reads when they start with nothing, and deletes it in time. */
export function keepReads(client: QueryClient, store: Store = onDevice): void {
  client.getQueryCache().subscribe((event) => {
    if (!event.query.meta?.kept) return
    if (event.type === 'added' && event.query.state.data === undefined) void fillIn(event.query, store)
    if (event.type === 'updated' && event.action.type === 'success' && !event.action.manual)
      void keep(event.query, store)
  })
  const sweep = () => {
    if (currentSession()) void store().then(({ sweepKept }) => sweepKept(Date.now() - oldestMs))
  }
  // nobody is signed in: what is kept was left by a window that was closed
  if (!currentSession()) forgetKept()
  sweep()
  setInterval(sweep, sweepEveryMs)
}

/** Forgets all that was kept here, and the key that opens it. */
export const forgetKept = () => void indexedDB.deleteDatabase('bargah')

/** The fields of replies that hold numbers of people: telephones, national ids, smart cards. */
const numbers = /mobile|^tel$|phone|nationalid|melicode|nationalcode|cardnumber/i
/** A mobile number in any digits, somewhere in a text. */
const mobile = /(?<!\p{Nd})(?:\+?[9۹٩][8۸٨]|[0۰٠]{2}[9۹٩][8۸٨]|[0۰٠])[9۹٩]\p{Nd}{9}(?!\p{Nd})/gu

/** In: what a read brought. Out: the same, with nothing in the place of people's numbers. */
export function withoutNumbers(data: unknown): unknown {
  if (typeof data === 'string') return data.replaceAll(mobile, '')
  if (Array.isArray(data)) return data.map(withoutNumbers)
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      typeof value === 'string' && numbers.test(name) ? '' : withoutNumbers(value),
    ]),
  )
}
