import { notChosen } from '@bargah/contract/kernel/not-given.ts'
import type { Session } from '../../kernel/call.ts'
import { badInput } from '../../kernel/errors.ts'

/** The hall that a call speaks of: hall staff have theirs, whichever they name; others name one. Throws 400 without. */
export function hallOfCaller({ role, hallId: own }: Session, asked: number | undefined): number {
  const hallId = role === 'LoadHallAdmin' ? own : asked
  if (!hallId) throw badInput([notChosen('سالن')])
  return hallId
}
