/** Signed notes (C2SP signed-note) with Ed25519, and cosignatures of witnesses on them (C2SP tlog-cosignature, v1). */
import { type Bytes, concat, fromBase64, isSame, readUtf8, utf8 } from './bytes.ts'
import { sha256 } from './sha256.ts'

/** `text` ends in a newline, `whole` is all of it; signatures stand as they were written, unverified. */
export type Note = { text: string; whole: string; signatures: NoteSignature[] }
export type NoteSignature = { name: string; keyId: Bytes; signature: Bytes }
export type VerifierKey = { name: string; keyId: Bytes; kind: 'log' | 'witness'; publicKey: Bytes }

/** Whether an Ed25519 signature is good; browsers that have none are handed one. */
export type Ed25519Verify = (publicKey: Bytes, message: Bytes, signature: Bytes) => Promise<boolean> | boolean

const kindOf = { 1: 'log', 4: 'witness' } as const

/** Reads `name+hash+base64`; null when it is none, or of another kind than ours. */
export function readVerifierKey(text: string): VerifierKey | null {
  const [, name = '', hash = '', encoded = ''] =
    /^([^\s+]+)\+([0-9a-f]{8})\+([\w+/=]+)$/.exec(text.trim()) ?? []
  const key = fromBase64(encoded)
  const kind = kindOf[(key?.[0] ?? 0) as keyof typeof kindOf]
  if (!key || !kind || key.length !== 33) return null
  const keyId = sha256(concat(utf8(`${name}\n`), key)).slice(0, 4)
  const said = Uint8Array.from(hash.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  return isSame(keyId, said) ? { name, keyId, kind, publicKey: key.slice(1) } : null
}

/** Takes a note apart; null when it is none. */
export function readNote(bytes: Bytes | string): Note | null {
  const note = typeof bytes === 'string' ? bytes : readUtf8(bytes)
  if (note === null || /[\u0000-\u0009\u000b-\u001f]/.test(note)) return null
  const cut = note.lastIndexOf('\n\n')
  if (cut < 0 || !note.endsWith('\n')) return null
  const signatures = note
    .slice(cut + 2, -1)
    .split('\n')
    .map(readSignature)
  if (signatures.some((signature) => signature === null)) return null
  return { text: note.slice(0, cut + 1), whole: note, signatures: signatures as NoteSignature[] }
}

function readSignature(line: string): NoteSignature | null {
  const [, name, encoded = ''] = /^— ([^\s+]+) (\S+)$/.exec(line) ?? []
  const bytes = fromBase64(encoded)
  if (!name || !bytes || bytes.length < 5) return null
  return { name, keyId: bytes.slice(0, 4), signature: bytes.slice(4) }
}

const byKey = (key: VerifierKey) => (signature: NoteSignature) =>
  signature.name === key.name && isSame(signature.keyId, key.keyId)

/** Whether the key signed the note: at least one signature of its name and id, and each of them good. */
export async function isSignedBy(note: Note, key: VerifierKey, verify: Ed25519Verify): Promise<boolean> {
  const own = note.signatures.filter(byKey(key))
  for (const { signature } of own)
    if (signature.length !== 64 || !(await verify(key.publicKey, utf8(note.text), signature))) return false
  return own.length > 0
}

/** When the witness saw the checkpoint, in seconds since 1970; null when it did not, or its signature is not good. */
export async function findCosignature(
  note: Note,
  witness: VerifierKey,
  verify: Ed25519Verify,
): Promise<number | null> {
  for (const { signature } of note.signatures.filter(byKey(witness))) {
    if (signature.length !== 72) continue
    const time = Number(new DataView(concat(signature).buffer).getBigUint64(0))
    const message = utf8(`cosignature/v1\ntime ${time}\n${note.text}`)
    if (Number.isSafeInteger(time) && (await verify(witness.publicKey, message, signature.slice(8))))
      return time
  }
  return null
}

/** The Ed25519 of Node and of today's browsers. */
export const webEd25519: Ed25519Verify = async (publicKey, message, signature) => {
  const key = await crypto.subtle.importKey('raw', concat(publicKey), 'Ed25519', false, ['verify'])
  return crypto.subtle.verify('Ed25519', key, concat(signature), concat(message))
}
