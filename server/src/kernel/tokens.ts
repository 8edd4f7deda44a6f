import { createHash, randomBytes } from 'node:crypto'

/** A new opaque token, and what of it is stored. */
export function newToken(): { token: string; tokenHash: Buffer } {
  const token = randomBytes(32).toString('base64url')
  return { token, tokenHash: hashToken(token) }
}

/** What is stored of a token: its SHA-256. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
