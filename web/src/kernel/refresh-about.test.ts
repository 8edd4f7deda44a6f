import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { refreshAbout } from './refresh-about.ts'

it('what a change meets is stale, whatever was asked of it, and nothing else is', () => {
  const client = new QueryClient()
  const keys = [
    ['showMyBalance', {}],
    ['searchTurns', { body: { IsActive: 1 } }],
    ['searchTurns', { table: { Page: 2 } }],
    ['listHalls', {}],
    ['demo.json'],
  ]
  for (const key of keys) client.setQueryData(key, 'read')
  void refreshAbout(client, ['wallet', 'turn'])
  const stale = keys.filter((key) => client.getQueryState(key)?.isInvalidated)
  expect(stale).toEqual(keys.slice(0, 3))
})
