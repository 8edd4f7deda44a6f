import { factorNeeded, factorRefusals } from '@bargah/contract/features/factors/factors.text.ts'
import { minuteMs } from '@bargah/contract/kernel/durations.ts'
import { hashRaw } from '@node-rs/argon2'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { softAuthenticator } from '../../../test/authenticator.ts'
import { codeOf, password, person, type Person, withApp, withPasskey } from '../../../test/factors.ts'
import { padded } from '../../../test/plain.ts'
import { keyedHash, keyedHashFits } from '../../kernel/keys.rules.ts'
import { quickHash } from '../auth/auth.build.ts'

const app = useTestApp()

type Given = { FactorCode?: string; RecoveryCode?: string; Passkey?: object; Password?: string }
const come = ({ username }: Pick<Person, 'username'>, given: Given = {}, from: { headers?: object } = {}) =>
  app.call('signIn', {
    ...from,
    body: { Username: username, Password: password, Role: 'Support', ...given } as never,
  } as never)
const isIn = async (reply: Awaited<ReturnType<typeof come>>) =>
  (await app.call('listMySessions', { token: reply.data.accessToken })).status === 200
const sessionsOf = async ({ userId }: Person) =>
  app.db.selectFrom('sessions').select(['factorAt', 'endedAt']).where('userId', '=', userId).execute()
const other = (code: string) => padded((Number(code) + 1) % 1_000_000, 6)

describe('signing in with an app', () => {
  it('asks for its code when the password is right, says to programs what there is, and opens no session', async () => {
    const admin = await person(app)
    await withApp(app, admin)
    const before = await sessionsOf(admin)
    const asked = await come(admin)
    expect([asked.status, asked.statusCode, asked.errors]).toEqual([200, 400, [factorNeeded]])
    expect(asked.data).toEqual({
      code: -1,
      message: factorNeeded,
      reason: 'factor_needed',
      hasApp: true,
      recoveryLeft: 10,
      challenge: '',
      rpId: 'bargah.test',
      passkeys: [],
    })
    expect(await sessionsOf(admin)).toEqual(before)
  })

  it('lets in by the code of now and notes that it was given', async () => {
    const admin = await person(app)
    const { secret } = await withApp(app, admin)
    const reply = await come(admin, { FactorCode: await codeOf(app, secret) })
    expect(reply.data.member.mustAddFactor).toBeUndefined()
    expect(await isIn(reply)).toBe(true)
    const now = await app.clock.now(app.db)
    expect((await sessionsOf(admin)).some(({ factorAt }) => factorAt && factorAt <= now)).toBe(true)
  })

  it('tells nothing of a factor when the password is wrong', async () => {
    const [with2, without] = [await person(app), await person(app)]
    const { secret } = await withApp(app, with2)
    const wrong = { Password: 'not the password' }
    const { data, errors } = await come(without, wrong)
    expect((await come(with2, wrong)).data).toEqual(data)
    expect((await come(with2, { ...wrong, FactorCode: await codeOf(app, secret) })).errors).toEqual(errors)
  })

  it.each([
    ['a wrong one', 'wrong_code', async (secret: string) => other(await codeOf(app, secret))],
    ['one of long ago', 'wrong_code', (secret: string) => codeOf(app, secret, -9)],
    ['one of times to come', 'wrong_code', (secret: string) => codeOf(app, secret, 9)],
  ] as const)('does not take %s', async (_what, why, make) => {
    const admin = await person(app)
    const { secret } = await withApp(app, admin)
    const { errors } = await come(admin, { FactorCode: await make(secret) })
    expect(errors).toEqual([factorRefusals[why]])
    expect(await sessionsOf(admin)).toHaveLength(1)
  })

  it('takes a code once, of many at one moment too, and none from before it', async () => {
    const admin = await person(app)
    const { secret } = await withApp(app, admin)
    const FactorCode = await codeOf(app, secret)
    const replies = await Promise.all(Array.from({ length: 3 }, () => come(admin, { FactorCode })))
    const taken = replies.filter(({ statusCode }) => statusCode === 200)
    expect(taken).toHaveLength(1)
    expect((await come(admin, { FactorCode })).errors).toEqual([factorRefusals.used_code])
    expect((await come(admin, { FactorCode: await codeOf(app, secret, 1) })).statusCode).toBe(200)
  })

  it('slows wrong codes down where they come from, and not a device that the account knows', async () => {
    const admin = await person(app)
    const { secret } = await withApp(app, admin)
    const mark = String((await come(admin, { FactorCode: await codeOf(app, secret) })).headers['set-cookie'])
    const wrong = { FactorCode: other(await codeOf(app, secret, 1)) }
    for (let i = 0; i < 5; i++) expect((await come(admin, wrong)).status).toBe(200)
    const right = { FactorCode: await codeOf(app, secret, 1) }
    const refused = await come(admin, right)
    expect([refused.status, refused.errors[0]]).toEqual([
      429,
      expect.stringContaining('کد نادرست زیاد وارد شده است'),
    ])
    const known = await come(admin, right, { headers: { cookie: mark.split(';')[0] } })
    expect(known.statusCode).toBe(200)
  })

  it('is counted for the account from all addresses, and leaves recovery codes free', async () => {
    const admin = await person(app)
    const { secret, recoveryCodes } = await withApp(app, admin)
    const wrong = { FactorCode: other(await codeOf(app, secret)) }
    const from = (n: number) => ({ headers: { 'x-forwarded-for': `203.0.113.${n}` } })
    for (let i = 0; i < 20; i++) expect((await come(admin, wrong, from(i))).status).toBe(200)
    expect((await come(admin, wrong, from(21))).errors[0]).toContain('تنها با گذرکلید، کد بازیابی')
    expect((await come(admin, { RecoveryCode: recoveryCodes[0] }, from(22))).statusCode).toBe(200)
  })

  it('costs nothing when it was right', async () => {
    const admin = await person(app)
    const { secret } = await withApp(app, admin)
    for (let i = 0; i < 7; i++) {
      await app.clock.moveBy(minuteMs)
      expect((await come(admin, { FactorCode: await codeOf(app, secret) })).statusCode).toBe(200)
    }
  })
})

