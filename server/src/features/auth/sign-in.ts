import { signInRefusals, signInRefusalsFor } from '@bargah/contract/features/auth/auth.text.ts'
import type { GivenFactor } from '@bargah/contract/features/factors/factors.schema.ts'
import type { LoginDoor } from '@bargah/contract/kernel/access.ts'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { refuse } from '../../kernel/errors.ts'
import type { CodeParts } from '../codes/codes.api.ts'
import { admitFactor, type FactorParts } from '../factors/factors.api.ts'
import { isFactorDemanded } from '../factors/factors.rules.ts'
import { endAllSessions, lockAsSeen } from './accounts.store.ts'
import { type FittingPassword, maySignIn, whyNotYet } from './auth.rules.ts'
import { findAccount, findRegistrations } from './auth.store.ts'
import { admitPhone } from './driver-phone.ts'
import { enter, markOf } from './enter.ts'
import { isKnownDevice } from './known-devices.store.ts'
import { spendTryAtDoor } from './password-tries.ts'
import { passwordFits } from './passwords.ts'
import { newToken } from '../../kernel/tokens.ts'
import { presentMember } from './present-member.ts'
import { adoptTemporary } from './temporary-passwords.store.ts'

/** `bindsPhones`: the first phone of a driver becomes his. `demandsFactors`: some must have a second factor. */
export type SignInParts = CodeParts & FactorParts & { bindsPhones: boolean; demandsFactors: boolean }
type Input = {
  username: string
  password: string
  door: LoginDoor | undefined
  deviceId: string
  code: string | undefined
  factor: GivenFactor
}

/** Checks name, password, door, a driver's phone and others' second factor, and opens a session. */
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
  const registration = account
    ? undefined
    : await whoseFits(tried.mayLook ? await findRegistrations(call.db, username) : [], password)
  const refusal = account ? maySignIn(account, door, given, await call.now()) : whyNotYet(registration, door)
  if (refusal !== 'unknown' && refusal !== 'wrong') await tried.giveBack()
  refuse(refusal, signInRefusalsFor(registration?.rejectReason ?? null))
  if (!account) throw new Error('an account that may sign in is there')
  const phone = await admitPhone(call, parts, { account, deviceId, code, knownMark })
  const factor = await admitFactor(call, parts, {
    userId: account.id,
    role: account.role,
    purpose: 'signIn',
    given: input.factor,
    knownMark,
  })
  const mark = await markOf(call, account.id, knownMark)
  const { token, tokenHash } = newToken()
  const hasFactor = await call.write(async (tx, at) => {
    // its password may have changed since it was looked at
    refuse((await lockAsSeen(tx, account)) ? null : 'unknown', signInRefusals)
    if (given === 'temporary') await takeTemporary(tx, account, at)
    await phone.bind(tx)
    const isTaken = await factor.take(tx, at)
    const when = { passwordAt: at, factorAt: isTaken ? at : null }
    await enter(call, tx, { account, deviceId, mark, tokenHash, ...when }, at)
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
