import { reauthenticateRefusals } from '@bargah/contract/features/auth/auth.text.ts'
import { type Call, sessionOf } from '../../kernel/call.ts'
import { refuse } from '../../kernel/errors.ts'
import { findPasswordHash, notePassword } from './my-account.store.ts'
import { spendOwnTry } from './password-tries.ts'
import { passwordFits } from './passwords.ts'

/** Takes one's own password once more, so that acts on others go on for a while. */
export async function reauthenticate(call: Call, password: string): Promise<void> {
  const { userId, sessionId } = sessionOf(call)
  const giveBack = await spendOwnTry(call)
  const fits = await passwordFits(await findPasswordHash(call.db, userId), password)
  refuse(fits ? null : 'wrong_password', reauthenticateRefusals)
  await giveBack()
  await call.write((tx, now) => notePassword(tx, sessionId, now).then(() => undefined))
}
