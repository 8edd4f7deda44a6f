import type {
  ChallengePurpose,
  FactorAsked,
  GivenFactor,
} from '@bargah/contract/features/factors/factors.schema.ts'
import { factorNeeded, factorRefusals } from '@bargah/contract/features/factors/factors.text.ts'
import type { Role } from '@bargah/contract/kernel/access.ts'
import type { JsonObject } from '@bargah/contract/kernel/json-field.ts'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { Refusal, refuse } from '../../kernel/errors.ts'
import type { KeyRing } from '../../kernel/keys.rules.ts'
import { keepChallenge, makeChallenge, takeChallenge } from './challenges.store.ts'
import { spendFactorTry } from './factor-tries.ts'
import { challengeLifeMs, countOf, siteOf } from './factors.rules.ts'
import {
  countFactors,
  type Factors,
  findFactors,
  notePasskeyUse,
  openAppSecret,
  setLastStep,
  useRecoveryCode,
} from './factors.store.ts'
import { challengeIn, readAssertion } from './passkeys.ts'
import { findRecoveryCode } from './recovery-hash.ts'
import { takeStep } from './totp.rules.ts'

export type FactorParts = { keys: KeyRing; publicUrl: string }
type Asked = {
  userId: number
  role: Role
  purpose: Exclude<ChallengePurpose, 'add'>
  given: GivenFactor
  /** The mark of a device that signed in to this account before, or null. */
  knownMark: string | null
}
export type AdmittedFactor = {
  /** Decides in the write, under the account's lock. Out: whether a factor was given. Throws the refusal of one that is wrong. */
  take(tx: Tx, at: Date): Promise<boolean>
  /** The factor was right: what was spent for it is given back. */
  giveBack(): Promise<void>
}

/** What a driver gives, whose phone is bound to him. */
const noFactor: AdmittedFactor = { take: async () => false, giveBack: async () => {} }

/**
 * Asks for the second factor of an account whose password was right. Throws the refusal `factor_needed`, which says to
 * programs what there is to give, when the account has one and none was given.
 */
export async function admitFactor(call: Call, parts: FactorParts, asked: Asked): Promise<AdmittedFactor> {
  const { userId, role, given, knownMark } = asked
  if (role === 'Driver') return noFactor
  const isGiven = given.FactorCode ?? given.RecoveryCode ?? given.Passkey
  if (!isGiven) {
    const factors = await findFactors(call.db, userId)
    if (countOf(countFactors(factors)) > 0) throw await factorAsked(call, parts, asked, factorNeeded)
  }
  const challenge = given.Passkey ? await burnChallenge(call, parts, asked, given.Passkey) : null
  const kind = given.Passkey ? null : given.FactorCode ? 'code' : given.RecoveryCode ? 'recovery' : null
  const giveBack = kind ? await spendFactorTry(call, { userId, knownMark, kind }) : async () => {}
  return {
    giveBack,
    async take(tx, at) {
      const factors = await findFactors(tx, userId)
      const has = countOf(countFactors(factors)) > 0
      if (!has && !isGiven) return false
      // taken away or added since it was looked at
      refuse(has && isGiven ? null : 'factors_changed', factorRefusals)
      if (given.Passkey) await takePasskey(tx, parts, { factors, credential: given.Passkey, challenge, at })
      else if (given.FactorCode) await takeCode(tx, parts, { factors, code: given.FactorCode, at })
      else await takeRecoveryCode(tx, parts, { userId, factors, code: given.RecoveryCode ?? '', at })
      return true
    },
  }
}

/** The refusal that asks for a factor; what a passkey is to sign is made with it and stays past the call. */
async function factorAsked(
  call: Call,
  { publicUrl }: FactorParts,
  { userId, purpose }: Asked,
  sentence: string,
): Promise<Refusal> {
  const { app, passkeys, recoveryCodes } = await findFactors(call.db, userId)
  const made = passkeys.length > 0 ? makeChallenge() : null
  if (made)
    await call.whenRefused(async (tx, now) => {
      await keepChallenge(tx, { userId, purpose }, made.hash, new Date(now.getTime() + challengeLifeMs))
    })
  return new Refusal('factor_needed', sentence, {
    hasApp: app !== undefined,
    recoveryLeft: recoveryCodes.length,
    challenge: made?.challenge ?? '',
    rpId: siteOf(publicUrl).rpId,
    passkeys: passkeys.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: transports.join(' '),
    })),
  } satisfies Omit<FactorAsked, 'reason'>)
}

/** Uses the challenge up whatever comes of it, so that nothing is signed for it twice; one that is not good is asked for anew. */
async function burnChallenge(
  call: Call,
  parts: FactorParts,
  asked: Asked,
  credential: JsonObject,
): Promise<string> {
  const { userId, purpose } = asked
  const challenge = challengeIn(credential)
  let isGood = false
  if (challenge !== null)
    await call.whenRefused(async (tx, now) => {
      isGood = await takeChallenge(tx, { userId, purpose }, { challenge, now })
    })
  if (challenge === null || !isGood) throw await factorAsked(call, parts, asked, factorRefusals.old_challenge)
  return challenge
}

type Given = { factors: Factors; at: Date }

async function takePasskey(
  tx: Tx,
  { publicUrl }: FactorParts,
  { factors, credential, challenge, at }: Given & { credential: JsonObject; challenge: string | null },
): Promise<void> {
  const kept = factors.passkeys.find(({ credentialId }) => credentialId === credential.id)
  const signCount =
    kept &&
    challenge !== null &&
    (await readAssertion(credential, kept, { challenge, site: siteOf(publicUrl) }))
  if (!kept || typeof signCount !== 'number') throw new Refusal('wrong_passkey', factorRefusals.wrong_passkey)
  await notePasskeyUse(tx, kept.id, { signCount, at })
}

async function takeCode(
  tx: Tx,
  { keys }: FactorParts,
  { factors: { app }, code, at }: Given & { code: string },
): Promise<void> {
  const step = app
    ? takeStep({ secret: openAppSecret(keys, app), lastStep: app.lastStep, code }, at)
    : 'wrong_code'
  if (!app || typeof step === 'string') {
    const why = typeof step === 'string' ? step : 'wrong_code'
    throw new Refusal(why, factorRefusals[why])
  }
  await setLastStep(tx, app.id, step)
}

async function takeRecoveryCode(
  tx: Tx,
  { keys }: FactorParts,
  { userId, factors: { recoveryCodes }, code, at }: Given & { userId: number; code: string },
): Promise<void> {
  const kept = await findRecoveryCode(keys, { userId, code }, recoveryCodes)
  if (!kept) throw new Refusal('wrong_recovery_code', factorRefusals.wrong_recovery_code)
  await useRecoveryCode(tx, kept.id, at)
}
