import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { quickHash } from './auth.build.ts'

const app = useTestApp()

const password = 'Bargah@1405'
/** Somebody of the staff with a password, signed in once. */
async function withPassword() {
  const { token, userId } = await app.signedIn('Customer')
  const { username } = await app.db
    .updateTable('users')
    .set({ passwordHash: await quickHash(password) })
    .where('id', '=', userId)
    .returning('username')
    .executeTakeFirstOrThrow()
  return { token, userId, username }
}
const signIn = (Username: string, Password: string, DeviceId?: string) =>
  app.call('signIn', { body: { Username, Password, Role: 'Support', DeviceId } })
const change = (token: string, CurrentPassword: string, NewPassword: string) =>
  app.call('changeMyPassword', { token, body: { CurrentPassword, NewPassword } })
const isSignedIn = async (token: string) => (await app.call('showMe', { token })).status === 200

describe('who I am', () => {
  it('tells a company’s member his flags as they now are, and his company', async () => {
    const company = await app.buildCompany({ name: 'ترابر آزمون' })
    const city = await app.db.selectFrom('cities').select(['id', 'name']).limit(1).executeTakeFirstOrThrow()
    await app.setRow('companies', company.id, { cityId: city.id, address: 'خیابان یکم' })
    const { token, userId } = await app.signedIn('TransportationCompanyMember', {
      companyId: company.id,
      flags: ['access_Load_Add'],
    })
    const { data } = await app.call('showMe', { token })
    expect(data).toEqual({
      member: {
        memberId: userId,
        username: expect.any(String),
        role: 'TransportationCompanyMember',
        fullname: 'کاربر آزمون',
        clientId: company.id,
        access_Load_Add: true,
        access_Cargo_Add: true,
      },
      profile: {
        kind: 'company',
        name: 'ترابر آزمون',
        nationalId: company.nationalId,
        mobile: '09121234567',
        cityName: city.name,
        address: 'خیابان یکم',
      },
    })
    await app.setRow('users', userId, { accessFlags: ['access_Bill_List'] })
    const { member } = (await app.call('showMe', { token })).data
    expect(member.access_Load_Add).toBeUndefined()
    expect(member.access_Bill_List).toBe(true)
  })

  it('tells a driver his person and the plate of his truck', async () => {
    const driver = await app.buildDriver()
    const { token } = await app.signedIn('Driver', { driverId: driver.id })
    const { plateTwo, plateLetter, plateThree, plateRegion, cardNumber } = driver.freighter
    expect((await app.call('showMe', { token })).data.profile).toEqual({
      kind: 'driver',
      firstName: driver.firstName,
      lastName: driver.lastName,
      nationalId: driver.nationalId,
      mobile: driver.mobile,
      driverCardNumber: driver.cardNumber,
      freighterCardNumber: cardNumber,
      plaqueNumber: `${plateTwo}${plateLetter}${plateThree}`,
      plaqueSerialNumber: plateRegion,
    })
  })

  it('tells a driver that his screens show all once he chose so, on his next phone too', async () => {
    const driver = await app.signedIn('Driver', { driverId: (await app.buildDriver()).id })
    const other = await app.signedIn('Driver', { driverId: (await app.buildDriver()).id })
    const [mine, others] = [driver.token, other.token]
    const depthOf = async (token: string) => (await app.call('showMe', { token })).data.member.showsAll
    expect(await depthOf(mine)).toBeUndefined()
    await app.call('chooseDepth', { token: mine, body: { ShowsAll: true } })
    expect(await depthOf(await app.newSession(driver.userId))).toBe(true)
    expect(await depthOf(others)).toBeUndefined()
    await app.call('chooseDepth', { token: mine, body: { ShowsAll: false } })
    expect(await depthOf(mine)).toBeUndefined()
  })

  it('tells a driver without a truck so', async () => {
    const driver = await app.buildDriver()
    await app.setRow('drivers', driver.id, { currentDriverFreighterId: null })
    const { token } = await app.signedIn('Driver', { driverId: driver.id })
    const { profile } = (await app.call('showMe', { token })).data
    expect(profile).toMatchObject({
      nationalId: driver.nationalId,
      freighterCardNumber: null,
      plaqueNumber: null,
    })
  })

  it('tells a product owner his person, and others that there is nothing behind them', async () => {
    const owner = await app.buildProductOwner()
    const { token } = await app.signedIn('ProductOwnerAdmin', { productOwnerId: owner.id })
    const { firstName, lastName, nationalId, mobile } = owner
    expect((await app.call('showMe', { token })).data.profile).toEqual({
      kind: 'productOwner',
      firstName,
      lastName,
      nationalId,
      mobile,
    })
    const admin = await app.signedIn('Admin')
    const me = await app.call('showMe', { token: admin.token })
    expect(me.data).toMatchObject({ member: { role: 'Admin', clientId: admin.userId }, profile: null })
  })
})

