import { newDevice } from '@bargah/contract/features/notifications/notifications.text.ts'
import { signInRefusals } from '@bargah/contract/features/auth/auth.text.ts'
import type { GivenFactor } from '@bargah/contract/features/factors/factors.schema.ts'
import type { LoginDoor } from '@bargah/contract/kernel/access.ts'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { refuse } from '../../kernel/errors.ts'
import type { CodeParts } from '../codes/codes.api.ts'
import { admitFactor, type FactorParts } from '../factors/factors.api.ts'
import { isFactorDemanded } from '../factors/factors.rules.ts'
import { notify } from '../notifications/notifications.api.ts'
import { endAllSessions, lockAsSeen } from './accounts.store.ts'
import { type FittingPassword, maySignIn, newDevices, whyNotYet } from './auth.rules.ts'
import { findAccount, findRegistrations, openSession } from './auth.store.ts'
import { readDevice } from './device.rules.ts'
import { admitPhone } from './driver-phone.ts'
import { isKnownDevice, keepDevice } from './known-devices.store.ts'
import { isNewDevice } from './my-account.store.ts'
import { spendTryAtDoor } from './password-tries.ts'
import { passwordFits } from './passwords.ts'
import { newToken } from '../../kernel/tokens.ts'
import { presentMember } from './present-member.ts'
import { adoptTemporary } from './temporary-passwords.store.ts'

/**
 * `bindsPhones`: whether the phone that a driver signs in on first becomes his. `demandsFactors`: whether some must have a
 * second factor.
 */
export type SignInParts = CodeParts & FactorParts & { bindsPhones: boolean; demandsFactors: boolean }
type Input = {
  username: string
  password: string
  door: LoginDoor
  deviceId: string
  code: string | undefined
  factor: GivenFactor
}

/** Checks name, password, door and, of a driver, the phone, of others the second factor that they have, and opens a session; a new device is told of, and known from then on. */
export async function signIn(call: Call, parts: SignInParts, input: Input) {
  const { username, password, door, deviceId, code } = input
  const account = (await findAccount(call.db, username)) ?? null
  if (account) call.isBy({ userId: account.id })
  const { deviceMark } = call
  const isKnown = account && deviceMark && (await isKnownDevice(call.db, account.id, deviceMark))
  const knownMark = isKnown ? deviceMark : null
  const tried = await spendTryAtDoor(call, {
    name: username.toLowerCase(),
    userId: account?.id ?? null,
    knownMark,
  })
  const given = account && (await whichFits(tried.mayLook ? account : null, password))
  const refusal = account
    ? maySignIn(account, door, given, await call.now())
    : whyNotYet(
        await whoseFits(tried.mayLook ? await findRegistrations(call.db, username) : [], password),
        door,
      )
  if (refusal !== 'unknown') await tried.giveBack()
  refuse(refusal, signInRefusals)
  if (!account) throw new Error('an account that may sign in is there')
  const phone = await admitPhone(call, parts, { account, deviceId, code, knownMark })
  const factor = await admitFactor(call, parts, {
    userId: account.id,
    role: account.role,
    purpose: 'signIn',
    given: input.factor,
    knownMark,
  })
  const mark = isKnown || (await mayBeKnown(call, account.id)) ? call.markDevice() : null
  const { token, tokenHash } = newToken()
  const hasFactor = await call.write(async (tx, at) => {
    // its password may have changed since it was looked at
    refuse((await lockAsSeen(tx, account)) ? null : 'unknown', signInRefusals)
    if (given === 'temporary') await takeTemporary(tx, account, at)
    await phone.bind(tx)
    const isTaken = await factor.take(tx, at)
    const device = { deviceId, ...readDevice(call.from.agent) }
    const told = newDevice({ ...device, address: call.from.address })
    if (await isNewDevice(tx, account.id, deviceId))
      await notify(tx, [{ to: { userId: account.id }, ...told }], at)
    const session = { tokenHash, userId: account.id, ...device, factorAt: isTaken ? at : null, at }
    const sessionId = await openSession(tx, session, account.role === 'Driver')
    call.isBy({ userId: account.id, sessionId })
    if (mark !== null) await keepDevice(tx, account.id, mark, at)
    return isTaken
  })
  await factor.giveBack()
  const mustChange = account.passwordMustChange || given === 'temporary'
  const lacksFactor = isFactorDemanded(account.role, parts.demandsFactors) && !hasFactor
  const member = { ...account, passwordMustChange: mustChange, mustAddFactor: lacksFactor }
  return { accessToken: token, member: presentMember(member) }
}

type Passwords = { passwordHash: string; temporaryHash: string | null }

/** Which password was given. What is wrong takes as long whether there is an account, and a temporary password, or not. */
async function whichFits(account: Passwords | null, password: string): Promise<FittingPassword> {
  if (await passwordFits(account?.passwordHash ?? null, password)) return 'own'
  return (await passwordFits(account?.temporaryHash ?? null, password)) ? 'temporary' : null
}

type Registrations = Awaited<ReturnType<typeof findRegistrations>>

/** Of the registrations of a name that no account has yet the one of this password; it takes as long as an account's two. */
async function whoseFits([first, second]: Registrations, password: string) {
  if (await passwordFits(first?.registeredHash ?? null, password)) return first
  return (await passwordFits(second?.registeredHash ?? null, password)) ? second : undefined
}

/** The temporary password was used: it takes the place of the forgotten one, whose sessions end. */
async function takeTemporary(tx: Tx, account: { id: number; temporaryHash: string | null }, at: Date) {
  const isThere = await adoptTemporary(tx, account.id, account.temporaryHash ?? '')
  refuse(isThere ? null : 'unknown', signInRefusals)
  await endAllSessions(tx, account.id, 'password_changed', at)
}

/** Whoever has the password makes no end of devices that strangers' tries do not slow down. */
const mayBeKnown = async (call: Call, userId: number) =>
  (await call.tries.spend({ what: 'new device', who: userId, ...newDevices }, await call.now())) === null
