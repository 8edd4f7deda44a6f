import { beforeAll, describe, expect, it } from 'vitest'
import { adminActor } from '../../../test/actors.ts'
import { useTestApp } from '../../../test/app.ts'
import { proofOf } from '../../../test/browser.ts'
import { photo } from '../../../test/files.ts'
import { next, padded } from '../../../test/plain.ts'
import { freeCode, ownerForm } from './product-owners.build.ts'

const app = useTestApp()
let admin: string
beforeAll(async () => {
  admin = (await adminActor(app)).token
})

const anyMobile = () => `0913${padded(next(), 7)}`

async function register(given: Partial<ReturnType<typeof ownerForm>> = {}, cookie?: string) {
  const form = { ...ownerForm(anyMobile()), ...given }
  const headers = { cookie: cookie ?? (await proofOf(app, form.Mobile)) }
  return { form, reply: await app.call('registerOwner', { body: form, headers }) }
}
const signIn = (Username: string, Password: string) =>
  app.call('signIn', { body: { Username, Password, Role: 'Company', DeviceId: 'a' } })
const of = (ProductOwnerId: number) => ({ token: admin, query: { ProductOwnerId } })
const show = async (id: number) => (await app.call('showOwner', of(id))).data

describe('a product owner who registers himself', () => {
  it('is shown his account once, waits, and his card lies before Admin', async () => {
    const { form, reply } = await register()
    const { id, userName, password } = reply.data.data
    expect([reply.data.code, userName]).toEqual([1, `PO${form.MeliCode}`])
    expect((await signIn(userName, password)).message).toBe('حساب شما در انتظار تأیید است.')
    const owner = await show(id)
    expect(owner).toMatchObject({
      firstname: form.Firstname,
      lastname: form.Lastname,
      type: false,
      status: 0,
      isAccept: false,
      isSelfRegistered: true,
      username: userName,
      fileKind: 'pdf',
    })
    const paper = await app.call('openProductOwnerPaper', { query: { FileName: owner.fileName } })
    expect(paper.headers['content-type']).toBe('application/pdf')
  })

  it('signs in once he is accepted, and declares a cargo’s door is open to him', async () => {
    const { reply } = await register()
    const { id, userName, password } = reply.data.data
    await app.call('acceptOwner', of(id))
    const signed = await signIn(userName, password)
    expect(signed.data.member).toMatchObject({ role: 'ProductOwnerAdmin', clientId: id })
    const own = await app.call('showOwner', {
      token: signed.data.accessToken,
      query: { ProductOwnerId: id },
    })
    expect(own.data).toMatchObject({ id, status: 1 })
  })

  it('needs the proof of that very mobile, which is good for one', async () => {
    const mobile = anyMobile()
    const cookie = await proofOf(app, mobile)
    expect((await register({ Mobile: mobile }, 'none=1')).reply.data.refusal).toBe('proof_needed')
    expect((await register({ Mobile: anyMobile() }, cookie)).reply.data.refusal).toBe('proof_needed')
    expect((await register({ Mobile: mobile }, cookie)).reply.data.code).toBe(1)
    expect((await register({ Mobile: mobile }, cookie)).reply.data.refusal).toBe('proof_needed')
  })

  it('is refused under the code of another, whose account stays as it is', async () => {
    const first = await register()
    const { userName, password } = first.reply.data.data
    const { reply } = await register({ MeliCode: first.form.MeliCode })
    expect([reply.statusCode, reply.data.code]).toEqual([400, -1])
    expect(reply.message).toContain('پیش‌تر ثبت شده')
    expect((await signIn(userName, password)).message).toBe('حساب شما در انتظار تأیید است.')
  })

  it('is one of two who come at the same moment', async () => {
    const MeliCode = freeCode()
    const both = await Promise.all([register({ MeliCode }), register({ MeliCode })])
    expect(both.map(({ reply }) => reply.statusCode).toSorted()).toEqual([200, 400])
  })

  it('comes again in his own place after he was rejected, with a new card and password', async () => {
    const first = await register()
    const { id, userName, password } = first.reply.data.data
    await app.call('rejectOwner', { ...of(id), body: { Desc: 'کارت ناخواناست' } })
    expect((await signIn(userName, password)).message).toContain('پذیرفته نشد')
    const Mobile = anyMobile()
    const File = new Blob([await photo()])
    const again = await register({ MeliCode: first.form.MeliCode, Mobile, File })
    expect(again.reply.data.data).toMatchObject({ id, userName })
    expect(await show(id)).toMatchObject({ status: 0, rejectReason: null, mobile: Mobile, fileKind: 'jpeg' })
    expect((await signIn(userName, password)).message).toContain('درست نیست')
  })

  it('may be a firm, which has no family name', async () => {
    const { reply } = await register({ MeliCode: '10380284790', Firstname: 'فولاد نمونه', Lastname: '' })
    expect(await show(reply.data.data.id)).toMatchObject({ type: true, lastname: null })
  })

  it('is told all that is wrong at once', async () => {
    const body = { Firstname: 'ما', Lastname: '', MeliCode: '123', CityId: '', Mobile: '' }
    const { status, errors } = await app.call('registerOwner', { body: body as never })
    expect([status, errors]).toEqual([
      400,
      expect.arrayContaining([
        'نام باید دست‌کم ۳ نویسه باشد.',
        'کد ملی نباید کمتر از ۱۰ رقم باشد.',
        'شمارهٔ موبایل را وارد کنید.',
        'شهر را انتخاب کنید.',
        'تصویر کارت ملی را انتخاب کنید.',
      ]),
    ])
    expect((await register({ MeliCode: '0012345678' })).reply.errors).toEqual([
      'کد ملی درست نیست؛ رقم‌های آن را دوباره بررسی کنید.',
    ])
    expect((await register({ Lastname: '' })).reply.errors).toEqual(['نام خانوادگی را وارد کنید.'])
  })

  it('is not there for a city that is not', async () => {
    expect((await register({ CityId: 999_999 })).reply.status).toBe(404)
  })
})

it('a product owner whom Admin adds needs no proof, has no account, and waits', async () => {
  const { data } = await app.call('registerOwner', { token: admin, body: ownerForm(anyMobile()) })
  expect([data.code, Object.keys(data.data)]).toEqual([1, ['id']])
  expect(await show(data.data.id)).toMatchObject({ status: 0, userId: null, isSelfRegistered: false })
})
