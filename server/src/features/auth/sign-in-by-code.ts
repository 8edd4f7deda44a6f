import { phoneTaken, signInRefusals, signInRefusalsFor } from '@bargah/contract/features/auth/auth.text.ts'
import { hashOfAsker } from '../../kernel/asker.ts'
import type { Call } from '../../kernel/call.ts'
import { Refusal, refuse } from '../../kernel/errors.ts'
import { newToken } from '../../kernel/tokens.ts'
import { type CodeParts, keepProof, lookAtCode, sendCode } from '../codes/codes.api.ts'
import { lockByMobile } from './accounts.store.ts'
import { becomesHis, maySignIn } from './auth.rules.ts'
import { findAccount } from './auth.store.ts'
import { enter, markOf } from './enter.ts'
import { bindPhone, isKnownDevice } from './known-devices.store.ts'
import { payerOfNumber } from './payer-of-number.ts'
import { presentMember } from './present-member.ts'
import { findAccountsOf } from './temporary-passwords.store.ts'

const purpose = 'signIn'
type Parts = CodeParts & { bindsPhones: boolean }
type Input = { mobile: string; code: string; deviceId: string }

/** Sends the code by which a driver comes in. Whose number it is plays no part but in who pays. Throws 429 as `sendCode`. */
export async function sendSignInCode(call: Call, parts: Parts, mobile: string) {
  const payer = await payerOfNumber(call, mobile)
  return sendCode(call, parts, { mobile, purpose, askerHash: hashOfAsker(call.markAsker()), payer })
}

/**
 * Lets a driver in by the code that was sent to his number; the phone is his from then on. By whom a number is known is
 * said to nobody before the code was right: a driver's opens his session, any other is proven for a registration, and told
 * whether an account with a password has it (docs/decisions/0090).
 */
export async function signInByCode(call: Call, parts: Parts, { mobile, code, deviceId }: Input) {
  const askerHash = hashOfAsker(call.asker ?? '')
  const right = await lookAtCode(call, parts.keys, { mobile, purpose, askerHash, code })
  const account = await findDriver(call, mobile)
  if (!account) return leadOn(call, right, mobile)
  call.isBy({ userId: account.id })
  refuse(maySignIn(account, 'Driver', 'code', await call.now()), signInRefusalsFor(null))
  const { deviceMark } = call
  const isKnown = deviceMark !== null && (await isKnownDevice(call.db, account.id, deviceMark))
  const mark = await markOf(call, account.id, isKnown ? deviceMark : null)
  const binds = becomesHis({ ...account, deviceId }, { binds: parts.bindsPhones, byCode: true })
  const { token, tokenHash } = newToken()
  await call.write(async (tx, at) => {
    // it may have been closed, or the number given to another, since it was looked at
    refuse((await lockByMobile(tx, account)) ? null : 'inactive', signInRefusals)
    await right.useUp(tx)
    if (binds && !(await bindPhone(tx, account.driverId, { was: account.phoneId, deviceId })))
      throw new Refusal('phone_taken', phoneTaken)
    await enter(call, tx, { account, deviceId, mark, tokenHash, passwordAt: null, factorAt: null }, at)
  })
  const member = presentMember({ ...account, passwordMustChange: false, mustAddFactor: false })
  return { kind: 'signedIn' as const, accessToken: token, member }
}

/** The account of the driver whose number it is; a name that looks like it is another's. */
async function findDriver(call: Call, mobile: string) {
  const account = await findAccount(call.db, mobile)
  if (account?.role !== 'Driver' || account.driverMobile !== mobile || account.driverId === null) return null
  return { ...account, driverId: account.driverId }
}

type RightCode = Awaited<ReturnType<typeof lookAtCode>>

/** No driver has the number: whoever has it may register with it, or has an account that asks for its password. */
async function leadOn(call: Call, right: RightCode, mobile: string) {
  const { token } = newToken()
  await call.write(async (tx, now) => {
    await right.useUp(tx)
    await keepProof(tx, { token, mobile, purpose: 'registration' }, now)
  })
  call.giveProof(token)
  const doors = ['Company', 'Support'] as const
  const accounts = await Promise.all(doors.map((door) => findAccountsOf(call.db, mobile, door)))
  return { kind: accounts.flat().length > 0 ? ('password' as const) : ('unknown' as const) }
}
