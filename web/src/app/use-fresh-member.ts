import { useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../kernel/api.ts'
import { keptOwn } from '../kernel/kept-reads.ts'
import { renewMember, useSession } from '../kernel/session.ts'

const freshForMs = 5 * 60_000

/** Asks who one is at the start and on coming back: the screens and acts on offer are those that one now has. */
export function useFreshMember(): void {
  const session = useSession()
  const { data } = useQuery({
    ...apiQuery('showMe'),
    ...keptOwn,
    enabled: session !== null,
    staleTime: freshForMs,
  })
  useEffect(() => {
    if (data) renewMember(data.member)
  }, [data])
}
