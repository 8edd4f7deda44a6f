import { type Call, sessionOf } from '../../kernel/call.ts'
import type { KeyRing } from '../../kernel/keys.rules.ts'
import { type FileLink, signLink } from './files.rules.ts'

/** What makes links to files for the caller, good for a minute. */
export async function linksFor(call: Call, keys: KeyRing) {
  const { sessionId } = sessionOf(call)
  const now = await call.now()
  return (file: Omit<FileLink, 'sessionId'>) => signLink(keys, { ...file, sessionId }, now)
}
