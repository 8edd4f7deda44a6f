import { changePasswordRefusals, passwordRefusals } from '@bargah/contract/features/auth/auth.text.ts'
import { type Call, windowOf } from '../../kernel/call.ts'
import { refuse } from '../../kernel/errors.ts'
import { mayChangePassword } from './auth.rules.ts'
import {
  endOtherSessions,
  findOwnNames,
  findPasswordHash,
  notePassword,
  setPassword,
} from './my-account.store.ts'
import { spendOwnTry } from './password-tries.ts'
import { hashPassword, passwordFits, refusalOfPassword } from './passwords.ts'

type Input = { current: string; wanted: string }

/** Changes one's own password and ends the account's other sessions. */
export async function changeMyPassword(call: Call, { current, wanted }: Input): Promise<void> {
  const session = windowOf(call)
  const giveBack = await spendOwnTry(call)
  let isWrong = false
  try {
    await call.write(async (tx, now) => {
      const was = await findPasswordHash(tx, session.userId)
      const currentFits = await passwordFits(was, current)
      isWrong = !currentFits
      refuse(mayChangePassword({ currentFits, isSame: current === wanted }), changePasswordRefusals)
      refuse(refusalOfPassword(wanted, await findOwnNames(tx, session.userId)), passwordRefusals)
      const hash = await hashPassword(wanted)
      const isSet = await setPassword(tx, { userId: session.userId, was, hash })
      refuse(isSet ? null : 'wrong_current', changePasswordRefusals)
      await endOtherSessions(tx, session, 'password_changed', now)
      await notePassword(tx, session.sessionId, now)
    })
  } finally {
    if (!isWrong) await giveBack()
  }
}
