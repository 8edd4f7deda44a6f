import type { Role } from '@bargah/contract/kernel/access.ts'
import { quickHash } from '../src/features/auth/auth.build.ts'
import { computeCode, stepAt } from '../src/features/factors/totp.rules.ts'
import type { TestApp } from './app.ts'
import { softAuthenticator } from './authenticator.ts'
import { longAgo, next } from './plain.ts'
import { addRow } from './rows.ts'

export const password = 'kf7-wq2-hm9'
let passwordHash: Promise<string> | undefined

/** An account with a password and a mobile, which has no second factor yet. */
export async function person({ db }: TestApp, role: Role = 'Admin', given: { hallId?: number } = {}) {
  passwordHash ??= quickHash(password)
  const username = `factor_${role}_${next()}`
  const mobile = `0935${String(next()).padStart(7, '0')}`
  const { id } = await addRow(db, 'users', {
    username,
    mobile,
    passwordHash: await passwordHash,
    role,
    fullName: `صاحب ${username}`,
    createdAt: longAgo,
    ...given,
  })
  return { userId: id, username, mobile, role }
}
export type Person = Awaited<ReturnType<typeof person>>

/** The code that an app shows, some steps of time from now on. */
export async function codeOf(app: TestApp, secret: string, later = 0): Promise<string> {
  const now = await app.clock.now(app.db)
  return computeCode(fromBase32(secret), stepAt(now) + later)
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const fromBase32 = (text: string) => {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** Adds an authenticator app to an account. Out: its secret, the recovery codes and the session it was added in. */
export async function withApp(app: TestApp, { userId }: { userId: number }) {
  const token = await app.newSession(userId)
  const { secret } = (await app.call('startAuthenticator', { token })).data
  const body = { Code: await codeOf(app, secret) }
  const { data } = await app.call('confirmAuthenticator', { token, body })
  // as if it had been added some time ago, so that the code of now can be given
  await app.setRow('authenticators', { userId }, { lastStep: 0 })
  return { token, secret: secret as string, recoveryCodes: data.data.recoveryCodes as string[] }
}

/** Adds a passkey to an account. Out: the authenticator that holds it, and the session it was added in. */
export async function withPasskey(app: TestApp, { userId }: { userId: number }, Name = 'لپ‌تاپ') {
  const token = await app.newSession(userId)
  const device = softAuthenticator()
  const { challenge } = (await app.call('startPasskey', { token })).data
  const { data } = await app.call('addPasskey', {
    token,
    body: { Name, Credential: device.create({ challenge }) },
  })
  return { token, device, recoveryCodes: data.data.recoveryCodes as string[] }
}
