import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../kernel/api.ts'
import type { ApplicantRow, ListKey, OfApplicant, ShowKey } from './applicant-kind.ts'

/** The link to a paper lives a minute, so it is made anew before. */
const readAnew = { staleTime: 0, refetchInterval: 45_000 }

/** One as it is now; as it was listed until that was read. */
export function useNow<Row extends ApplicantRow>({ kind, row }: OfApplicant<Row>): Row {
  const now = useQuery({
    ...apiQuery<ShowKey>(kind.show, { query: kind.query(row.id) }),
    ...readAnew,
  })
  // the call of a kind answers its rows
  return (now.data as Row | undefined) ?? row
}

/** The other registrations of its code, which whoever decides about one must have seen (docs/decisions/0081). */
export function useOthers<Row extends ApplicantRow>({ kind, row }: OfApplicant<Row>): Row[] {
  const all = useQuery({ ...apiQuery<ListKey>(kind.list, { query: kind.sameCode(row) }), ...readAnew })
  return ((all.data?.rows ?? []) as unknown as Row[]).filter(({ id }) => id !== row.id)
}
