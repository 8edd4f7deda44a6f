import type { RoundNow } from '@bargah/contract/features/rounds/desk.schema.ts'

export type Standing = 'open' | 'coming' | 'atOnce' | 'empty' | 'noDrivers' | 'waits'

/** In: a hall at this moment. Out: what one word says of it, the round first, then when one comes, then why none is open. */
export function standingOf(round: RoundNow): Standing {
  if (round.closesAt !== null) return 'open'
  if (round.nextRoundAt !== null) return 'coming'
  if (round.trucksLeft === 0) return 'empty'
  if (round.liveTurns === 0) return 'noDrivers'
  return round.isSettledAtOnce ? 'atOnce' : 'waits'
}
