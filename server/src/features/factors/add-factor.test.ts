import {
  addFactorFirst,
  addFactorRefusals,
  factorRefusals,
  removeFactorRefusals,
} from '@bargah/contract/features/factors/factors.text.ts'
import { storedEnds } from '@bargah/contract/features/auth/auth.text.ts'
import { minuteMs } from '@bargah/contract/kernel/durations.ts'
import { describe, expect, it } from 'vitest'
import { type TestApp, useTestApp } from '../../../test/app.ts'
import { softAuthenticator } from '../../../test/authenticator.ts'
import { codeOf, password, person, withApp, withPasskey } from '../../../test/factors.ts'
import { buildPasskey } from './factors.build.ts'

const app = useTestApp()
const demo = useTestApp({ isDemo: true, isDemoMeant: true })

const come = (where: TestApp, Username: string, given: object = {}) =>
  where.call('signIn', { body: { Username, Password: password, Role: 'Support', ...given } as never })
const mine = (token: string) => app.call('showMyFactors', { token })
const subjectsOf = async (userId: number) => {
  return (await app.rowsOf('notifications', { userId })).map(({ message }) => message)
}
/** The session's password, and its factor, were given so many minutes ago. */
async function age(userId: number, minutes: number) {
  const passwordAt = new Date((await app.clock.now(app.db)).getTime() - minutes * minuteMs)
  await app.setRow('sessions', { userId }, { passwordAt })
}

describe('an account that must have a second factor', () => {
  it.each(['Admin', 'AdminSupport', 'LoadHallAdmin'] as const)(
    'as %s can only add one after its password, and then works',
    async (role) => {
      const hallId = role === 'LoadHallAdmin' ? (await app.buildHall()).id : undefined
      const user = await person(app, role, { hallId })
      const { data } = await come(app, user.username)
      const token = data.accessToken
      expect(data.member.mustAddFactor).toBe(true)
      expect((await app.call('showMe', { token })).data.member.mustAddFactor).toBe(true)
      const shut = await app.call('listMySessions', { token })
      expect([shut.status, shut.errors]).toEqual([403, [addFactorFirst]])
      const live = await app.app.inject({
        url: '/api/v1/Live',
        headers: { authorization: `Bearer ${token}` },
      })
      expect(live.statusCode).toBe(403)

      const { secret } = (await app.call('startAuthenticator', { token })).data
      const Code = await codeOf(app, secret)
      expect((await app.call('confirmAuthenticator', { token, body: { Code } })).statusCode).toBe(200)
      expect((await app.call('listMySessions', { token })).status).toBe(200)
      expect((await app.call('showMe', { token })).data.member.mustAddFactor).toBeUndefined()
    },
  )

  it('cannot renew codes, take a factor away or decide over others before that', async () => {
    const { data } = await come(app, (await person(app)).username)
    const token = data.accessToken
    const body = { Username: 'somebody', Id: 1 }
    for (const call of [
      'renewRecoveryCodes',
      'removeAuthenticator',
      'removePasskey',
      'askFactorRemoval',
      'confirmFactorRemoval',
    ] as const)
      expect((await app.call(call, { token, body })).status).toBe(403)
  })

  it('changes a temporary password first', async () => {
    const user = await person(app)
    await app.setRow('users', user.userId, { passwordMustChange: true })
    const { data } = await come(app, user.username)
    const token = data.accessToken
    expect((await app.call('startAuthenticator', { token })).status).toBe(403)
    const body = { CurrentPassword: password, NewPassword: 'tree-lamp-479' }
    expect((await app.call('changeMyPassword', { token, body })).statusCode).toBe(200)
    expect((await app.call('startAuthenticator', { token })).statusCode).toBe(200)
  })

  it('may leave, and says its password again where that is old', async () => {
    const user = await person(app)
    const { data } = await come(app, user.username)
    const token = data.accessToken
    await age(user.userId, 31)
    expect((await app.call('startAuthenticator', { token })).data.reason).toBe('reauthenticate')
    expect((await app.call('reauthenticate', { token, body: { Password: password } })).statusCode).toBe(200)
    expect((await app.call('startAuthenticator', { token })).statusCode).toBe(200)
    expect((await app.call('signOut', { token })).statusCode).toBe(200)
  })

  it('is asked for none on a demo, where one is offered', async () => {
    const user = await person(demo)
    const { data } = await come(demo, user.username)
    const token = data.accessToken
    expect(data.member.mustAddFactor).toBeUndefined()
    expect((await demo.call('showMyFactors', { token })).data).toMatchObject({ isDemanded: false })
    await withApp(demo, user)
    expect((await come(demo, user.username)).data.reason).toBe('factor_needed')
  })
})

