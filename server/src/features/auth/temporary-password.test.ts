import { minuteMs } from '@bargah/contract/kernel/durations.ts'
import { expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { quickHash } from './auth.build.ts'

const app = useTestApp()

const temporary = 'x7k-q2m-w9d'

/** Somebody whose password was made by another and is good for ten minutes. */
async function withTemporaryPassword() {
  const { userId } = await app.signedIn('Customer')
  const now = await app.clock.now(app.db)
  const { username } = await app.db
    .updateTable('users')
    .set({
      passwordHash: await quickHash(temporary),
      passwordMustChange: true,
      passwordExpiresAt: new Date(now.getTime() + 10 * minuteMs),
    })
    .where('id', '=', userId)
    .returning('username')
    .executeTakeFirstOrThrow()
  return username
}
const signIn = (Username: string, Password: string) =>
  app.call('signIn', { body: { Username, Password, Role: 'Support' } })
const change = (token: string, NewPassword: string) =>
  app.call('changeMyPassword', { token, body: { CurrentPassword: temporary, NewPassword } })

it('a temporary password lets in to its change, and to nothing else', async () => {
  const { data } = await signIn(await withTemporaryPassword(), temporary)
  expect(data.member.mustChangePassword).toBe(true)
  const token = data.accessToken
  expect((await app.call('showMe', { token })).data.member.mustChangePassword).toBe(true)
  const refused = await app.call('listMySessions', { token })
  expect([refused.status, refused.message]).toEqual([403, 'گذرواژهٔ شما موقت است؛ نخست آن را عوض کنید.'])

  expect((await change(token, 'kf7-wq2-hm9')).data.code).toBe(1)
  expect((await app.call('showMe', { token })).data.member.mustChangePassword).toBeUndefined()
  expect((await app.call('listMySessions', { token })).status).toBe(200)
})

it('one may leave with it', async () => {
  const { data } = await signIn(await withTemporaryPassword(), temporary)
  expect((await app.call('signOut', { token: data.accessToken })).data.code).toBe(1)
})

it('a temporary password ends, and one of one’s own does not', async () => {
  const [late, prompt] = [await withTemporaryPassword(), await withTemporaryPassword()]
  const { data } = await signIn(prompt, temporary)
  await change(data.accessToken, 'kf7-wq2-hm9')
  await app.clock.moveBy(11 * minuteMs)
  expect((await signIn(late, temporary)).errors).toEqual([
    'مهلت گذرواژهٔ موقت شما به پایان رسیده است؛ گذرواژهٔ تازه بگیرید.',
  ])
  expect((await signIn(late, 'not even that')).errors).toEqual(['نام کاربری، گذرواژه یا نقش درست نیست.'])
  expect((await signIn(prompt, 'kf7-wq2-hm9')).statusCode).toBe(200)
})
