import { type Call, sessionOf } from '../../kernel/call.ts'
import type { KeyRing } from '../../kernel/keys.rules.ts'
import { type FileLink, type Signer, signLink } from './files.rules.ts'

/** What makes links to files for the caller, good for a minute. */
export async function linksFor(call: Call, keys: KeyRing) {
  const { sessionId, key } = sessionOf(call)
  const signer: Signer = key ? { keyId: key.id } : { sessionId: sessionId ?? 0 }
  const now = await call.now()
  return (file: Omit<FileLink, 'signer'>) => signLink(keys, { ...file, signer }, now)
}
