import { changePasswordRefusals } from '@bargah/contract/features/auth/auth.text.ts'
import { type Call, sessionOf } from '../../kernel/call.ts'
import { refuse } from '../../kernel/errors.ts'
import { failureWindowMs, mayChangePassword } from './auth.rules.ts'
import { countFailures, recordFailure } from './auth.store.ts'
import { endOtherSessions, findPasswordHash, setPassword } from './my-account.store.ts'
import { hashPassword, passwordFits } from './passwords.ts'

type Input = { current: string; wanted: string }

/** Changes one's own password and ends the account's other sessions. Wrong guesses count with those of signing in. */
export async function changeMyPassword(call: Call, { current, wanted }: Input): Promise<void> {
  const session = sessionOf(call)
  const name = session.username.toLowerCase()
  let isWrongGuess = false
  try {
    await call.write(async (tx, now) => {
      const failures = await countFailures(tx, name, new Date(now.getTime() - failureWindowMs))
      const was = await findPasswordHash(tx, session.userId)
      const currentFits = await passwordFits(was, current)
      const refusal = mayChangePassword({ failures, currentFits, isSame: current === wanted })
      isWrongGuess = refusal === 'wrong_current'
      refuse(refusal, changePasswordRefusals)
      const hash = await hashPassword(wanted)
      const isSet = await setPassword(tx, { userId: session.userId, was, hash })
      refuse(isSet ? null : 'wrong_current', changePasswordRefusals)
      await endOtherSessions(tx, session, now)
    })
  } finally {
    // the guess counts, although the write that it stood in is undone
    if (isWrongGuess) await recordFailure(call.db, name, await call.now())
  }
}
