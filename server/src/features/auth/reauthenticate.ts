import { reauthenticateRefusals } from '@bargah/contract/features/auth/auth.text.ts'
import type { GivenFactor } from '@bargah/contract/features/factors/factors.schema.ts'
import { type Call, windowOf } from '../../kernel/call.ts'
import { refuse } from '../../kernel/errors.ts'
import { admitFactor, type FactorParts, lockAccount } from '../factors/factors.api.ts'
import { findPasswordHash, notePassword } from './my-account.store.ts'
import { spendOwnTry } from './password-tries.ts'
import { passwordFits } from './passwords.ts'

type Input = { password: string; factor: GivenFactor }

/** Takes one's own password once more, and the second factor of an account that has one, so that acts on others go on for a while. */
export async function reauthenticate(
  call: Call,
  parts: FactorParts,
  { password, factor: given }: Input,
): Promise<void> {
  const { userId, role, sessionId } = windowOf(call)
  const giveBack = await spendOwnTry(call)
  const fits = await passwordFits(await findPasswordHash(call.db, userId), password)
  refuse(fits ? null : 'wrong_password', reauthenticateRefusals)
  await giveBack()
  const factor = await admitFactor(call, parts, { userId, role, purpose: 'again', given, knownMark: null })
  await call.write(async (tx, now) => {
    await lockAccount(tx, userId)
    const withFactor = await factor.take(tx, now)
    await notePassword(tx, sessionId, now, { withFactor })
  })
  await factor.giveBack()
}
