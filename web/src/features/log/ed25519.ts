import type { Ed25519Verify } from '@bargah/verifier/note.ts'
import { verifySignature } from '../permits/check.parts.ts'

/** Ed25519 of the browser, or by hand where it has none. */
export const ed25519: Ed25519Verify = (publicKey, message, signature) =>
  verifySignature(Uint8Array.from(publicKey), Uint8Array.from(signature), Uint8Array.from(message))