describe('changing my password', () => {
  it('takes the new one from then on, keeps this session and ends the others', async () => {
    const me = await withPassword()
    const other = await app.newSession(me.userId)
    const answer = await change(me.token, password, 'Another@1405')
    expect(answer.data).toEqual({ code: 1, message: 'گذرواژه عوض شد و نشست‌های دیگر پایان یافت.' })
    expect(await isSignedIn(me.token)).toBe(true)
    expect(await isSignedIn(other)).toBe(false)
    expect((await signIn(me.username, password)).statusCode).toBe(400)
    expect((await signIn(me.username, 'Another@1405')).statusCode).toBe(200)
  })

  it('answers the same when it is sent again because the answer was lost', async () => {
    const me = await withPassword()
    const send = () =>
      app.call('changeMyPassword', {
        token: me.token,
        body: { CurrentPassword: password, NewPassword: 'Another@1405' },
        headers: { 'idempotency-key': 'my-new-password' },
      })
    const answers = [await send(), await send()]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect((await signIn(me.username, 'Another@1405')).statusCode).toBe(200)
  })

  it('leaves the sessions of other accounts alone', async () => {
    const [me, somebody] = [await withPassword(), await withPassword()]
    await change(me.token, password, 'Another@1405')
    expect(await isSignedIn(somebody.token)).toBe(true)
  })

  it.each([
    ['a wrong current password', 'wrong-one', 'Another@1405', 'گذرواژهٔ کنونی درست نیست.'],
    ['the same again', password, password, 'گذرواژهٔ تازه همان گذرواژهٔ کنونی است؛ گذرواژهٔ دیگری برگزینید.'],
  ])('refuses %s and changes nothing', async (_what, current, wanted, sentence) => {
    const me = await withPassword()
    const other = await app.newSession(me.userId)
    const answer = await change(me.token, current, wanted)
    expect(answer.status).toBe(200)
    expect(answer.statusCode).toBe(400)
    expect(answer.errors).toEqual([sentence])
    expect(await isSignedIn(other)).toBe(true)
    expect((await signIn(me.username, password)).statusCode).toBe(200)
  })

  it('lets nobody guess the current one for long', async () => {
    const me = await withPassword()
    const guesses = await Promise.all(
      Array.from({ length: 20 }, (_, i) => change(me.token, `wrong-${i}`, 'Another@1405')),
    )
    expect(guesses.filter(({ status }) => status === 200)).toHaveLength(5)
    const refused = await change(me.token, password, 'Another@1405')
    expect(refused.status).toBe(429)
    expect(refused.message).toMatch(/^گذرواژهٔ نادرست زیاد وارد شده است؛ [۰-۹]+ ثانیهٔ دیگر دوباره تلاش کنید.$/)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    await app.clock.moveBy(31_000)
    expect((await change(me.token, password, 'Another@1405')).statusCode).toBe(200)
  })

  it('is kept from nobody by what strangers tried, nor by his own earlier rights', async () => {
    const me = await withPassword()
    for (let i = 0; i < 10; i++) await signIn(me.username, `wrong-${i}`)
    for (let i = 0; i < 3; i++) {
      expect((await change(me.token, i === 0 ? password : 'Last@1405', `First@140${i}`)).statusCode).toBe(200)
      expect((await change(me.token, `First@140${i}`, 'Last@1405')).statusCode).toBe(200)
    }
  })

  it('says all that is wrong with what was sent', async () => {
    const me = await withPassword()
    const answer = await change(me.token, '', '۱۲۳۴۵')
    expect(answer.status).toBe(400)
    expect(answer.errors).toEqual(['گذرواژهٔ کنونی را وارد کنید.', 'گذرواژهٔ تازه باید دست‌کم ۸ نویسه باشد.'])
  })

  it('takes none that many use, and none that holds a name of the account', async () => {
    const company = await app.buildCompany({ name: 'ترابر سهند' })
    const { token, userId } = await app.signedIn('TransportationCompanyAdmin', { companyId: company.id })
    await app.setRow('users', userId, { passwordHash: await quickHash(password) })
    expect((await change(token, password, 'Password1')).errors[0]).toContain('بسیاری به کار می‌برند')
    for (const own of [`x${company.nationalId}x`, 'سهند-بلند-۱۴۰۵', '+989121234567-x'])
      expect((await change(token, password, own)).errors[0], own).toContain('نباید نام')
    expect((await change(token, password, 'kf7-wq2-hm9')).statusCode).toBe(200)
  })

  it('happens once for two at one moment', async () => {
    const me = await withPassword()
    const answers = await Promise.all([
      change(me.token, password, 'First@1405'),
      change(me.token, password, 'Second@1405'),
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
  })

  it('leaves no password, and no hash of one that can be guessed at, in the audit or under a key', async () => {
    const me = await withPassword()
    const body = { CurrentPassword: password, NewPassword: 'Another@1405' }
    const headers = { 'idempotency-key': 'change-password-1' }
    expect((await app.call('changeMyPassword', { token: me.token, body, headers })).statusCode).toBe(200)
    const line = await app.oneRow('auditLog', { userId: me.userId, endpoint: 'changeMyPassword' })
    expect(line.input).toEqual({})
    const first = await app.oneRow('idempotencyKeys', { owner: `user:${me.userId}` })
    const guess = createHash('sha256').update('changeMyPassword').update(JSON.stringify(body)).digest('hex')
    expect(first.fingerprint).not.toBe(guess)
  })

  it('is another request under the same key when another password is asked for', async () => {
    const me = await withPassword()
    const headers = { 'idempotency-key': 'change-password-2' }
    const send = (CurrentPassword: string, NewPassword: string) =>
      app.call('changeMyPassword', { token: me.token, headers, body: { CurrentPassword, NewPassword } })
    expect((await send(password, 'Another@1405')).statusCode).toBe(200)
    expect((await send('Another@1405', 'Third@1405')).status).toBe(409)
    expect((await signIn(me.username, 'Another@1405')).statusCode).toBe(200)
  })
})

describe('my sessions', () => {
  const list = async (token: string) => (await app.call('listMySessions', { token })).data
  const end = (token: string, Id: number) => app.call('endMySession', { token, body: { Id } })

  it('are the living ones of my account, mine marked, devices by their first letters', async () => {
    const me = await withPassword()
    const { data } = await signIn(me.username, password, 'a-long-device-id')
    const rows = await list(data.accessToken)
    expect(rows).toHaveLength(2)
    expect(rows.find((row: { isCurrent: boolean }) => row.isCurrent)).toEqual({
      id: expect.any(Number),
      deviceId: 'a-long-d',
      browser: null,
      system: null,
      createdAt: expect.any(String),
      seenAt: expect.any(String),
      isCurrent: true,
    })
    await app.call('signOut', { token: data.accessToken })
    expect(await list(me.token)).toMatchObject([{ isCurrent: true }])
  })

  it('are named by browser and system, as the client says when signing in', async () => {
    const me = await withPassword()
    const headers = { 'user-agent': 'Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0' }
    const body = { Username: me.username, Password: password, Role: 'Support', DeviceId: 'phone' } as const
    const { data } = await app.call('signIn', { body, headers })
    const rows = await list(data.accessToken)
    expect(rows.find((row: { isCurrent: boolean }) => row.isCurrent)).toMatchObject({
      browser: 'firefox',
      system: 'android',
    })
  })

  it('are without those of staff who have been idle too long', async () => {
    const me = await withPassword()
    await signIn(me.username, password, 'the-office')
    expect(await list(me.token)).toHaveLength(2)
    await app.clock.moveBy(2_001_000)
    expect(await list(me.token)).toHaveLength(1)
  })

  it('are without those of staff who signed in more than twelve hours ago, however busy they are', async () => {
    const me = await withPassword()
    const { data } = await signIn(me.username, password, 'the-office')
    for (let half = 0; half < 23; half += 1) {
      await app.clock.moveBy(30 * 60_000)
      expect(await isSignedIn(data.accessToken)).toBe(true)
    }
    await app.clock.moveBy(31 * 60_000)
    const late = await app.call('showMe', { token: data.accessToken })
    expect([late.status, late.message]).toEqual([401, expect.stringContaining('زمان زیادی')])
    expect(await list(me.token)).toHaveLength(1)
  })

  it('say what ended them to whom still holds them', async () => {
    const me = await withPassword()
    const why = async (token: string) => (await app.call('showMe', { token })).message
    const ended = await app.newSession(me.userId)
    const theirs = (await list(me.token)).find((row: { isCurrent: boolean }) => !row.isCurrent)
    const [changed, left] = [await app.newSession(me.userId), await app.newSession(me.userId)]
    await end(me.token, theirs.id)
    expect(await why(ended)).toContain('از دستگاه دیگری پایان داده‌اید')
    await app.call('signOut', { token: left })
    expect(await why(left)).toContain('بیرون آمده‌اید')
    await change(me.token, password, 'Another@1405')
    expect(await why(changed)).toContain('با گذرواژهٔ تازه')
    await app.setRow('users', me.userId, { isActive: false })
    expect(await why(me.token)).toContain('غیرفعال')
  })

  it('end one by one', async () => {
    const me = await withPassword()
    const other = await app.newSession(me.userId)
    const theirs = (await list(me.token)).find((row: { isCurrent: boolean }) => !row.isCurrent)
    expect((await end(me.token, theirs.id)).data.code).toBe(1)
    expect(await isSignedIn(other)).toBe(false)
    expect(await isSignedIn(me.token)).toBe(true)
  })

  it('of another, or one that has ended, is as if it were not there', async () => {
    const [me, somebody] = [await withPassword(), await withPassword()]
    const [theirs] = await list(somebody.token)
    expect((await end(me.token, theirs.id)).status).toBe(404)
    expect(await isSignedIn(somebody.token)).toBe(true)
    const [mine] = await list(me.token)
    await app.newSession(me.userId)
    const other = (await list(me.token)).find((row: { id: number }) => row.id !== mine.id)
    await end(me.token, other.id)
    expect((await end(me.token, other.id)).status).toBe(404)
  })
})

describe('a device that was never seen', () => {
  const toldOf = async (token: string) =>
    (await app.call('listNotifications', { token })).data.filter(
      (row: { state: string }) => row.state === 'security',
    )

  it('is told of once, and not at the first sign-in ever', async () => {
    const userId = (await app.signedIn('Customer')).userId
    await app.db.deleteFrom('sessions').where('userId', '=', userId).execute()
    const { username } = await app.db
      .updateTable('users')
      .set({ passwordHash: await quickHash(password) })
      .where('id', '=', userId)
      .returning('username')
      .executeTakeFirstOrThrow()
    const { data: first } = await signIn(username, password, 'phone-one')
    expect(await toldOf(first.accessToken)).toEqual([])
    await signIn(username, password, 'phone-two')
    expect(await toldOf(first.accessToken)).toMatchObject([
      { link: '/Profile', notificiation: { subject: 'ورود از دستگاهی تازه', isRead: false } },
    ])
    await signIn(username, password, 'phone-two')
    await signIn(username, password, 'phone-one')
    expect(await toldOf(first.accessToken)).toHaveLength(1)
  })
})