describe('a recovery code', () => {
  it('lets in once, in capitals and without strokes too, and is counted', async () => {
    const admin = await person(app)
    const { recoveryCodes } = await withApp(app, admin)
    expect(new Set(recoveryCodes).size).toBe(10)
    const [first = '', second = ''] = recoveryCodes
    expect((await come(admin, { RecoveryCode: first })).statusCode).toBe(200)
    expect((await come(admin, { RecoveryCode: first })).errors).toEqual([factorRefusals.wrong_recovery_code])
    const typed = second.replaceAll('-', ' ').toUpperCase()
    expect((await come(admin, { RecoveryCode: typed })).statusCode).toBe(200)
    expect((await come(admin)).data.recoveryLeft).toBe(8)
  })

  it('of another account, and one of before new ones were made, is none', async () => {
    const [admin, stranger] = [await person(app), await person(app)]
    const { token, recoveryCodes } = await withApp(app, admin)
    const theirs = await withApp(app, stranger)
    const wrong = [factorRefusals.wrong_recovery_code]
    expect((await come(admin, { RecoveryCode: theirs.recoveryCodes[0] })).errors).toEqual(wrong)
    const renewed = await app.call('renewRecoveryCodes', { token })
    expect(renewed.data.data.recoveryCodes).toHaveLength(10)
    expect((await come(admin, { RecoveryCode: recoveryCodes[0] })).errors).toEqual(wrong)
    expect((await come(admin, { RecoveryCode: renewed.data.data.recoveryCodes[0] })).statusCode).toBe(200)
  })

  it('is used by one of two who send it at one moment', async () => {
    const admin = await person(app)
    const { recoveryCodes } = await withApp(app, admin)
    const replies = await Promise.all([1, 2].map(() => come(admin, { RecoveryCode: recoveryCodes[0] })))
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })

  it('is kept by a slow hash with a salt of its set, under a key that the database has not', async () => {
    const admin = await person(app)
    const { recoveryCodes, token } = await withApp(app, admin)
    const keptOf = async () =>
      (await app.rowsOf('recoveryCodes', { userId: admin.userId }, 'id')).map(({ hash }) => hash)
    const [first = '', ...rest] = await keptOf()
    const [, salt = '', keyed = ''] = /^r1\.([\w-]{22})\.(h1\.1\..+)$/.exec(first) ?? []
    expect(rest.every((hash) => hash.startsWith(`r1.${salt}.h1.1.`))).toBe(true)
    // the slow hash alone, which whoever has the database could try, is not there
    const text = JSON.stringify([admin.userId, recoveryCodes[0]?.replaceAll('-', '')])
    const slow = await hashRaw(text, {
      salt: Buffer.from(salt, 'base64url'),
      memoryCost: 19_456,
      timeCost: 2,
      parallelism: 1,
    })
    expect(keyed).not.toContain(slow.toString('base64url'))
    expect(keyedHashFits(app.keys, 'recovery code', slow.toString('base64url'), keyed)).toBe(true)
    await app.call('renewRecoveryCodes', { token })
    expect((await keptOf())[0]).not.toContain(salt)
  })

  it('from before these hashes lets in too', async () => {
    const admin = await person(app)
    await withApp(app, admin)
    const hash = keyedHash(app.keys, 'recovery code', JSON.stringify([admin.userId, '23456789abcd']))
    await app.addRow('recoveryCodes', { userId: admin.userId, hash })
    expect((await come(admin, { RecoveryCode: '2345-6789-abcd' })).statusCode).toBe(200)
    expect((await come(admin, { RecoveryCode: '2345-6789-abcd' })).errors).toEqual([
      factorRefusals.wrong_recovery_code,
    ])
  })
})

