import { newDevice } from '@bargah/contract/features/notifications/notifications.text.ts'
import { signInRefusals } from '@bargah/contract/features/auth/auth.text.ts'
import type { LoginDoor } from '@bargah/contract/kernel/access.ts'
import type { Call } from '../../kernel/call.ts'
import { refuse } from '../../kernel/errors.ts'
import { notify } from '../notifications/notifications.api.ts'
import { failuresAllowed, failureWindowMs, maySignIn } from './auth.rules.ts'
import { countFailures, findAccount, forgetFailures, openSession, recordFailure } from './auth.store.ts'
import { readDevice } from './device.rules.ts'
import { isNewDevice } from './my-account.store.ts'
import { newToken, passwordFits } from './passwords.ts'
import { presentMember } from './present-member.ts'

type Input = { username: string; password: string; door: LoginDoor; deviceId: string }

/**
 * Checks name, password and door, and opens a session; a new device is told of. Ten failures of an account,
 * by whichever of its names, close it for a quarter of an hour.
 */
export async function signIn(call: Call, { username, password, door, deviceId }: Input) {
  const account = (await findAccount(call.db, username)) ?? null
  const name = (account?.username ?? username).toLowerCase()
  const now = await call.now()
  const failures = await countFailures(call.db, name, new Date(now.getTime() - failureWindowMs))
  refuse(failures >= failuresAllowed ? 'too_many' : null, signInRefusals)
  const fits = await passwordFits(account?.passwordHash ?? null, password)
  const refusal = maySignIn(account, door, fits)
  if (refusal === 'unknown') await recordFailure(call.db, name, now)
  refuse(refusal, signInRefusals)
  if (!account) throw new Error('an account that may sign in is there')
  const { token, tokenHash } = newToken()
  await call.write(async (tx, at) => {
    if (await isNewDevice(tx, account.id, deviceId))
      await notify(tx, [{ to: { userId: account.id }, ...newDevice }], at)
    const device = { deviceId, ...readDevice(call.from.agent) }
    await openSession(tx, { tokenHash, userId: account.id, ...device, at }, account.role === 'Driver')
    await forgetFailures(tx, name)
  })
  return { accessToken: token, member: presentMember(account) }
}
