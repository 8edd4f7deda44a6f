// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { apiQuery } from './api.ts'
import { settle, show } from './show.build.tsx'
import { useRead } from './use-read.ts'

const asked = { query: { LoadHallId: 3 } }

function Hall({ isAsked = true }: { isAsked?: boolean }) {
  const { data } = useRead('showHall', { ...asked, enabled: isAsked, staleTime: 60_000 })
  return data ? <p>{data.name}</p> : null
}

it('reads what apiQuery names, and how it is read again is no part of that name', async () => {
  const { container, client } = show(<Hall />, { showHall: () => ({ name: 'سالن اصفهان' }) })
  await settle()
  expect(container.textContent).toBe('سالن اصفهان')
  expect(client.getQueryData(apiQuery('showHall', asked).queryKey)).toEqual({ name: 'سالن اصفهان' })
})

it('asks for nothing while it is not enabled', async () => {
  let times = 0
  show(<Hall isAsked={false} />, { showHall: () => (times += 1) })
  await settle()
  expect(times).toBe(0)
})
