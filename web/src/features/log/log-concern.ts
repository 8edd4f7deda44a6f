import type { SignerFault } from '@bargah/contract/features/log/log.states.ts'
import type { LogState } from '@bargah/verifier/log-state.ts'

/** What a phone has to say of a log that it does not see as it should, and since when (ms). */
export type Concern = { is: SignerFault | 'unseen'; since: number }

/** An outage of a few minutes is nobody's fault and is over before anybody could do something. */
const patienceMs = 60 * 60_000

type Looked = {
  /** As the server says; null when it says nothing. */
  state: Pick<LogState, 'signer' | 'since'> | null
  /** Since when the log could not be seen though the server was there. */
  unseenSince: number | null
}

/** In: how a look at the log went, and now. Out: what is to be said; a refusal at once, anything else after an hour. */
export function computeConcern({ state, unseenSince }: Looked, now: number): Concern | null {
  const isLong = (since: number | null): since is number => since !== null && now - since >= patienceMs
  if (state?.signer === 'refuses') return { is: 'refuses', since: state.since ?? now }
  if (isLong(unseenSince)) return { is: 'unseen', since: unseenSince }
  if (state?.signer === 'away' && isLong(state.since)) return { is: 'away', since: state.since }
  return null
}

/** In: what the server says of the signing. Out: what the page of the log, where one looks for it, says of that at once. */
export function sayState(state: Looked['state'], now: number): Concern | null {
  if (state === null || state.signer === 'signs') return null
  return { is: state.signer, since: state.since ?? now }
}
