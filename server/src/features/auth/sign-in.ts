import { newDevice } from '@bargah/contract/features/notifications/notifications.text.ts'
import { signInRefusals } from '@bargah/contract/features/auth/auth.text.ts'
import type { LoginDoor } from '@bargah/contract/kernel/access.ts'
import type { Call } from '../../kernel/call.ts'
import { refuse } from '../../kernel/errors.ts'
import { notify } from '../notifications/notifications.api.ts'
import { maySignIn, newDevices } from './auth.rules.ts'
import { findAccount, openSession } from './auth.store.ts'
import { readDevice } from './device.rules.ts'
import { isKnownDevice, keepDevice } from './known-devices.store.ts'
import { isNewDevice } from './my-account.store.ts'
import { spendTryAtDoor } from './password-tries.ts'
import { newToken, passwordFits } from './passwords.ts'
import { presentMember } from './present-member.ts'

type Input = { username: string; password: string; door: LoginDoor; deviceId: string }

/** Checks name, password and door, and opens a session; a new device is told of, and known from then on. */
export async function signIn(call: Call, { username, password, door, deviceId }: Input) {
  const account = (await findAccount(call.db, username)) ?? null
  if (account) call.isBy({ userId: account.id })
  const { deviceMark } = call
  const isKnown = account && deviceMark && (await isKnownDevice(call.db, account.id, deviceMark))
  const tried = await spendTryAtDoor(call, {
    name: username.toLowerCase(),
    userId: account?.id ?? null,
    knownMark: isKnown ? deviceMark : null,
  })
  const fits = await passwordFits(tried.mayLook && account ? account.passwordHash : null, password)
  const refusal = maySignIn(account, door, fits, await call.now())
  if (refusal !== 'unknown') await tried.giveBack()
  refuse(refusal, signInRefusals)
  if (!account) throw new Error('an account that may sign in is there')
  const mark = isKnown || (await mayBeKnown(call, account.id)) ? call.markDevice() : null
  const { token, tokenHash } = newToken()
  await call.write(async (tx, at) => {
    const device = { deviceId, ...readDevice(call.from.agent) }
    const told = newDevice({ ...device, address: call.from.address })
    if (await isNewDevice(tx, account.id, deviceId))
      await notify(tx, [{ to: { userId: account.id }, ...told }], at)
    const session = { tokenHash, userId: account.id, ...device, at }
    const sessionId = await openSession(tx, session, account.role === 'Driver')
    call.isBy({ userId: account.id, sessionId })
    if (mark !== null) await keepDevice(tx, account.id, mark, at)
  })
  return { accessToken: token, member: presentMember(account) }
}

/** Whoever has the password makes no end of devices that strangers' tries do not slow down. */
const mayBeKnown = async (call: Call, userId: number) =>
  (await call.tries.spend({ what: 'new device', who: userId, ...newDevices }, await call.now())) === null