describe('signing in with a passkey', () => {
  const asked = async (admin: Person) => (await come(admin)).data

  it('has it sign what was asked for, and counts how often it signed', async () => {
    const admin = await person(app)
    const { device } = await withPasskey(app, admin)
    const { challenge, passkeys, hasApp } = await asked(admin)
    expect([passkeys, hasApp]).toEqual([[{ id: device.id, transports: 'internal' }], false])
    const reply = await come(admin, { Passkey: device.get({ challenge }) })
    expect(await isIn(reply)).toBe(true)
    const kept = await app.oneRow('passkeys', { userId: admin.userId })
    expect(kept).toMatchObject({ signCount: 1, usedAt: expect.any(Date) })
  })

  it('takes what was signed once, of two at one moment too', async () => {
    const admin = await person(app)
    const { device } = await withPasskey(app, admin)
    const Passkey = device.get({ challenge: (await asked(admin)).challenge })
    const replies = await Promise.all([1, 2].map(() => come(admin, { Passkey })))
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect((await come(admin, { Passkey })).errors).toEqual([factorRefusals.old_challenge])
  })

  it.each([
    ['of another origin', 'wrong_passkey', { origin: 'http://bargah.test.evil' }],
    ['of another site', 'wrong_passkey', { rpId: 'evil.test' }],
    ['without its owner verified', 'wrong_passkey', { isVerified: false }],
    ['for a challenge of somebody else’s making', 'old_challenge', { challenge: 'b3duIGNoYWxsZW5nZQ' }],
  ] as const)('refuses one %s', async (_what, why, forged) => {
    const admin = await person(app)
    const { device } = await withPasskey(app, admin)
    const { challenge } = await asked(admin)
    const reply = await come(admin, { Passkey: device.get({ challenge, ...forged }) })
    expect(reply.errors).toEqual([factorRefusals[why]])
    expect(await sessionsOf(admin)).toHaveLength(1)
  })

  it('refuses what another key signed under its name, and uses the challenge up', async () => {
    const admin = await person(app)
    const { device } = await withPasskey(app, admin)
    const { challenge } = await asked(admin)
    const forged = { ...softAuthenticator().get({ challenge }), id: device.id, rawId: device.id }
    expect((await come(admin, { Passkey: forged })).errors).toEqual([factorRefusals.wrong_passkey])
    const late = await come(admin, { Passkey: device.get({ challenge }) })
    expect(late.errors).toEqual([factorRefusals.old_challenge])
  })

  it('refuses the passkey of another account, and a challenge that was made for another', async () => {
    const [admin, stranger] = [await person(app), await person(app)]
    const [mine, theirs] = [await withPasskey(app, admin), await withPasskey(app, stranger)]
    const foreign = theirs.device.get({ challenge: (await asked(admin)).challenge })
    expect((await come(admin, { Passkey: foreign })).errors).toEqual([factorRefusals.wrong_passkey])
    const { challenge } = await asked(stranger)
    const crossed = await come(admin, { Passkey: mine.device.get({ challenge }) })
    expect(crossed.errors).toEqual([factorRefusals.old_challenge])
  })

  it('refuses a challenge that was made for adding a passkey, and one after five minutes', async () => {
    const admin = await person(app)
    const { token, device } = await withPasskey(app, admin)
    const { challenge } = (await app.call('startPasskey', { token })).data
    const old = [factorRefusals.old_challenge]
    expect((await come(admin, { Passkey: device.get({ challenge }) })).errors).toEqual(old)
    const late = (await asked(admin)).challenge
    await app.clock.moveBy(5 * minuteMs)
    expect((await come(admin, { Passkey: device.get({ challenge: late }) })).errors).toEqual(old)
  })

  it('refuses a copy, whose count does not go on', async () => {
    const admin = await person(app)
    const { device } = await withPasskey(app, admin)
    const first = device.get({ challenge: (await asked(admin)).challenge, count: 7 })
    expect((await come(admin, { Passkey: first })).statusCode).toBe(200)
    const copy = device.get({ challenge: (await asked(admin)).challenge, count: 7 })
    expect((await come(admin, { Passkey: copy })).errors).toEqual([factorRefusals.wrong_passkey])
  })

  it('refuses whatever is no passkey', async () => {
    const admin = await person(app)
    const { device } = await withPasskey(app, admin)
    for (const response of [undefined, {}, { clientDataJSON: 'e30' }, { clientDataJSON: '!' }])
      expect((await come(admin, { Passkey: { id: device.id, response } })).errors).toEqual([
        factorRefusals.old_challenge,
      ])
  })
})

