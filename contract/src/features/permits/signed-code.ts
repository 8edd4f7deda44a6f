import { joinBytes } from '../../kernel/bytes.ts'

/** What a signed permit says of itself: enough to hold the paper against the man, the truck, the load and its route. */
export interface PermitFacts {
  permitId: number
  cargoId: number
  /** The last four digits only: anyone who sees the paper can read the code. */
  driverNationalIdTail: string
  freighterCardNumber: string
  /** As the plate is stored: `12ع345-67`. */
  plate: string
  /** ISO 8601 in UTC; kept to the second. */
  issuedAt: string
  /** The towns, null on papers of before version 3. */
  origin: string | null
  destination: string | null
  /** The hall's public log as it was after the permit's issue; null without a hall and on papers of before version 4. */
  log: LogEnd | null
}

/** A log's tree: how many entries, and its root in hex. */
export type LogEnd = { size: number; root: string }

/** A code taken apart, of which nothing is proven yet: who has the key `keyId` holds the signature against the body. */
export type OpenedCode = {
  keyId: number
  body: Uint8Array<ArrayBuffer>
  signature: Uint8Array<ArrayBuffer>
  facts: PermitFacts
}

// Layout: version u8 = 4 · key id u8 · permitId u32 · cargoId u32 · national id tail u16 · issued at u32 (seconds since
//         1970) · size of the log u32 · its root, 32 bytes · card · plate · origin · destination, each as length u8 and
//         UTF-8 · Ed25519 signature of all before; numbers big-endian. Version 3 is the same without the log, also for loads
//         that stand in none. Papers of version 2 name no towns; those of version 1 no key either, and are signed by the first.
const VERSION = 4
const LOGLESS = 3
const LOG_BYTES = 36
const FIRST_KEY = 1
const FIXED_BYTES = 14
const SIGNATURE_BYTES = 64
const headBytes: Partial<Record<number, number>> = { 1: 1, 2: 2, [LOGLESS]: 2, [VERSION]: 2 }

/** The bytes that are signed; throws RangeError on facts that do not fit. */
export function packFacts(facts: PermitFacts, keyId: number): Uint8Array<ArrayBuffer> {
  if (!/^\d{4}$/.test(facts.driverNationalIdTail)) throw new RangeError('The tail is four digits')
  const fixed = new DataView(new ArrayBuffer(FIXED_BYTES))
  fixed.setUint32(0, whole(facts.permitId))
  fixed.setUint32(4, whole(facts.cargoId))
  fixed.setUint16(8, Number(facts.driverNationalIdTail))
  fixed.setUint32(10, whole(Math.floor(Date.parse(facts.issuedAt) / 1000)))
  const texts = [facts.freighterCardNumber, facts.plate, facts.origin ?? '', facts.destination ?? '']
  const head = Uint8Array.of(facts.log ? VERSION : LOGLESS, keyId)
  const log = facts.log ? packedLog(facts.log) : new Uint8Array()
  return joinBytes([head, new Uint8Array(fixed.buffer), log, ...texts.map(packedText)])
}

function packedLog({ size, root }: LogEnd): Uint8Array {
  if (!/^[0-9a-f]{64}$/.test(root)) throw new RangeError('A root is 32 bytes in hex')
  const packed = new DataView(new ArrayBuffer(LOG_BYTES))
  packed.setUint32(0, whole(size))
  for (let at = 0; at < 32; at += 1)
    packed.setUint8(4 + at, Number.parseInt(root.slice(2 * at, 2 * at + 2), 16))
  return new Uint8Array(packed.buffer)
}

function unpackedLog(bytes: Uint8Array<ArrayBuffer>): LogEnd {
  const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)
  return { size, root: [...bytes.subarray(4)].map((byte) => byte.toString(16).padStart(2, '0')).join('') }
}

/** The code of a signed body, base64url, some 230 characters. */
export const wordSignedCode = (body: Uint8Array, signature: Uint8Array) =>
  toBase64Url(joinBytes([body, signature]))

/** Takes a code apart; null when it has not, to the letter, the form of one. */
export function openSignedCode(code: string): OpenedCode | null {
  const bytes = fromBase64Url(code)
  const head = bytes && headBytes[bytes[0] ?? 0]
  if (!head || bytes.length < head + FIXED_BYTES + SIGNATURE_BYTES) return null
  const [body, signature] = [bytes.slice(0, -SIGNATURE_BYTES), bytes.slice(-SIGNATURE_BYTES)]
  const facts = unpacked(body, head)
  return facts && { keyId: head === 1 ? FIRST_KEY : (bytes[1] ?? 0), body, signature, facts }
}

// A DataView writes what does not fit as something else, without a word.
function whole(value: number): number {
  if (!Number.isInteger(value) || value < 0 || value >= 2 ** 32)
    throw new RangeError('A permit code holds whole numbers and true dates')
  return value
}

function packedText(text: string): Uint8Array {
  const bytes = new TextEncoder().encode(text)
  if (bytes.length > 255) throw new RangeError('A text of a permit code has at most 255 bytes')
  return joinBytes([Uint8Array.of(bytes.length), bytes])
}

function unpacked(body: Uint8Array<ArrayBuffer>, head: number): PermitFacts | null {
  const view = new DataView(body.buffer, head)
  const hasLog = body[0] === VERSION
  const [fixedEnd, textsAt] = [head + FIXED_BYTES, head + FIXED_BYTES + (hasLog ? LOG_BYTES : 0)]
  if (body.length < textsAt) return null
  const texts = textsIn(body.subarray(textsAt))
  const [freighterCardNumber, plate, origin, destination] = texts ?? []
  const count = (body[0] ?? 0) >= LOGLESS ? 4 : 2
  if (texts?.length !== count || freighterCardNumber === undefined || plate === undefined) return null
  return {
    permitId: view.getUint32(0),
    cargoId: view.getUint32(4),
    driverNationalIdTail: String(view.getUint16(8)).padStart(4, '0'),
    issuedAt: new Date(view.getUint32(10) * 1000).toISOString(),
    freighterCardNumber,
    plate,
    origin: origin || null,
    destination: destination || null,
    log: hasLog ? unpackedLog(body.subarray(fixedEnd, textsAt)) : null,
  }
}

/** The texts that fill the bytes; null when they do not end with the bytes. */
function textsIn(bytes: Uint8Array): string[] | null {
  const texts: string[] = []
  let at = 0
  while (at < bytes.length) {
    const end = at + 1 + (bytes[at] ?? 0)
    if (end > bytes.length) return null
    texts.push(new TextDecoder().decode(bytes.subarray(at + 1, end)))
    at = end
  }
  return texts
}

const toBase64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

/** Null for what is not the one spelling of its bytes: decoding forgives spare bits. */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]+$/.test(text) || text.length % 4 === 1) return null
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  )
  return toBase64Url(bytes) === text ? bytes : null
}