describe('adding an app', () => {
  it('gives ten recovery codes once, ends the other sessions and tells the owner', async () => {
    const user = await person(app, 'Customer')
    const earlier = await app.newSession(user.userId)
    const { token, secret, recoveryCodes } = await withApp(app, user)
    expect(recoveryCodes).toHaveLength(10)
    expect((await app.call('showMe', { token: earlier })).message).toBe(storedEnds.factor_added)
    expect((await mine(token)).data).toEqual({
      isDemanded: false,
      rpId: 'bargah.test',
      appAddedAt: expect.any(String),
      passkeys: [],
      recoveryLeft: 10,
    })
    expect(await subjectsOf(user.userId)).toEqual([expect.stringContaining('برنامهٔ رمزساز افزوده شد.')])
    const [kept] = await app.rowsOf('authenticators', { userId: user.userId })
    expect(kept?.secretSealed).toMatch(/^s1\.1\./)
    expect(kept?.secretSealed).not.toContain(secret)
  })

  it('counts for nothing before a code of it was given, and leaves an earlier one in use', async () => {
    const user = await person(app, 'Customer')
    const { token, secret } = await withApp(app, user)
    const next = (await app.call('startAuthenticator', { token })).data
    expect((await come(app, user.username, { FactorCode: await codeOf(app, next.secret) })).errors).toEqual([
      factorRefusals.wrong_code,
    ])
    expect((await come(app, user.username, { FactorCode: await codeOf(app, secret) })).statusCode).toBe(200)
    const Code = await codeOf(app, next.secret)
    const { data } = await app.call('confirmAuthenticator', { token, body: { Code } })
    // the codes from before count on
    expect(data.data.recoveryCodes).toEqual([])
    expect((await come(app, user.username, { FactorCode: Code })).errors).toEqual([factorRefusals.used_code])
    await app.clock.moveBy(minuteMs)
    expect((await come(app, user.username, { FactorCode: await codeOf(app, secret) })).errors).toEqual([
      factorRefusals.wrong_code,
    ])
    const given = { FactorCode: await codeOf(app, next.secret) }
    expect((await come(app, user.username, given)).statusCode).toBe(200)
  })

  it('refuses a wrong code, one of a secret that was begun before, and one where none was begun', async () => {
    const user = await person(app, 'Customer')
    const token = await app.newSession(user.userId)
    const confirm = (Code: string) => app.call('confirmAuthenticator', { token, body: { Code } })
    expect((await confirm('123456')).errors).toEqual([addFactorRefusals.not_begun])
    const first = (await app.call('startAuthenticator', { token })).data.secret
    await app.call('startAuthenticator', { token })
    expect((await confirm(await codeOf(app, first))).errors).toEqual([addFactorRefusals.wrong_code])
    expect((await mine(token)).data).toMatchObject({ appAddedAt: null, recoveryLeft: 0 })
  })
})

describe('adding a passkey', () => {
  const begin = async (token: string) => (await app.call('startPasskey', { token })).data
  const add = (token: string, Credential: object, Name = 'لپ‌تاپ') =>
    app.call('addPasskey', { token, body: { Name, Credential } as never })

  it('keeps it by its name, and gives recovery codes with the first factor alone', async () => {
    const user = await person(app, 'Customer')
    const { token, recoveryCodes } = await withPasskey(app, user, 'لپ‌تاپ دفتر')
    expect(recoveryCodes).toHaveLength(10)
    const device = softAuthenticator()
    const begun = await begin(token)
    expect(begun).toMatchObject({ rpId: 'bargah.test', username: user.username, known: [{}] })
    const { data } = await add(token, device.create({ challenge: begun.challenge }), 'گوشی')
    expect(data.data.recoveryCodes).toEqual([])
    const { passkeys } = (await mine(token)).data
    expect(passkeys.map(({ name }: { name: string }) => name)).toEqual(['لپ‌تاپ دفتر', 'گوشی'])
    expect(await subjectsOf(user.userId)).toContainEqual(expect.stringContaining('گذرکلید «گوشی» افزوده شد.'))
  })

  it.each([
    ['of another origin', { origin: 'https://evil.test' }],
    ['of another site', { rpId: 'evil.test' }],
    ['without its owner verified', { isVerified: false }],
  ])('refuses one %s', async (_what, forged) => {
    const user = await person(app, 'Customer')
    const token = await app.newSession(user.userId)
    const { challenge } = await begin(token)
    const reply = await add(token, softAuthenticator().create({ challenge, ...forged }))
    expect(reply.errors).toEqual([addFactorRefusals.wrong_passkey])
    expect((await mine(token)).data.passkeys).toEqual([])
  })

  it('refuses a challenge of another, of signing in, one that was used and one after five minutes', async () => {
    const [user, stranger] = [await person(app, 'Customer'), await person(app, 'Customer')]
    const token = await app.newSession(user.userId)
    const old = [addFactorRefusals.old_challenge]
    const theirs = await begin(await app.newSession(stranger.userId))
    expect((await add(token, softAuthenticator().create(theirs))).errors).toEqual(old)
    const used = softAuthenticator().create(await begin(token))
    expect((await add(token, used)).statusCode).toBe(200)
    expect((await add(token, used)).errors).toEqual(old)
    const { challenge } = (await come(app, user.username)).data
    expect((await add(token, softAuthenticator().create({ challenge }))).errors).toEqual(old)
    const late = await begin(token)
    await app.clock.moveBy(5 * minuteMs)
    expect((await add(token, softAuthenticator().create(late))).errors).toEqual(old)
  })

  it('refuses one that is on an account already, and an eleventh', async () => {
    const user = await person(app, 'Customer')
    const { token, device } = await withPasskey(app, user)
    const again = await add(token, device.create(await begin(token)))
    expect(again.errors).toEqual([addFactorRefusals.known_passkey])
    const begun = await begin(token)
    for (let i = 1; i < 10; i++) await buildPasskey(app.db, user.userId)
    const late = await add(token, softAuthenticator().create(begun))
    expect(late.errors).toEqual([addFactorRefusals.too_many])
    expect((await app.call('startPasskey', { token })).errors).toEqual([addFactorRefusals.too_many])
  })
})

