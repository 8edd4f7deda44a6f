import * as z from 'zod/mini'
import { digits, id, identifier, optional, secret, text } from '../../kernel/fields.ts'
import { jsonObject } from '../../kernel/json-field.ts'
import { rowOf } from '../../kernel/rows.ts'
import { factorRemovalTable } from './factors.columns.ts'

/** How many digits an authenticator app shows (RFC 6238, as every app has it). */
export const appCodeLength = 6
/** How many recovery codes there are, and when few are left. */
export const recoveryCodeCount = 10
export const fewRecoveryCodes = 3
export const mostPasskeys = 10

/** What a challenge is for: signing in, giving the factor again for an act on others, adding a passkey. */
export const challengePurposes = ['signIn', 'again', 'add'] as const
export type ChallengePurpose = (typeof challengePurposes)[number]

const longestCredential = 16 * 1024
/** What a browser says of a passkey, as the JSON of WebAuthn Level 3; a library reads it. */
const credential = () => secret(jsonObject('گذرکلید', { maxBytes: longestCredential }))
const appCode = () => secret(digits('کد برنامه', { min: appCodeLength, max: appCodeLength }))

/** The second factor, given beside a password: one of the three. */
export const factorFields = {
  FactorCode: optional(appCode()),
  RecoveryCode: optional(secret(identifier('کد بازیابی', { max: 40 }))),
  Passkey: optional(credential()),
}
export type GivenFactor = z.output<z.ZodMiniObject<typeof factorFields>>

/** What programs act upon where a factor is asked for: which there are, and what a passkey is to sign. */
export const FactorAsked = z.object({
  reason: z.literal('factor_needed'),
  hasApp: z.boolean(),
  recoveryLeft: z.number(),
  /** Empty where the account has no passkey. */
  challenge: z.string(),
  rpId: z.string(),
  passkeys: z.array(z.object({ id: z.string(), transports: z.string() })),
})
export type FactorAsked = z.output<typeof FactorAsked>

const Passkey = z.object({
  id: z.number(),
  name: z.string(),
  createdAt: z.string(),
  usedAt: z.nullable(z.string()),
})

/** The factors of one's own account. `rpId`: the name of the site that passkeys are bound to. */
export const MyFactors = z.object({
  isDemanded: z.boolean(),
  rpId: z.string(),
  appAddedAt: z.nullable(z.string()),
  passkeys: z.array(Passkey),
  recoveryLeft: z.number(),
})
export type MyFactors = z.output<typeof MyFactors>

/** A secret for an authenticator app, to be typed, and the same as the address in its QR code. */
export const BegunAuthenticator = z.object({ secret: z.string(), uri: z.string() })
export const ConfirmAuthenticatorBody = z.object({ Code: appCode() })

/** What a browser makes a passkey of. */
export const BegunPasskey = z.object({
  challenge: z.string(),
  rpId: z.string(),
  userHandle: z.string(),
  username: z.string(),
  fullName: z.string(),
  algorithms: z.array(z.number()),
  known: z.array(z.object({ id: z.string(), transports: z.string() })),
})
export const AddPasskeyBody = z.object({
  Name: text('نام گذرکلید', { max: 40 }),
  Credential: credential(),
})

/** Recovery codes, shown this once; none where the account has some already. */
export const ShownRecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

export const PasskeyBody = z.object({ Id: id('گذرکلید') })
export const AskFactorRemovalBody = z.object({ Username: identifier('نام کاربری', { max: 50 }) })
export const FactorRemovalBody = z.object({ Id: id('درخواست') })

/** An open request to take away somebody's lost factors. `mayConfirm`: whether whoever reads it is a second administrator. */
export const FactorRemovalRow = rowOf(factorRemovalTable)
export type FactorRemovalRow = z.output<typeof FactorRemovalRow>
