import { endpoint, plainCommand } from '@bargah/contract/kernel/endpoint.ts'
import { flag, mobile } from '@bargah/contract/kernel/fields.ts'
import { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { serveRoutes } from '../../../test/serve-routes.ts'
import { useTestApp } from '../../../test/app.ts'
import { proofOf } from '../../../test/browser.ts'
import { next, padded } from '../../../test/plain.ts'
import { Refusal } from '../../kernel/errors.ts'
import { done, routes } from '../../kernel/routes.ts'

const shape = {
  method: 'POST',
  reply: 'envelope',
  access: 'public',
  needsProof: { purpose: 'registration', mobile: 'Mobile' },
  data: plainCommand,
} as const
const Mobile = mobile('شمارهٔ موبایل')
/** Calls as those of registration are: one looks, one makes an account of the mobile, or fails over it. */
const feature = {
  lookUp: endpoint({
    ...shape,
    path: '/api/Registration/LookUp',
    effect: 'read',
    about: ['member'],
    body: z.object({ Mobile }),
  }),
  register: endpoint({
    ...shape,
    path: '/api/Registration/Register',
    title: 'نام‌نویسی',
    refusals: [{ taken: 'این شماره پیش‌تر نام‌نویسی شده است.' }],
    effect: 'write',
    changes: ['member'],
    reaches: [],
    body: z.object({ Mobile, Fails: flag('خطا') }),
  }),
}

let registered = 0
const handlers = routes(feature, {
  lookUp: () => done('پیدا شد.'),
  register: async (call, { body }) => {
    await call.write(async () => {
      if (body.Fails) throw new Refusal('taken', 'این شماره پیش‌تر نام‌نویسی شده است.')
      registered += 1
    })
    return done('نام‌نویسی شد.')
  },
})

const testApp = useTestApp()
let app: FastifyInstance
beforeAll(async () => {
  const admin = { userId: (await testApp.signedIn('Admin')).userId, role: 'Admin' } as const
  const arriving = async (token: string) => ({ session: token === 'admin' ? admin : null })
  app = await serveRoutes(handlers, testApp, { arriving })
})
afterAll(() => app.close())
beforeEach(() => {
  registered = 0
})

const proven = async () => {
  const mobileOfHis = `0919${padded(next(), 7)}`
  return { mobile: mobileOfHis, cookie: await proofOf(testApp, mobileOfHis) }
}
type Asked = { mobile: string; cookie?: string; fails?: boolean; token?: string }
const ask = async (what: 'LookUp' | 'Register', { mobile: Mobile, cookie, fails, token }: Asked) => {
  const reply = await app.inject({
    method: 'POST',
    url: `/api/Registration/${what}`,
    payload: { Mobile, Fails: fails === true },
    headers: { ...(cookie && { cookie }), ...(token && { authorization: `Bearer ${token}` }) },
  })
  const { data, errors } = reply.json<{ data: { code: number; reason?: string }; errors: string[] }>()
  return { status: reply.statusCode, isDone: data.code === 1, reason: data.reason, errors }
}

describe('a call that needs a proof', () => {
  it('is refused without one, and says to programs what is lacking', async () => {
    const { mobile: his } = await proven()
    for (const what of ['LookUp', 'Register'] as const)
      expect(await ask(what, { mobile: his })).toEqual({
        status: 200,
        isDone: false,
        reason: 'proof_needed',
        errors: ['نخست شمارهٔ موبایل را با کدی که برایش فرستاده می‌شود تأیید کنید.'],
      })
    expect(registered).toBe(0)
  })

  it('looks at it as often as is read, and uses it up at the write', async () => {
    const his = await proven()
    expect((await ask('LookUp', his)).isDone).toBe(true)
    expect((await ask('LookUp', his)).isDone).toBe(true)
    expect((await ask('Register', his)).isDone).toBe(true)
    for (const what of ['LookUp', 'Register'] as const)
      expect((await ask(what, his)).reason).toBe('proof_needed')
    expect(registered).toBe(1)
  })

  it('is done once when it is sent twenty times at one moment', async () => {
    const his = await proven()
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask('Register', his)))
    expect([answers.filter(({ isDone }) => isDone).length, registered]).toEqual([1, 1])
  })

  it('uses the proof up when it is refused: it would tell of many who is on record', async () => {
    const his = await proven()
    expect((await ask('Register', { ...his, fails: true })).errors[0]).toContain('پیش‌تر نام‌نویسی')
    for (const what of ['LookUp', 'Register'] as const)
      expect((await ask(what, his)).reason).toBe('proof_needed')
    expect(registered).toBe(0)
  })

  it('takes no proof of another mobile or purpose, a made-up one or one of a quarter of an hour ago', async () => {
    const [one, other, old] = [await proven(), await proven(), await proven()]
    const refused = async (asked: Asked) => (await ask('Register', asked)).reason
    expect(await refused({ mobile: one.mobile, cookie: other.cookie })).toBe('proof_needed')
    expect(await refused({ mobile: one.mobile, cookie: `__Host-proof=${'a'.repeat(43)}` })).toBe(
      'proof_needed',
    )
    expect(await refused({ ...one, cookie: one.cookie.replace('__Host-proof', 'proof') })).toBe(
      'proof_needed',
    )
    const ofPurpose = testApp.db.updateTable('proofs').set({ purpose: 'device' })
    await ofPurpose.where('mobile', '=', other.mobile).execute()
    expect(await refused(other)).toBe('proof_needed')
    await testApp.clock.moveBy(15 * 60_000)
    expect(await refused(old)).toBe('proof_needed')
    expect(registered).toBe(0)
  })

  it('needs none of an administrator', async () => {
    const mobile = `0919${padded(next(), 7)}`
    expect((await ask('Register', { mobile, token: 'admin' })).isDone).toBe(true)
  })
})
