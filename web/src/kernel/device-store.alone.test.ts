// @vitest-environment happy-dom
import type { Member } from '@bargah/contract/features/auth/auth.schema.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

type Request = { result?: unknown; error?: Error } & Record<string, unknown>
const tell = (request: Request, what: string) => (request[what] as (() => void) | undefined)?.()
const soon = (act: () => void) => void setTimeout(act, 0)
const answer = (result: unknown) => {
  const request: Request = { result }
  soon(() => tell(request, 'onsuccess'))
  return request
}

/** A database that was made already, with what the store asks of it; without room what is written is broken off at the end. */
function memoryBase(device = { hasRoom: true }) {
  const tables = new Map<string, Map<unknown, Record<string, unknown>>>()
  const close = vi.fn<() => void>()
  const written = (act: () => unknown) => {
    const transaction = {
      addEventListener: (name: string, tellIt: () => void) => {
        if ((name === 'complete') === device.hasRoom) setTimeout(tellIt, 1)
      },
    }
    return { ...answer(device.hasRoom ? act() : undefined), transaction }
  }
  const objectStore = (name: string) => {
    const rows = tables.get(name) ?? new Map<unknown, Record<string, unknown>>()
    tables.set(name, rows)
    return {
      get: (key: unknown) => answer(rows.get(key)),
      put: (row: Record<string, unknown>) => written(() => rows.set(row.hash ?? row.id, row)),
      clear: () => answer(rows.clear()),
    }
  }
  return { close, transaction: () => ({ objectStore }) } as Record<string, unknown> & { close: typeof close }
}

/** A browser whose database opens in these ways, one after the other. Out: the requests to open it. */
function openingBy(base: unknown, ...ways: ('onerror' | 'onblocked' | 'onsuccess')[]) {
  const asked: Request[] = []
  const open = () => {
    const request: Request = { result: base, error: new Error('no room') }
    const way = ways[asked.push(request) - 1] ?? 'onsuccess'
    soon(() => tell(request, way))
    return request
  }
  vi.stubGlobal('indexedDB', { open, deleteDatabase: () => undefined })
  return asked
}

beforeEach(() => void vi.resetModules())
afterEach(() => void vi.unstubAllGlobals())

/** The store as a page that has just been opened has it. */
const storeOf = async () => {
  const [store, session] = await Promise.all([import('./device-store.ts'), import('./session.ts')])
  session.startSession({ token: 'token', member: { role: 'Driver' } as Member }, { remember: true })
  return store
}

it.each(['onerror', 'onblocked'] as const)(
  'keeps once it can again, after the first try ended with %s',
  async (way) => {
    openingBy(memoryBase(), way)
    const { keepSealed, openSealed } = await storeOf()
    expect(await keepSealed('list', [7])).toBe(false)
    expect(await keepSealed('list', [7])).toBe(true)
    expect((await openSealed('list'))?.value).toEqual([7])
  },
)

it('says that it holds what it has room for, and nothing else', async () => {
  const device = { hasRoom: true }
  openingBy(memoryBase(device))
  const { keepSealed, openSealed } = await storeOf()
  expect(await keepSealed('list', [7])).toBe(true)
  device.hasRoom = false
  expect(await keepSealed('list', [7, 8])).toBe(false)
  expect((await openSealed('list'))?.value).toEqual([7])
})

it('holds nothing that was opened after it had given up waiting', async () => {
  const base = memoryBase()
  const [asked, { keepSealed }] = [openingBy(base, 'onblocked'), await storeOf()]
  await keepSealed('list', [7])
  tell(asked[0] as Request, 'onsuccess')
  expect(base.close).toHaveBeenCalledOnce()
})

it.each(['onversionchange', 'onclose'])('opens anew after %s', async (what) => {
  const base = memoryBase()
  const [asked, { keepSealed }] = [openingBy(base), await storeOf()]
  await keepSealed('list', [7])
  await keepSealed('list', [8])
  expect(asked).toHaveLength(1)
  tell(base, what)
  expect(await keepSealed('list', [9])).toBe(true)
  expect(asked).toHaveLength(2)
})
