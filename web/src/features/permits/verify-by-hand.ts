import { verifyAsync } from '@noble/ed25519'
import type { VerifySignature } from './check-permit.rules.ts'

/** Ed25519 where the browser has none, as strict as its own (RFC 8032). */
export const verifyByHand: VerifySignature = (key, signature, body) =>
  verifyAsync(signature, body, key, { zip215: false }).catch(() => false)
