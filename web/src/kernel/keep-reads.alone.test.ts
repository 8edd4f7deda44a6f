// @vitest-environment happy-dom
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import type { Member } from '@bargah/contract/features/auth/auth.schema.ts'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { keepReads, keptLive, keptOpen, keptOwn, keptSteady } from './kept-reads.ts'
import { endSession, startSession } from './session.ts'

const kept = new Map<string, { value: unknown; at: number }>()
/** What a device keeps, where everything can be looked at. */
const device = async () => ({
  keepSealed: async (name: string, value: unknown, at = 0) => kept.set(name, { value, at }).has(name),
  openSealed: async (name: string) => kept.get(name) ?? null,
  sweepKept: async () => undefined,
})

const dayMs = 86_400_000
const member = { role: 'Driver', username: '1000000011' } as Member
const signIn = (remember = true) => startSession({ token: 'token', member }, { remember })
const rounds = 12
/** Lets everything happen that follows by itself. */
async function settle() {
  for (let round = 0; round < rounds; round += 1) await new Promise((resolve) => setTimeout(resolve, 0))
}
// what is fetched when it is first needed is here from the start
beforeAll(() => import('./kept-reads.ts'))

beforeEach(() => {
  vi.stubGlobal('indexedDB', { deleteDatabase: () => undefined })
  kept.clear()
  signIn()
})
afterEach(() => {
  endSession('left')
  vi.unstubAllGlobals()
})

type Told = { title: string; driverMobile: string; note: string }
const told: Told = { title: 'بار ۷', driverMobile: '09121234567', note: 'تماس با ۰۹۱۲۱۲۳۴۵۶۷' }

/** Reads once, and lets what follows happen. Out: what is kept of it, and what the next start finds before it has read. */
async function read(options: object, data: unknown = told) {
  const client = new QueryClient()
  keepReads(client, device)
  const asked = { queryKey: ['showMyLoad'], queryFn: async () => data, ...options }
  const stop = new QueryObserver(client, { ...asked, refetchInterval: false }).subscribe(() => undefined)
  await settle()
  stop()
  return [...kept.values()].map(({ value }) => value)
}

async function found(options: object) {
  const client = new QueryClient()
  keepReads(client, device)
  const asked = { queryKey: ['showMyLoad'], queryFn: () => new Promise(() => undefined), ...options }
  const observer = new QueryObserver(client, { ...asked, refetchInterval: false })
  const stop = observer.subscribe(() => undefined)
  await settle()
  stop()
  return observer.getCurrentResult().data
}

it.each([
  ['of this minute', keptLive],
  ['that seldom changes', keptSteady],
])('a read %s is kept without anybody’s number, and found at the next start', async (_which, options) => {
  const bare = { ...told, driverMobile: '', note: 'تماس با ' }
  expect(await read(options)).toEqual([bare])
  expect(await found(options)).toEqual(bare)
})

it.each([
  ['one’s own', keptOwn],
  ['anybody’s to call', keptOpen],
])('what is %s is kept whole', async (_whose, options) => {
  expect(await read(options)).toEqual([told])
})

it('what was kept a moment ago is found, and the server is asked all the same', async () => {
  await read(keptLive, 'kept')
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 10_000 } } })
  keepReads(client, device)
  const asked = { queryKey: ['showMyLoad'], queryFn: async () => 'of the server', ...keptLive }
  for (const [name, one] of kept) kept.set(name, { ...one, at: Date.now() })
  const observer = new QueryObserver(client, { ...asked, refetchInterval: false })
  // a busy phone has opened what is kept before its page is shown
  await settle()
  expect(client.getQueryData(asked.queryKey)).toBe('kept')
  const stop = observer.subscribe(() => undefined)
  await settle()
  stop()
  expect(observer.getCurrentResult().data).toBe('of the server')
})

it('a read that does not say so is not kept', async () => {
  expect(await read({})).toEqual([])
})

it('nothing is kept where «remember me» was left out, nor found there', async () => {
  await read(keptLive)
  signIn(false)
  expect(await found(keptLive)).toBeUndefined()
  kept.clear()
  expect(await read(keptLive)).toEqual([])
})

it('nothing is kept for nobody', async () => {
  endSession('left')
  expect(await read(keptLive)).toEqual([])
})

it.each([
  [500, 1],
  [501, 0],
])('of a list of %i rows %i is kept', async (length, count) => {
  expect(await read(keptLive, { rows: Array.from({ length }, () => 1), total: length })).toHaveLength(count)
})

it.each([
  ['a week less a minute', 7 * dayMs - 60_000, true],
  ['a week and a minute', 7 * dayMs + 60_000, false],
])('what was kept %s ago is found: %s', async (_age, ageMs, isFound) => {
  await read(keptLive)
  for (const [name, one] of kept) kept.set(name, { ...one, at: Date.now() - ageMs })
  expect((await found(keptLive)) !== undefined).toBe(isFound)
})
