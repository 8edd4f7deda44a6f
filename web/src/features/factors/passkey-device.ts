import type { FactorAsked } from '@bargah/contract/features/factors/factors.schema.ts'
import type { JsonObject } from '@bargah/contract/kernel/json-field.ts'
import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { ApiError } from '../../kernel/api-error.ts'
import type { CallData } from '../../kernel/api.ts'
import { isAtSite } from './factor-methods.rules.ts'

const waitMs = 4 * 60_000
const notGiven = 'گذرکلید داده نشد؛ دوباره تلاش کنید.'
const refusals: Record<string, string> = {
  InvalidStateError: 'این دستگاه گذرکلید این حساب را دارد؛ دستگاه دیگری برگزینید.',
  NotSupportedError: 'این دستگاه گذرکلید نمی‌سازد؛ برنامهٔ رمزساز را بیفزایید.',
}

export const makesPasskeys = (rpId: string): boolean =>
  window.isSecureContext && 'PublicKeyCredential' in window && isAtSite(rpId, location.hostname)

type Known = { id: string; transports: string }
const descriptor = ({ id, transports }: Known) => ({
  id,
  type: 'public-key' as const,
  transports: transports.split(' ').filter(Boolean) as AuthenticatorTransport[],
})

/** Has the person's device do what it is asked. Throws a sentence when it does not. */
async function ask<T>(work: () => Promise<T>): Promise<JsonObject> {
  try {
    return (await work()) as unknown as JsonObject
  } catch (error) {
    throw new ApiError('refused', [refusals[error instanceof Error ? error.name : ''] ?? notGiven])
  }
}

/** Makes a passkey on a device that the person chooses. Out: what the server keeps of it. */
export const makePasskey = (begun: CallData<'startPasskey'>): Promise<JsonObject> =>
  ask(() =>
    startRegistration({
      optionsJSON: {
        challenge: begun.challenge,
        rp: { id: begun.rpId, name: 'بارگاه' },
        user: { id: begun.userHandle, name: begun.username, displayName: begun.fullName },
        pubKeyCredParams: begun.algorithms.map((alg) => ({ alg, type: 'public-key' as const })),
        excludeCredentials: begun.known.map(descriptor),
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
        attestation: 'none',
        timeout: waitMs,
      },
    }),
  )

export const signWithPasskey = (asked: FactorAsked): Promise<JsonObject> =>
  ask(() =>
    startAuthentication({
      optionsJSON: {
        challenge: asked.challenge,
        rpId: asked.rpId,
        allowCredentials: asked.passkeys.map(descriptor),
        userVerification: 'required',
        timeout: waitMs,
      },
    }),
  )
