import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign, verify } from 'node:crypto'

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

// Layout: version u8 · permitId u32 · cargoId u32 · national id tail u16 · issued at u32 (seconds since 1970)
//         · length of card u8 · card · length of plate u8 · plate (both UTF-8) · Ed25519 signature of all before.
const VERSION = 1
const FIXED_BYTES = 15
const SIGNATURE_BYTES = 64
// An Ed25519 private key in PKCS #8 is this and the 32 bytes of its seed (RFC 8410).
const PKCS8_OF_SEED = Buffer.from('302e020100300506032b657004220420', 'hex')

/** The server's signing keys, always the same ones for the same SECRET (decisions §7). */
export function deriveKeys(secret: string): { privateKey: KeyObject; publicKey: KeyObject } {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'bargah permit code', 32))
  const privateKey = createPrivateKey({
    key: Buffer.concat([PKCS8_OF_SEED, seed]),
    format: 'der',
    type: 'pkcs8',
  })
  return { privateKey, publicKey: createPublicKey(privateKey) }
}

/** The signed code of a permit, base64url, some 130 characters; throws RangeError on facts that do not fit. */
export function signPermitCode(privateKey: KeyObject, facts: PermitFacts): string {
  const body = packed(facts)
  return Buffer.concat([body, sign(null, body, privateKey)]).toString('base64url')
}

/** What the code says, or null when it is not, to the letter, one that the owner of the key made. */
export function verifyPermitCode(publicKey: KeyObject, code: string): PermitFacts | null {
  const bytes = Buffer.from(code, 'base64url')
  // Decoding forgives strange characters and spare bits; a code has one spelling.
  if (bytes.toString('base64url') !== code) return null
  if (bytes.length < FIXED_BYTES + 2 + SIGNATURE_BYTES || bytes[0] !== VERSION) return null
  const body = bytes.subarray(0, -SIGNATURE_BYTES)
  if (!verify(null, body, publicKey, bytes.subarray(-SIGNATURE_BYTES))) return null
  return unpacked(body)
}

function packed(facts: PermitFacts): Buffer {
  if (!/^\d{4}$/.test(facts.driverNationalIdTail)) throw new RangeError('The tail is four digits')
  const fixed = Buffer.alloc(FIXED_BYTES)
  fixed.writeUInt8(VERSION, 0)
  fixed.writeUInt32BE(whole(facts.permitId), 1)
  fixed.writeUInt32BE(whole(facts.cargoId), 5)
  fixed.writeUInt16BE(Number(facts.driverNationalIdTail), 9)
  fixed.writeUInt32BE(whole(Math.floor(Date.parse(facts.issuedAt) / 1000)), 11)
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
    permitId: body.readUInt32BE(1),
    cargoId: body.readUInt32BE(5),
    driverNationalIdTail: String(body.readUInt16BE(9)).padStart(4, '0'),
    freighterCardNumber: card.text,
    plate: plate.text,
    issuedAt: new Date(body.readUInt32BE(11) * 1000).toISOString(),
  }
}

function textAt(body: Buffer, start: number): { text: string; end: number } {
  const end = start + 1 + body.readUInt8(start)
  return { text: body.toString('utf8', start + 1, end), end }
}
