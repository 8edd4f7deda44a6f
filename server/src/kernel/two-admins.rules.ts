/** What one administrator asked for and another confirms. */
export type AskedOfTwo = { askedBy: number; expiresAt: Date; endedAt: Date | null }

/** In: until when an earlier request for the same stands, and the time. Out: why another is not asked, or null. */
export const mayAskAgain = (openUntil: Date | null, now: Date): 'already_asked' | null =>
  openUntil && openUntil > now ? 'already_asked' : null

/** In: a request, who confirms it, and the time. Out: why not, or null. */
export function mayConfirm(
  { askedBy, expiresAt, endedAt }: AskedOfTwo,
  confirmerId: number,
  now: Date,
): 'ended' | 'expired' | 'same_person' | null {
  if (endedAt) return 'ended'
  if (expiresAt <= now) return 'expired'
  return askedBy === confirmerId ? 'same_person' : null
}