describe('an account', () => {
  it('without a factor signs in as before, where none is demanded', async () => {
    const customer = await person(app, 'Customer')
    const reply = await come(customer)
    expect(reply.data.member.mustAddFactor).toBeUndefined()
    expect(await isIn(reply)).toBe(true)
  })

  it('of a role that need not is asked too, once it has added one', async () => {
    const customer = await person(app, 'Customer')
    const { secret } = await withApp(app, customer)
    expect((await come(customer)).data.reason).toBe('factor_needed')
    expect((await come(customer, { FactorCode: await codeOf(app, secret) })).statusCode).toBe(200)
  })

  it('that sends a factor which it has not is told to begin anew', async () => {
    const customer = await person(app, 'Customer')
    const { errors } = await come(customer, { FactorCode: '123456' })
    expect(errors).toEqual([factorRefusals.factors_changed])
    expect(await sessionsOf(customer)).toEqual([])
  })

  it('with a forgotten password gives its factor beside the temporary one', async () => {
    const admin = await person(app)
    const { secret } = await withApp(app, admin)
    const temporaryExpiresAt = new Date((await app.clock.now(app.db)).getTime() + minuteMs)
    const temporaryHash = await quickHash('temporary-1')
    await app.setRow('users', admin.userId, { temporaryHash, temporaryExpiresAt })
    expect((await come(admin, { Password: 'temporary-1' })).data.reason).toBe('factor_needed')
    const given = { Password: 'temporary-1', FactorCode: await codeOf(app, secret) }
    expect((await come(admin, given)).data.member.mustChangePassword).toBe(true)
  })

  it('of a driver is asked for none, whatever he sends', async () => {
    const { id: driverId, nationalId: username } = await app.buildDriver()
    const user = {
      username,
      passwordHash: await quickHash(password),
      role: 'Driver',
      fullName: 'راننده',
    } as const
    await app.addRow('users', { ...user, driverId, createdAt: new Date() })
    const body = { Username: username, Password: password, Role: 'Driver', FactorCode: '123456' } as const
    expect((await app.call('signIn', { body })).statusCode).toBe(200)
  })
})

it('leaves no trace of a code, a secret or a passkey in the audit', async () => {
  const admin = await person(app)
  const { secret, recoveryCodes } = await withApp(app, admin)
  const { device } = await withPasskey(app, admin)
  const FactorCode = await codeOf(app, secret)
  const { challenge } = (await come(admin)).data
  await come(admin, { FactorCode })
  await come(admin, { RecoveryCode: recoveryCodes[0] })
  const passkey = device.get({ challenge })
  await come(admin, { Passkey: passkey })
  const lines = await app.rowsOf('auditLog', { userId: admin.userId })
  const changes = await app.rowsOf('auditChanges', {})
  const text = JSON.stringify([lines, changes])
  expect(lines.length).toBeGreaterThan(4)
  const { signature } = passkey.response
  for (const told of [secret, FactorCode, recoveryCodes[0], challenge, signature])
    expect(text).not.toContain(told)
})
