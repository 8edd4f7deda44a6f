import { useLayoutEffect, useRef } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '../../kernel/navigation.tsx'
import { splitChanges } from '@bargah/contract/features/rounds/rounds.states.ts'
import { paths } from '../../kernel/paths.ts'
import { refreshAbout } from '../../kernel/query-client.ts'
import { roundWaitedIn } from './my-result.rules.ts'
import { myResultQuery } from './rounds.queries.ts'
import type { MyTurn } from '@bargah/contract/features/turns/turns.schema.ts'
import { useWatched, watched } from '../../ui/watched.ts'

const isAwaiting = watched(false)

/** Until a split that has come is read, a driver without a turn is not told to take one. */
export const useAwaitsResult = (): boolean => useWatched(isAwaiting)

/**
 * Leads the driver to the result when a round in which he had choices has been split. In: his turn as read again and
 * again, null when it is used up, undefined while it is not known; and how many loads stand on its list.
 */
export function useLeadToResult(turn: MyTurn | null | undefined, inList: number): void {
  const client = useQueryClient()
  const navigate = useNavigate()
  const waitedIn = useRef<number | null>(null)
  // before it is painted that the turn is used, so that no older result is seen in between
  useLayoutEffect(() => {
    if (turn === undefined) return
    const before = waitedIn.current
    const roundId = turn?.round?.id ?? null
    // turn and list come by replies of their own, in either order
    waitedIn.current = roundWaitedIn({ round: turn?.round ?? null, inList, before })
    if (before === null || before === roundId) return
    const lead = async () => {
      const reread = refreshAbout(client, splitChanges)
      const result = await client.fetchQuery(myResultQuery)
      if (result?.round.id === before) await navigate({ to: paths.myResult })
      await reread
    }
    isAwaiting.set(true)
    // without a connection the home shows the result, as soon as it can be read
    lead()
      .catch(() => undefined)
      .finally(() => isAwaiting.set(false))
  }, [turn, inList, client, navigate])
}
