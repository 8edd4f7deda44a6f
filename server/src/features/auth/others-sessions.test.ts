import { minuteMs } from '@bargah/contract/kernel/durations.ts'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { quickHash } from './auth.build.ts'

const app = useTestApp()

const password = 'Bargah@1405'

/** An administrator who gave his password so many minutes ago. */
async function admin(minutesAgo: number) {
  const { token, userId } = await app.signedIn('Admin')
  await app.setRow('users', userId, { passwordHash: await quickHash(password) })
  const passwordAt = new Date((await app.clock.now(app.db)).getTime() - minutesAgo * minuteMs)
  await app.setRow('sessions', { userId }, { passwordAt })
  return { token, userId }
}
const sessionsOf = (token: string, UserId: number) => app.call('listSessionsOf', { token, query: { UserId } })
const end = (token: string, UserId: number, SessionId?: number) =>
  app.call('endSessionsOf', { token, body: { UserId, SessionId } })
const give = (token: string, Password: string) => app.call('reauthenticate', { token, body: { Password } })
const stateOf = async (token: string) => {
  const { status, message } = await app.call('showMe', { token })
  return status === 200 ? 'signed in' : message
}

describe('the sessions of another', () => {
  it('are listed and ended by an administrator, who says so to their owner', async () => {
    const { token } = await admin(0)
    const other = await app.signedIn('LoadHallAdmin', { hallId: (await app.buildHall()).id })
    const second = await app.newSession(other.userId)
    expect((await sessionsOf(token, other.userId)).data).toHaveLength(2)

    const answer = await end(token, other.userId)
    expect(answer.data).toEqual({ code: 1, message: '۲ نشست پایان یافت.' })
    for (const ended of [other.token, second])
      expect(await stateOf(ended)).toBe('مدیر سامانه این نشست را پایان داد؛ دوباره وارد شوید.')
    expect((await sessionsOf(token, other.userId)).data).toEqual([])
    const again = await app.newSession(other.userId)
    const { data } = await app.call('listNotifications', { token: again })
    expect(data).toMatchObject([
      { state: 'security', notificiation: { subject: 'مدیر سامانه نشست شما را پایان داد' } },
    ])
    await app.call('signOut', { token: again })
    expect((await end(token, other.userId)).message).toBe('این کاربر نشست فعالی نداشت.')
  })

  it('end one by one, and one of somebody else is as if it were not there', async () => {
    const { token } = await admin(0)
    const [one, other] = [await app.signedIn('Customer'), await app.signedIn('Customer')]
    const second = await app.newSession(one.userId)
    const [newest] = (await sessionsOf(token, one.userId)).data
    expect((await end(token, other.userId, newest.id)).status).toBe(404)
    expect((await end(token, one.userId, newest.id)).message).toBe('۱ نشست پایان یافت.')
    expect(await stateOf(second)).not.toBe('signed in')
    expect(await stateOf(one.token)).toBe('signed in')
    expect((await end(token, one.userId, newest.id)).status).toBe(404)
    expect((await end(token, 999_999)).status).toBe(404)
    expect((await sessionsOf(token, 999_999)).status).toBe(404)
  })
})

describe('an act on others, half an hour after the password was given', () => {
  it('asks for it, does nothing before, and goes on under the same key', async () => {
    const me = await admin(31)
    const other = await app.signedIn('Customer')
    const headers = { 'idempotency-key': 'end-them-all' }
    const body = { UserId: other.userId }
    const act = () => app.call('endSessionsOf', { token: me.token, body, headers })
    const asked = await act()
    expect(asked).toMatchObject({ status: 200, statusCode: 400 })
    expect(asked.data).toMatchObject({ code: -1, reason: 'reauthenticate' })
    expect(await stateOf(other.token)).toBe('signed in')

    expect((await give(me.token, 'another one')).errors).toEqual(['گذرواژه درست نیست.'])
    expect((await act()).data.reason).toBe('reauthenticate')
    expect((await give(me.token, password)).data.code).toBe(1)
    expect((await act()).data.code).toBe(1)
    expect(await stateOf(other.token)).not.toBe('signed in')
  })

  it('asks again after another half an hour', async () => {
    const me = await admin(31)
    const other = await app.signedIn('Customer')
    await give(me.token, password)
    await app.clock.moveBy(30 * minuteMs - 5_000)
    expect((await end(me.token, other.userId)).data.code).toBe(1)
    await app.clock.moveBy(6_000)
    expect((await end(me.token, other.userId)).data.reason).toBe('reauthenticate')
  })

  it('takes few wrong passwords, of all at one moment too, and what is wrong is not given', async () => {
    const me = await admin(31)
    const guesses = await Promise.all(Array.from({ length: 12 }, (_, i) => give(me.token, `wrong-${i}`)))
    expect(guesses.filter(({ status }) => status === 200)).toHaveLength(5)
    expect((await give(me.token, password)).status).toBe(429)
    expect((await end(me.token, me.userId)).data.reason).toBe('reauthenticate')
  })
})
