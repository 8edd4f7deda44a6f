import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, vi } from 'vitest'

const kept = new Map<string, string>()
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
}
vi.stubGlobal('localStorage', storage)
vi.stubGlobal('sessionStorage', storage)
const { lookupQuery, renewLookups } = await import('./lookups.ts')

const asked = vi.fn<typeof fetch>()
vi.stubGlobal('fetch', asked)
const answer = (rows: unknown[]) =>
  asked.mockImplementationOnce(() =>
    Promise.resolve(
      new Response(
        JSON.stringify({ data: rows, total: rows.length, statusCode: 200, errors: [], message: '' }),
      ),
    ),
  )
const versions = { goods: '1', packagings: '1', loaderTypes: '1', cities: '1' }
const steel = { id: 1, kalaDesc: 'میلگرد', logesticDesc: '' }

describe('a lookup', () => {
  beforeEach(() => {
    kept.clear()
    asked.mockReset()
  })

  it('is read once in a session, even when the panel is loaded again', async () => {
    answer([steel])
    await new QueryClient().fetchQuery(lookupQuery('listGoods'))
    const afterReload = new QueryClient()
    expect((await afterReload.fetchQuery(lookupQuery('listGoods'))).rows).toEqual([steel])
    expect(asked).toHaveBeenCalledTimes(1)
  })

  it('is read anew when its own version changed on the server, and only then', async () => {
    const client = new QueryClient()
    answer([steel])
    await client.fetchQuery(lookupQuery('listGoods'))
    renewLookups(client, versions)
    renewLookups(client, { ...versions, packagings: '2' })
    expect(client.getQueryState(['listGoods', {}])?.isInvalidated).toBe(false)
    renewLookups(client, { ...versions, packagings: '2', goods: '2' })
    expect(client.getQueryState(['listGoods', {}])?.isInvalidated).toBe(true)
    answer([])
    expect((await new QueryClient().fetchQuery(lookupQuery('listGoods'))).rows).toEqual([])
  })
})
