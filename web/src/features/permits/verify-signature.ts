import type { VerifySignature } from './check-permit.rules.ts'

const byHand = () => import('./verify-by-hand.ts')

/** Ed25519 by the browser's own ciphers, and on phones that lack it by a small library. */
export const verifySignature: VerifySignature = async (key, signature, body) => {
  const imported = await crypto.subtle.importKey('raw', key, 'Ed25519', false, ['verify']).catch(() => null)
  if (imported) return crypto.subtle.verify('Ed25519', imported, signature, body)
  return (await byHand()).verifyByHand(key, signature, body)
}
