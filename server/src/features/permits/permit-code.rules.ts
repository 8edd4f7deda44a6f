import {
  openSignedCode,
  packFacts,
  type PermitFacts,
  wordSignedCode,
} from '@bargah/contract/features/permits/signed-code.ts'
import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import type { KeyRing } from '../../kernel/keys.rules.ts'

// An Ed25519 private key in PKCS #8 is this and the 32 bytes of its seed (RFC 8410).
const PKCS8_OF_SEED = Buffer.from('302e020100300506032b657004220420', 'hex')

/** What signs new codes, and by id what every code is verified with that a key of the ring has signed. */
export type PermitKeys = {
  signer: { id: number; privateKey: KeyObject }
  publicKeys: ReadonlyMap<number, KeyObject>
}

/** The signing keys of a ring, always the same ones for the same secrets (rules 12.7). */
export function derivePermitKeys(keys: KeyRing): PermitKeys {
  const privateKeys = new Map(keys.ids.map((id) => [id, signingKey(keys, id)]))
  return {
    signer: { id: keys.newest, privateKey: privateKeys.get(keys.newest) ?? signingKey(keys, keys.newest) },
    publicKeys: new Map([...privateKeys].map(([id, privateKey]) => [id, createPublicKey(privateKey)])),
  }
}

function signingKey(keys: KeyRing, id: number): KeyObject {
  const seed = keys.derive(id, 'permit code')
  if (!seed) throw new Error(`there is no key ${id}`)
  return createPrivateKey({ key: Buffer.concat([PKCS8_OF_SEED, seed]), format: 'der', type: 'pkcs8' })
}

/** A public key as it is written: 43 letters of base64url. */
export const wordPublicKey = (key: KeyObject): string => key.export({ format: 'jwk' }).x ?? ''

/** The signed code of a permit; throws RangeError on facts that do not fit. */
export function signPermitCode({ signer }: PermitKeys, facts: PermitFacts): string {
  const body = packFacts(facts, signer.id)
  return wordSignedCode(body, sign(null, body, signer.privateKey))
}

/** What the code says, or null when it is not, to the letter, one that a key of ours made. */
export function verifyPermitCode({ publicKeys }: PermitKeys, code: string): PermitFacts | null {
  const opened = openSignedCode(code)
  const publicKey = opened && publicKeys.get(opened.keyId)
  return publicKey && verify(null, opened.body, publicKey, opened.signature) ? opened.facts : null
}

type Signed = {
  permitId: number
  cargoId: number
  nationalId: string
  freighterCardNumber: string
  plate: { two: string; letter: string; three: string; region: string }
  issuedAt: Date
  origin: string
  destination: string
  logHead: string | null
  logSize: number | null
}

/** The signed code of a permit as it is stored; the square on the paper and the phone's are one. */
export const signedCodeOf = (keys: PermitKeys, facts: Signed): string => {
  const { two, letter, three, region } = facts.plate
  return signPermitCode(keys, {
    permitId: facts.permitId,
    cargoId: facts.cargoId,
    driverNationalIdTail: facts.nationalId.slice(-4),
    freighterCardNumber: facts.freighterCardNumber,
    plate: `${two}${letter}${three}-${region}`,
    issuedAt: facts.issuedAt.toISOString(),
    origin: townOf(facts.origin),
    destination: townOf(facts.destination),
    log: facts.logHead && facts.logSize ? { root: facts.logHead, size: facts.logSize } : null,
  })
}

const mostLetters = 20

/** What comes before the first comma is the town; cut, so that the square stays coarse enough to be read. */
const townOf = (place: string) => [...(place.split('،')[0] ?? '').trim()].slice(0, mostLetters).join('')
