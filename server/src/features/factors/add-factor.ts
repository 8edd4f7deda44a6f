import { randomBytes } from 'node:crypto'
import { addFactorRefusals } from '@bargah/contract/features/factors/factors.text.ts'
import { factorChanged } from '@bargah/contract/features/notifications/account-notices.text.ts'
import type { JsonObject } from '@bargah/contract/kernel/json-field.ts'
import { type Call, sessionOf, windowOf } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { Refusal, refuse } from '../../kernel/errors.ts'
import type { KeyRing } from '../../kernel/keys.rules.ts'
import { endOtherSessions } from '../auth/auth.api.ts'
import { notify } from '../notifications/notifications.api.ts'
import type { FactorParts } from './admit-factor.ts'
import { keepChallenge, makeChallenge, takeChallenge } from './challenges.store.ts'
import { challengeLifeMs, countOf, makeRecoveryCodes, mayAddPasskey, siteOf } from './factors.rules.ts'
import {
  beginApp,
  confirmApp,
  countFactors,
  type Factors,
  findBegunApp,
  findFactors,
  insertPasskey,
  lockAccount,
  noteFactor,
  openAppSecret,
  replaceRecoveryCodes,
} from './factors.store.ts'
import { challengeIn, readNewPasskey } from './passkeys.ts'
import { hashRecoveryCodes } from './recovery-hash.ts'
import { authenticatorUri, secretBytes, takeStep, toBase32 } from './totp.rules.ts'

/** Makes a new secret for an app, in the place of one that was begun and not confirmed. */
export async function startAuthenticator(call: Call, keys: KeyRing) {
  const { userId, username } = sessionOf(call)
  const secret = randomBytes(secretBytes)
  await call.write(async (tx, at) => {
    await lockAccount(tx, userId)
    await beginApp(tx, keys, { userId, secret, at })
  })
  const shown = toBase32(secret)
  return { secret: shown, uri: authenticatorUri(shown, username) }
}

/** Puts the begun app in use by a code of it. Out: recovery codes, where the account has none yet. */
export async function confirmAuthenticator(
  call: Call,
  keys: KeyRing,
  code: string,
): Promise<{ recoveryCodes: string[] }> {
  const { userId } = sessionOf(call)
  return call.write(async (tx, at) => {
    await lockAccount(tx, userId)
    const begun = await findBegunApp(tx, userId)
    if (!begun) throw new Refusal('not_begun', addFactorRefusals.not_begun)
    const before = await findFactors(tx, userId)
    const step = takeStep({ secret: openAppSecret(keys, begun), lastStep: begun.lastStep, code }, at)
    if (typeof step === 'string') throw new Refusal('wrong_code', addFactorRefusals.wrong_code)
    await confirmApp(tx, { id: begun.id, userId, step, at })
    return settleAdded(tx, call, { keys, before, what: 'برنامهٔ رمزساز افزوده شد.', at })
  })
}

/** What a browser makes a passkey of, with a challenge for this account alone. */
export async function startPasskey(call: Call, { publicUrl }: FactorParts) {
  const { userId, username, fullName } = sessionOf(call)
  const { challenge, hash } = makeChallenge()
  const passkeys = await call.write(async (tx, at) => {
    const factors = await findFactors(tx, userId)
    refuse(mayAddPasskey(countFactors(factors)), addFactorRefusals)
    await keepChallenge(tx, { userId, purpose: 'add' }, hash, new Date(at.getTime() + challengeLifeMs))
    return factors.passkeys.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: transports.join(' '),
    }))
  })
  const userHandle = Buffer.from(String(userId)).toString('base64url')
  return { challenge, rpId: siteOf(publicUrl).rpId, userHandle, username, fullName, known: passkeys }
}

type NewPasskey = { name: string; credential: JsonObject }

/** Adds a passkey that signed a challenge of this account. Out: recovery codes, where the account has none yet. */
export async function addPasskey(
  call: Call,
  { keys, publicUrl }: FactorParts,
  { name, credential }: NewPasskey,
): Promise<{ recoveryCodes: string[] }> {
  const { userId } = sessionOf(call)
  const challenge = challengeIn(credential)
  return call.write(async (tx, at) => {
    await lockAccount(tx, userId)
    const isGood =
      challenge !== null && (await takeChallenge(tx, { userId, purpose: 'add' }, { challenge, now: at }))
    if (!isGood) throw new Refusal('old_challenge', addFactorRefusals.old_challenge)
    const before = await findFactors(tx, userId)
    refuse(mayAddPasskey(countFactors(before)), addFactorRefusals)
    const passkey = await readNewPasskey(credential, { challenge, site: siteOf(publicUrl) })
    if (!passkey) throw new Refusal('wrong_passkey', addFactorRefusals.wrong_passkey)
    const isNew = await insertPasskey(tx, { ...passkey, userId, name, createdAt: at })
    refuse(isNew ? null : 'known_passkey', addFactorRefusals)
    return settleAdded(tx, call, { keys, before, what: `گذرکلید «${name}» افزوده شد.`, at })
  })
}

type Added = { keys: KeyRing; before: Factors; what: string; at: Date }

/** A factor was added: this session has given it; with the first one the others end, and recovery codes are made. */
async function settleAdded(tx: Tx, call: Call, { keys, before, what, at }: Added) {
  const session = windowOf(call)
  const { userId, sessionId } = session
  await noteFactor(tx, sessionId, at)
  if (countOf(countFactors(before)) === 0) await endOtherSessions(tx, session, 'factor_added', at)
  await notify(tx, [{ to: { userId }, ...factorChanged(what) }], at)
  return { recoveryCodes: before.recoveryCodes.length > 0 ? [] : await makeCodes(tx, keys, userId) }
}

/** Makes ten recovery codes in the place of those that were. Out: the codes, which are stored nowhere. */
export async function makeCodes(tx: Tx, keys: KeyRing, userId: number): Promise<string[]> {
  const codes = makeRecoveryCodes()
  await replaceRecoveryCodes(tx, userId, await hashRecoveryCodes(keys, userId, codes))
  return codes
}
