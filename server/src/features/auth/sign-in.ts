import type { Member } from '@bargah/contract/features/auth/auth.schema.ts'
import { signInRefusals } from '@bargah/contract/features/auth/auth.text.ts'
import type { Flag, LoginDoor, Role } from '@bargah/contract/kernel/access.ts'
import type { Call } from '../../kernel/call.ts'
import { refuse } from '../../kernel/errors.ts'
import { failuresAllowed, failureWindowMs, maySignIn } from './auth.rules.ts'
import {
  type Account,
  countFailures,
  findAccount,
  forgetFailures,
  openSession,
  recordFailure,
} from './auth.store.ts'
import { newToken, passwordFits } from './passwords.ts'

type Input = { username: string; password: string; door: LoginDoor; deviceId: string }

/** Checks name, password and door, and opens a session. Ten failures of a name close it for a quarter of an hour. */
export async function signIn(call: Call, { username, password, door, deviceId }: Input) {
  const name = username.toLowerCase()
  const now = await call.now()
  const failures = await countFailures(call.db, name, new Date(now.getTime() - failureWindowMs))
  refuse(failures >= failuresAllowed ? 'too_many' : null, signInRefusals)
  const account = (await findAccount(call.db, username)) ?? null
  const fits = await passwordFits(account?.passwordHash ?? null, password)
  const refusal = maySignIn(account && { ...account, role: account.role as Role }, door, fits)
  if (refusal === 'unknown') await recordFailure(call.db, name, now)
  refuse(refusal, signInRefusals)
  if (!account) throw new Error('an account that may sign in is there')
  const { token, tokenHash } = newToken()
  await call.write(async (tx, at) => {
    await openSession(tx, { tokenHash, userId: account.id, deviceId, at }, account.role === 'Driver')
    await forgetFailures(tx, name)
  })
  return { accessToken: token, member: presentMember(account) }
}

/** The id that stands for the account's own thing on the wire (decisions §3). */
const clientIdOf = (account: Account) =>
  account.driverId ??
  account.companyId ??
  account.productOwnerId ??
  account.hallId ??
  account.mainOfficeId ??
  account.id

function presentMember(account: Account): Member {
  const flags = Object.fromEntries(account.accessFlags.map((flag) => [flag as Flag, true]))
  return {
    memberId: account.id,
    username: account.username,
    role: account.role as Role,
    fullname: account.fullName,
    clientId: clientIdOf(account),
    ...flags,
  }
}
