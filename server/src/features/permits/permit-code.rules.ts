import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import type { KeyRing } from '../../kernel/keys.rules.ts'

/** What a printed permit proves of itself: enough to check the paper against the man, the truck and the load. */
export interface PermitFacts {
  permitId: number
  cargoId: number
  /** The last four digits only: anyone who sees the paper can read the code. */
  driverNationalIdTail: string
  freighterCardNumber: string
  /** As the plate is stored. */
  plate: string
  /** ISO 8601 in UTC; kept to the second. */
  issuedAt: string
}

// Layout: version u8 = 2 · key id u8 · permitId u32 · cargoId u32 · national id tail u16 · issued at u32 (seconds since
//         1970) · length of card u8 · card · length of plate u8 · plate (both UTF-8) · Ed25519 signature of all before;
//         numbers big-endian. Papers of before are of version 1, which names no key and is signed by the first.
const VERSION = 2
const VERSION_OF_FIRST_KEY = 1
const FIRST_KEY = 1
const FIXED_BYTES = 14
const SIGNATURE_BYTES = 64
// An Ed25519 private key in PKCS #8 is this and the 32 bytes of its seed (RFC 8410).
const PKCS8_OF_SEED = Buffer.from('302e020100300506032b657004220420', 'hex')

/** What signs new codes, and by id what every code is verified with that a key of the ring has signed. */
export type PermitKeys = {
  signer: { id: number; privateKey: KeyObject }
  publicKeys: ReadonlyMap<number, KeyObject>
}

/** The signing keys of a ring, always the same ones for the same secrets (decisions §7). */
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

/** The signed code of a permit, base64url, some 130 characters; throws RangeError on facts that do not fit. */
export function signPermitCode({ signer }: PermitKeys, facts: PermitFacts): string {
  const body = Buffer.concat([Buffer.of(VERSION, signer.id), packed(facts)])
  return Buffer.concat([body, sign(null, body, signer.privateKey)]).toString('base64url')
}

/** What the code says, or null when it is not, to the letter, one that a key of ours made. */
export function verifyPermitCode({ publicKeys }: PermitKeys, code: string): PermitFacts | null {
  const bytes = Buffer.from(code, 'base64url')
  // Decoding forgives strange characters and spare bits; a code has one spelling.
  if (bytes.toString('base64url') !== code) return null
  const head = readHead(bytes)
  const publicKey = head && publicKeys.get(head.keyId)
  if (!publicKey || bytes.length < head.bytes + FIXED_BYTES + 2 + SIGNATURE_BYTES) return null
  const body = bytes.subarray(0, -SIGNATURE_BYTES)
  if (!verify(null, body, publicKey, bytes.subarray(-SIGNATURE_BYTES))) return null
  return unpacked(body.subarray(head.bytes))
}

/** Which key a code names, and how many bytes say so; null for a version that is not known. */
function readHead([version, keyId]: Buffer): { keyId: number; bytes: number } | null {
  if (version === VERSION_OF_FIRST_KEY) return { keyId: FIRST_KEY, bytes: 1 }
  return version === VERSION && keyId !== undefined ? { keyId, bytes: 2 } : null
}

function packed(facts: PermitFacts): Buffer {
  if (!/^\d{4}$/.test(facts.driverNationalIdTail)) throw new RangeError('The tail is four digits')
  const fixed = Buffer.alloc(FIXED_BYTES)
  fixed.writeUInt32BE(whole(facts.permitId), 0)
  fixed.writeUInt32BE(whole(facts.cargoId), 4)
  fixed.writeUInt16BE(Number(facts.driverNationalIdTail), 8)
  fixed.writeUInt32BE(whole(Math.floor(Date.parse(facts.issuedAt) / 1000)), 10)
  return Buffer.concat([fixed, packedText(facts.freighterCardNumber), packedText(facts.plate)])
}

// A Buffer writes NaN as 0 without a word.
function whole(value: number): number {
  if (!Number.isInteger(value)) throw new RangeError('A permit code holds whole numbers and true dates')
  return value
}

function packedText(text: string): Buffer {
  const bytes = Buffer.from(text)
  if (bytes.length > 255) throw new RangeError('A text of a permit code has at most 255 bytes')
  return Buffer.concat([Buffer.of(bytes.length), bytes])
}

// Only a signed body comes here, so it has the shape that `packed` gave it.
function unpacked(body: Buffer): PermitFacts {
  const card = textAt(body, FIXED_BYTES)
  const plate = textAt(body, card.end)
  return {
    permitId: body.readUInt32BE(0),
    cargoId: body.readUInt32BE(4),
    driverNationalIdTail: String(body.readUInt16BE(8)).padStart(4, '0'),
    freighterCardNumber: card.text,
    plate: plate.text,
    issuedAt: new Date(body.readUInt32BE(10) * 1000).toISOString(),
  }
}

function textAt(body: Buffer, start: number): { text: string; end: number } {
  const end = start + 1 + body.readUInt8(start)
  return { text: body.toString('utf8', start + 1, end), end }
}
