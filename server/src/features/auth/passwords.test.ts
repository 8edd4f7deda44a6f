import { expect, it } from 'vitest'
import { hashPassword, passwordFits } from './passwords.ts'

it('keeps a password as argon2id of 19 MiB and two passes, which fits it and no other', async () => {
  const kept = await hashPassword('گذرواژهٔ آزمون ۱')
  expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await passwordFits(kept, 'گذرواژهٔ آزمون ۱')).toBe(true)
  expect(await passwordFits(kept, 'گذرواژهٔ آزمون ۲')).toBe(false)
})

it.each([null, '', 'گذرواژه', 'md5:aa'])('nothing fits %s, which is no hash', async (kept) => {
  expect(await passwordFits(kept, kept ?? '')).toBe(false)
})
