import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { doMeet, type Noun } from '@bargah/contract/kernel/nouns.ts'
import { type CallKey, calls } from './calls.ts'

/** At once what is shown, the rest when it is shown again. Out: when what is shown has been read. */
export function refreshAbout(client: QueryClient, changed: readonly Noun[]): Promise<void> {
  return client.invalidateQueries({ predicate: ({ queryKey }) => doMeet(nounsOf(queryKey), changed) })
}

/** In: a key that begins with the name of a call, or another's. Out: what that read is about. */
const nounsOf = ([name]: QueryKey): readonly Noun[] =>
  (calls as Partial<typeof calls>)[name as CallKey]?.about ?? []