describe('taking one’s own factor away', () => {
  it('leaves an account that must have one its last', async () => {
    const user = await person(app)
    const { token } = await withApp(app, user)
    const last = await app.call('removeAuthenticator', { token })
    expect(last.errors).toEqual([removeFactorRefusals.last_demanded])
    expect((await mine(token)).data.appAddedAt).not.toBeNull()
    await buildPasskey(app.db, user.userId)
    expect((await app.call('removeAuthenticator', { token })).statusCode).toBe(200)
    const [passkey] = (await mine(token)).data.passkeys
    const body = { Id: passkey.id }
    expect((await app.call('removePasskey', { token, body })).errors).toEqual([
      removeFactorRefusals.last_demanded,
    ])
  })

  it('lets go of the last where none is demanded, with its recovery codes, and tells the owner', async () => {
    const user = await person(app, 'Customer')
    const { token } = await withPasskey(app, user, 'گوشی')
    const [passkey] = (await mine(token)).data.passkeys
    expect((await app.call('removePasskey', { token, body: { Id: passkey.id } })).statusCode).toBe(200)
    expect((await mine(token)).data).toMatchObject({ passkeys: [], recoveryLeft: 0 })
    expect(await subjectsOf(user.userId)).toContainEqual(
      expect.stringContaining('گذرکلید «گوشی» برداشته شد.'),
    )
    expect((await come(app, user.username)).statusCode).toBe(200)
  })

  it('finds neither another’s passkey nor what is not there', async () => {
    const [user, stranger] = [await person(app, 'Customer'), await person(app, 'Customer')]
    const { token } = await withPasskey(app, user)
    const Id = await buildPasskey(app.db, stranger.userId)
    expect((await app.call('removePasskey', { token, body: { Id } })).status).toBe(404)
    expect((await app.call('removeAuthenticator', { token })).errors).toEqual([removeFactorRefusals.no_app])
    expect((await app.call('renewRecoveryCodes', { token })).statusCode).toBe(200)
  })

  it('of two at one moment leaves the last to an account that must have one', async () => {
    const user = await person(app)
    const { token } = await withPasskey(app, user)
    await buildPasskey(app.db, user.userId)
    const { passkeys } = (await mine(token)).data
    const remove = ({ id: Id }: { id: number }) => app.call('removePasskey', { token, body: { Id } })
    const replies = await Promise.all(passkeys.map(remove))
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
  })
})

describe('the password again', () => {
  it('comes with the factor where the account has one', async () => {
    const user = await person(app)
    const { token, secret } = await withApp(app, user)
    await age(user.userId, 31)
    const act = () => app.call('renewRecoveryCodes', { token })
    expect((await act()).data.reason).toBe('reauthenticate')
    const again = (given: object = {}) =>
      app.call('reauthenticate', { token, body: { Password: password, ...given } })
    expect((await again()).data).toMatchObject({ reason: 'factor_needed', hasApp: true })
    expect((await again({ FactorCode: '000000' })).errors).toEqual([factorRefusals.wrong_code])
    expect((await act()).data.reason).toBe('reauthenticate')
    const FactorCode = await codeOf(app, secret)
    expect((await again({ FactorCode })).statusCode).toBe(200)
    expect((await act()).statusCode).toBe(200)
    await age(user.userId, 31)
    expect((await again({ FactorCode })).errors).toEqual([factorRefusals.used_code])
  })

  it('takes a passkey for what it asked and not for signing in', async () => {
    const user = await person(app)
    const { token, device } = await withPasskey(app, user)
    const ask = (given: object = {}) =>
      app.call('reauthenticate', { token, body: { Password: password, ...given } as never })
    const foreign = (await come(app, user.username)).data.challenge
    expect((await ask({ Passkey: device.get({ challenge: foreign }) })).errors).toEqual([
      factorRefusals.old_challenge,
    ])
    const { challenge } = (await ask()).data
    expect((await ask({ Passkey: device.get({ challenge }) })).statusCode).toBe(200)
  })

  it('slows down whoever guesses at a code in a session', async () => {
    const user = await person(app)
    const { token, secret } = await withApp(app, user)
    const ask = (FactorCode: string) =>
      app.call('reauthenticate', { token, body: { Password: password, FactorCode } })
    for (let i = 0; i < 5; i++) expect((await ask('000000')).status).toBe(200)
    expect((await ask(await codeOf(app, secret))).status).toBe(429)
  })
})
