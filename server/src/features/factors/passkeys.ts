import type { JsonObject } from '@bargah/contract/kernel/json-field.ts'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Site } from './factors.rules.ts'

/** Ed25519, ES256 and RS256: what every authenticator has one of. */
export const algorithms = [-8, -7, -257]

/** What a passkey signed, by the browser's word; null where it cannot be read. */
export function challengeIn(credential: JsonObject): string | null {
  try {
    const { response } = credential as { response?: { clientDataJSON?: string } }
    const said = JSON.parse(Buffer.from(response?.clientDataJSON ?? '', 'base64url').toString()) as unknown
    const { challenge } = said as { challenge?: unknown }
    return typeof challenge === 'string' ? challenge : null
  } catch {
    return null
  }
}

type Asked = { challenge: string; site: Site }

/** Checks a new passkey: challenge, origin, site, that its owner was verified. Out: what is kept of it, or null. */
export async function readNewPasskey(credential: JsonObject, { challenge, site }: Asked) {
  // asked for only where somebody has a passkey in hand
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: credential as unknown as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    })
    if (!verified) return null
    const { id, publicKey, counter, transports } = registrationInfo.credential
    return {
      credentialId: id,
      publicKey: Buffer.from(publicKey),
      signCount: counter,
      transports: [...(transports ?? [])],
    }
  } catch {
    // whatever is wrong with it, it is none of ours
    return null
  }
}

type Kept = { credentialId: string; publicKey: Buffer; signCount: number }

/** Checks challenge, origin, site, signature, that its owner was verified and its count went on. Out: the new count, or null. */
export async function readAssertion(
  credential: JsonObject,
  kept: Kept,
  { challenge, site }: Asked,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: credential as unknown as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rpId,
      requireUserVerification: true,
      credential: {
        id: kept.credentialId,
        publicKey: new Uint8Array(kept.publicKey),
        counter: kept.signCount,
      },
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    return null
  }
}
