import type { FileRefusal } from '@bargah/contract/features/files/files.text.ts'
import { isOneOf, type Role, supporters } from '@bargah/contract/kernel/access.ts'
import { keptKinds, type KeptKind } from '@bargah/contract/kernel/files.ts'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { type KeyRing, newestKey } from '../../kernel/keys.rules.ts'

const purpose = 'file links'
const linkLivesMs = 60_000
const ending: Record<KeptKind, string> = { jpeg: 'jpg', pdf: 'pdf' }

/** Whom a link is made for: who signed in by a session, or a program by a key. */
export type Signer = { sessionId: number } | { keyId: number }
export type FileLink = { name: string; kind: KeptKind; signer: Signer }

// no number begins with it, since those have small letters
const ofKey = 'K'
const saySigner = (signer: Signer): string =>
  'keyId' in signer ? `${ofKey}${signer.keyId.toString(36)}` : signer.sessionId.toString(36)
const readSigner = (said: string): Signer =>
  said.startsWith(ofKey)
    ? { keyId: Number.parseInt(said.slice(1), 36) }
    : { sessionId: Number.parseInt(said, 36) }

/** The name under which a file opens for a minute, for whom it was made: `name-signer-until-signature.jpg`. */
export function signLink(keys: KeyRing, { name, kind, signer }: FileLink, now: Date): string {
  const until = Math.floor((now.getTime() + linkLivesMs) / 1_000)
  const said = `${name}-${saySigner(signer)}-${until.toString(36)}`
  return `${said}-${signatureOf(newestKey(keys, purpose).key, `${said}.${ending[kind]}`)}.${ending[kind]}`
}

/** In: a name as it was asked for. Out: what it opens, or null when it is not ours, was changed, or is over. */
export function readLink(keys: KeyRing, text: string, now: Date): FileLink | null {
  const [, said = '', signature = '', given] = /^(\w+-\w+-\w+)-(\w+)\.(\w+)$/.exec(text) ?? []
  const kind = keptKinds.find((one) => ending[one] === given)
  if (
    !kind ||
    !keys.ids.some((id) => isSigned(keys.derive(id, purpose), `${said}.${ending[kind]}`, signature))
  )
    return null
  const [name = '', signer = '', until = ''] = said.split('-')
  if (Number.parseInt(until, 36) * 1_000 < now.getTime()) return null
  return { name, kind, signer: readSigner(signer) }
}

const signatureOf = (key: Buffer, said: string) =>
  createHmac('sha256', key).update(said).digest('hex').slice(0, 32)

function isSigned(key: Buffer | undefined, said: string, given: string): boolean {
  const wanted = key ? signatureOf(key, said) : ''
  return given.length === wanted.length && timingSafeEqual(Buffer.from(given), Buffer.from(wanted))
}

/** Whether a file is shown to a role: what was taken back, to support alone. */
export const mayOpen = ({ takenBackAt }: { takenBackAt: Date | null }, role: Role): boolean =>
  takenBackAt === null || isOneOf(role, supporters)

/** In: bytes of a day, those of a new file among them, and how many may be. Out: why not, or null. */
export const maySend = (bytesOfDay: number, dailyBytes: number): FileRefusal | null =>
  bytesOfDay > dailyBytes ? 'quota' : null
