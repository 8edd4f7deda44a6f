import { createHash, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'

/** Notes signed by Ed25519, as the C2SP specifications signed-note, tlog-checkpoint and tlog-cosignature write them. */

/** What a key signs, by the byte that its id is made with. */
export const signatureType = { note: 1, cosignature: 4 } as const
type SignatureType = (typeof signatureType)[keyof typeof signatureType]

/** Before the 32 bytes of an Ed25519 public key, as DER wants them. */
const derBefore = Buffer.from('302a300506032b6570032100', 'hex')
const knownBytes = new WeakMap<KeyObject, Buffer>()
/** The 32 bytes of a public key, or of that which belongs to a private one; to write a key out takes as long as to sign with it. */
function bytesOf(key: KeyObject): Buffer {
  const known = knownBytes.get(key)
  if (known) return known
  const publicKey = key.type === 'private' ? createPublicKey(key) : key
  const bytes = publicKey.export({ type: 'spki', format: 'der' }).subarray(derBefore.length)
  knownBytes.set(key, bytes)
  return bytes
}

function keyId(name: string, type: SignatureType, publicKey: Uint8Array): Buffer {
  const id = createHash('sha256').update(`${name}\n`).update(Uint8Array.of(type)).update(publicKey).digest()
  return id.subarray(0, 4)
}

/** In: a key's name and the key, private or public. Out: the verifier key as text, `name+id+base64`. */
export function verifierKeyOf(
  name: string,
  key: KeyObject,
  type: SignatureType = signatureType.note,
): string {
  const publicKey = bytesOf(key)
  const id = keyId(name, type, publicKey).toString('hex')
  return `${name}+${id}+${Buffer.concat([Uint8Array.of(type), publicKey]).toString('base64')}`
}

export type Verifier = { name: string; id: Buffer; type: SignatureType; key: KeyObject }

/** In: a verifier key as text. Out: the key by which to verify; null when the text is none of Ed25519. */
export function readVerifierKey(text: string): Verifier | null {
  const [, name, hex, base64] = /^([^\s+]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/]+={0,2})$/.exec(text) ?? []
  if (!name || !hex || !base64) return null
  const bytes = Buffer.from(base64, 'base64')
  const type = Object.values(signatureType).find((one) => one === bytes[0])
  if (bytes.length !== 33 || type === undefined) return null
  const publicKey = bytes.subarray(1)
  const id = keyId(name, type, publicKey)
  if (id.toString('hex') !== hex) return null
  const key = createPublicKey({
    key: Buffer.concat([derBefore, publicKey]),
    format: 'der',
    type: 'spki',
  })
  return { name, id, type, key }
}

/** A signature line without its newline. */
const lineOf = (name: string, id: Buffer, signature: Buffer) =>
  `— ${name} ${Buffer.concat([id, signature]).toString('base64')}`

/** In: a text that ends with a newline. Out: the note, signed once. */
export function signNote(text: string, name: string, privateKey: KeyObject): string {
  const id = keyId(name, signatureType.note, bytesOf(privateKey))
  return `${text}\n${lineOf(name, id, sign(null, Buffer.from(text), privateKey))}\n`
}

export type Checkpoint = { origin: string; size: number; root: Buffer }

export const checkpointText = ({ origin, size, root }: Checkpoint): string =>
  `${origin}\n${size}\n${root.toString('base64')}\n`

/** In: the text of a checkpoint. Out: what it says; null when it is none. */
export function readCheckpointText(text: string): Checkpoint | null {
  const [, origin, size, base64 = ''] = /^(\S+)\n(0|[1-9]\d{0,14})\n([A-Za-z0-9+/]{43}=)\n$/.exec(text) ?? []
  return origin && size ? { origin, size: Number(size), root: Buffer.from(base64, 'base64') } : null
}

/** Whether a note bears the signature of this key, under the key's own name. */
export function isSignedBy(note: string, { name, id, key }: Verifier): boolean {
  const text = textOf(note)
  return note
    .slice(text.length)
    .split('\n')
    .some((line) => {
      const [, who, base64] = /^— (\S+) ([A-Za-z0-9+/]+={0,2})$/.exec(line) ?? []
      const bytes = Buffer.from(base64 ?? '', 'base64')
      return (
        who === name &&
        bytes.subarray(0, 4).equals(id) &&
        verify(null, Buffer.from(text), key, bytes.subarray(4))
      )
    })
}

/** Of a note: its text, which the signatures are over, up to its newline. */
export const textOf = (note: string): string => note.slice(0, note.lastIndexOf('\n\n') + 1)

/** What a cosigner signs of a checkpoint at a moment, in seconds since 1970. */
const cosignedText = (text: string, seconds: bigint) => `cosignature/v1\ntime ${seconds}\n${text}`

/** A witness's line under a checkpoint, without its newline. In: when, in seconds since 1970. */
export function cosign(text: string, name: string, key: KeyObject, seconds: number): string {
  const at = Buffer.alloc(8)
  at.writeBigUInt64BE(BigInt(seconds))
  const signature = sign(null, Buffer.from(cosignedText(text, BigInt(seconds))), key)
  return lineOf(name, keyId(name, signatureType.cosignature, bytesOf(key)), Buffer.concat([at, signature]))
}

/** Out: the line by which the witness of this key cosigned the checkpoint, and when; null when none holds. */
export function findCosignature(lines: string, text: string, { name, id, type, key }: Verifier) {
  if (type !== signatureType.cosignature) return null
  for (const line of lines.split('\n')) {
    const [, who, base64] = /^— (\S+) ([A-Za-z0-9+/]+={0,2})$/.exec(line) ?? []
    const bytes = Buffer.from(base64 ?? '', 'base64')
    if (who !== name || bytes.length !== 76 || !bytes.subarray(0, 4).equals(id)) continue
    const seconds = bytes.readBigUInt64BE(4)
    if (verify(null, Buffer.from(cosignedText(text, seconds)), key, bytes.subarray(12)))
      return { line, at: new Date(Number(seconds) * 1000) }
  }
  return null
}
