import { describe, expect, it } from 'vitest'
import { mayAskAgain, mayConfirm } from './two-admins.rules.ts'

const now = new Date('2026-11-21T10:00:00Z')
const before = new Date(now.getTime() - 1)
const after = new Date(now.getTime() + 1)
const asked = { askedBy: 7, expiresAt: after, endedAt: null }

describe('what two administrators do', () => {
  it.each([
    [null, null],
    [after, 'already_asked'],
    [now, null],
    [before, null],
  ])('is asked for when nobody has asked, or until %o only', (openUntil, why) => {
    expect(mayAskAgain(openUntil, now)).toBe(why)
  })

  it.each([
    [{}, 8, null],
    [{}, 7, 'same_person'],
    [{ expiresAt: now }, 8, 'expired'],
    [{ endedAt: before }, 8, 'ended'],
    [{ endedAt: before, expiresAt: now }, 7, 'ended'],
  ])('is confirmed by another in time: %o by %i is %s', (more, confirmer, why) => {
    expect(mayConfirm({ ...asked, ...more }, confirmer, now)).toBe(why)
  })
})
