import { useEffect, useRef, useSyncExternalStore } from 'react'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '../../kernel/navigation.tsx'
import { splitChanges } from '@bargah/contract/features/rounds/rounds.states.ts'
import { paths } from '../../kernel/paths.ts'
import { apiQuery } from '../../kernel/api.ts'
import { serverNow } from '../../kernel/now.ts'
import { refreshAbout } from '../../kernel/refresh-about.ts'
import { myResultQuery } from './rounds.queries.ts'
import type { MyTurn } from '@bargah/contract/features/turns/turns.schema.ts'

let isAwaiting = false
const listeners = new Set<() => void>()
function setAwaiting(next: boolean) {
  isAwaiting = next
  for (const listener of listeners) listener()
}
function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether a split is known to have come and what came of it is being read: until then a driver without a turn is not told to take one. */
export const useAwaitsResult = (): boolean => useSyncExternalStore(subscribe, () => isAwaiting)

/**
 * Leads the driver to the result when a round in which he had choices has been split. In: his turn as read again and
 * again, null when it is used up, undefined while it is not known.
 */
export function useLeadToResult(turn: MyTurn | null | undefined): void {
  const client = useQueryClient()
  const navigate = useNavigate()
  const waitedIn = useRef<number | null>(null)
  useEffect(() => {
    if (turn === undefined) return
    const before = waitedIn.current
    const roundId = turn?.round?.id ?? null
    waitedIn.current = roundWaitedIn(client, turn, before)
    if (before === null || before === roundId) return
    const lead = async () => {
      const reread = refreshAbout(client, splitChanges)
      const result = await client.fetchQuery(myResultQuery)
      if (result?.round.id === before) await navigate({ to: paths.myResult })
      await reread
    }
    setAwaiting(true)
    // without a connection the home shows the result, as soon as it can be read
    lead()
      .catch(() => undefined)
      .finally(() => setAwaiting(false))
  }, [turn, client, navigate])
}

/** The round whose split the driver waits for: one with choices of his. Between closing and split the list may be read as empty already. */
function roundWaitedIn(client: QueryClient, turn: MyTurn | null, before: number | null): number | null {
  if (!turn?.round) return null
  if (hasChoices(client, turn.id)) return turn.round.id
  const isClosed = serverNow() >= new Date(turn.round.closesAt)
  return isClosed && turn.round.id === before ? before : null
}

function hasChoices(client: QueryClient, turnId: number): boolean {
  const { queryKey } = apiQuery('listPrioritiesOfTurn', { query: { DriverTurnId: turnId } })
  return (client.getQueryData<{ rows: unknown[] }>(queryKey)?.rows.length ?? 0) > 0
}
