import { describe, expect, it } from 'vitest'
import { generatePassword, hashPassword, makePassword, passwordFits } from './passwords.ts'

it('keeps a password as argon2id of 19 MiB and two passes, which fits it and no other', async () => {
  const kept = await hashPassword('گذرواژهٔ آزمون ۱')
  expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await passwordFits(kept, 'گذرواژهٔ آزمون ۱')).toBe(true)
  expect(await passwordFits(kept, 'گذرواژهٔ آزمون ۲')).toBe(false)
})

it.each([null, '', 'گذرواژه', 'md5:aa'])('nothing fits %s, which is no hash', async (kept) => {
  expect(await passwordFits(kept, kept ?? '')).toBe(false)
})

describe('a generated password', () => {
  it.each([
    ['for a phone is twelve digits', 'phone', /^\d{12}$/],
    ['for a desk is three groups that nobody misreads', 'desk', /^([a-hjkmnp-z]{4}-){2}[a-hjkmnp-z]{4}$/],
  ] as const)('%s', (_what, kind, form) => {
    const made = Array.from({ length: 200 }, () => generatePassword(kind))
    for (const password of made) expect(password).toMatch(form)
    expect(new Set(made).size).toBe(200)
    // no place of it is always the same
    for (let at = 0; at < 12; at += 1)
      expect(new Set(made.map((password) => password.replaceAll('-', '')[at])).size).toBeGreaterThan(5)
  })

  it('fits the hash that is made with it', async () => {
    const { password, passwordHash } = await makePassword('phone')
    expect(await passwordFits(passwordHash, password)).toBe(true)
    expect(await passwordFits(passwordHash, (await makePassword('phone')).password)).toBe(false)
  })
})
