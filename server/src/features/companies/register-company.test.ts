import { beforeAll, describe, expect, it } from 'vitest'
import { adminActor } from '../../../test/actors.ts'
import { useTestApp } from '../../../test/app.ts'
import { proofOf } from '../../../test/browser.ts'
import { photo } from '../../../test/files.ts'
import { next, padded } from '../../../test/plain.ts'
import { companyForm, completedId } from './companies.build.ts'

const app = useTestApp()
let admin: string
beforeAll(async () => {
  admin = (await adminActor(app)).token
})

const anyMobile = () => `0917${padded(next(), 7)}`

type Form = ReturnType<typeof companyForm>
async function register(given: Partial<Form> = {}, cookie?: string) {
  const form = { ...companyForm(anyMobile()), ...given }
  const headers = { cookie: cookie ?? (await proofOf(app, form.Mobile)) }
  return { form, reply: await app.call('registerCompany', { body: form, headers }) }
}
const signIn = (Username: string, Password: string) =>
  app.call('signIn', { body: { Username, Password, Role: 'Company', DeviceId: 'a' } })
const show = async (TransportationCompanyId: number) =>
  (await app.call('showCompany', { token: admin, query: { TransportationCompanyId } })).data

describe('a company that registers itself', () => {
  it('is shown its account once, waits, and its document lies before Admin', async () => {
    const { form, reply } = await register()
    const { id, userName, password } = reply.data.data
    expect([reply.data.code, userName]).toEqual([1, `TC${form.NationalId}`])
    expect((await signIn(userName, password)).message).toBe('حساب شما در انتظار تأیید است.')
    const company = await show(id)
    expect(company).toMatchObject({
      transportationCompanyName: form.TransportationCompanyName,
      status: 0,
      isAccept: false,
      transportationCompanyActive: false,
      isSelfRegistered: true,
      username: userName,
      fileKind: 'pdf',
    })
    for (const call of ['openCompanyPaper', 'openUploadedFile'] as const)
      expect((await app.call(call, { query: { FileName: company.fileName } })).headers['content-type']).toBe(
        'application/pdf',
      )
  })

  it('needs the proof of that very mobile, which is good for one', async () => {
    const mobile = anyMobile()
    const cookie = await proofOf(app, mobile)
    const kept = () => app.db.selectFrom('files').select('id').execute()
    const before = await kept()
    for (const [given, proof] of [
      [{ Mobile: mobile }, 'none=1'],
      [{ Mobile: anyMobile() }, cookie],
    ] as const)
      expect((await register(given, proof)).reply.data.refusal).toBe('proof_needed')
    expect(await kept()).toEqual(before)
    expect((await register({ Mobile: mobile }, cookie)).reply.data.code).toBe(1)
    expect((await register({ Mobile: mobile }, cookie)).reply.data.refusal).toBe('proof_needed')
  })

  it('is refused under the national id of another, whose account stays as it is', async () => {
    const first = await register()
    const { userName, password } = first.reply.data.data
    const { reply } = await register({ NationalId: first.form.NationalId })
    expect([reply.statusCode, reply.message]).toEqual([400, expect.stringContaining('پیش‌تر ثبت شده')])
    expect((await signIn(userName, password)).message).toBe('حساب شما در انتظار تأیید است.')
  })

  it('is one of two that come at the same moment', async () => {
    const NationalId = completedId()
    const both = await Promise.all([register({ NationalId }), register({ NationalId })])
    expect(both.map(({ reply }) => reply.statusCode).toSorted()).toEqual([200, 400])
  })

  it('comes again in its own place after it was rejected, with a new document and password', async () => {
    const first = await register()
    const { id, userName, password } = first.reply.data.data
    const query = { TransportationCompanyId: id }
    await app.call('rejectCompany', { token: admin, query, body: { Desc: 'سند ناخواناست' } })
    const Mobile = anyMobile()
    const picture = new Blob([await photo()])
    const again = await register({ NationalId: first.form.NationalId, Mobile, File: picture })
    expect(again.reply.data.data).toMatchObject({ id, userName })
    expect(await show(id)).toMatchObject({ status: 0, rejectReason: null, mobile: Mobile, fileKind: 'jpeg' })
    expect((await signIn(userName, password)).message).toContain('درست نیست')
    const account = app.db.selectFrom('users').select('mobile').where('companyId', '=', id)
    expect(await account.executeTakeFirstOrThrow()).toEqual({ mobile: Mobile })
  })

  it('is told all that is wrong at once', async () => {
    const body = { TransportationCompanyName: '', NationalId: '123', CityId: '', Mobile: '' }
    const { status, errors } = await app.call('registerCompany', { body: body as never })
    expect([status, errors]).toEqual([
      400,
      expect.arrayContaining([
        'نام شرکت را وارد کنید.',
        'شناسهٔ ملی نباید کمتر از ۱۰ رقم باشد.',
        'شمارهٔ موبایل را وارد کنید.',
        'شهر را انتخاب کنید.',
        'سند شرکت را انتخاب کنید.',
      ]),
    ])
    const { reply } = await register({ NationalId: '10320894562' })
    expect(reply.errors).toEqual(['شناسهٔ ملی درست نیست؛ رقم‌های آن را دوباره بررسی کنید.'])
  })

  it('is not there for a city that is not', async () => {
    expect((await register({ CityId: 999_999 })).reply.status).toBe(404)
  })
})

describe('a company that Admin adds', () => {
  const add = (given: object) =>
    app.call('registerCompany', { token: admin, body: { ...companyForm(''), ...given } })

  it('needs no proof, has no account, and waits', async () => {
    const { data } = await add({ Tell: '07633554411', Address: 'بندرعباس' })
    expect(Object.keys(data.data)).toEqual(['id'])
    expect(await show(data.data.id)).toMatchObject({ status: 0, userId: null, isSelfRegistered: false })
  })

  it('has a number and an address', async () => {
    expect((await add({})).errors).toEqual(['شمارهٔ موبایل یا تلفن را وارد کنید.', 'نشانی را وارد کنید.'])
  })
})
