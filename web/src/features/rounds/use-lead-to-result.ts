import { useEffect, useRef } from 'react'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { splitChanges } from '@bargah/contract/features/rounds/rounds.states.ts'
import { paths } from '../../app/paths.ts'
import { apiQuery } from '../../kernel/api.ts'
import { serverNow } from '../../kernel/now.ts'
import { refreshAbout } from '../../kernel/use-write.ts'
import { myResultQuery } from './rounds.queries.ts'
import type { MyTurn } from '@bargah/contract/features/turns/turns.schema.ts'

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
    void refreshAbout(client, splitChanges)
    const lead = async () => {
      const result = await client.fetchQuery(myResultQuery)
      if (result?.round.id === before) await navigate({ to: paths.myResult })
    }
    // without a connection the home shows the result, as soon as it can be read
    lead().catch(() => undefined)
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
