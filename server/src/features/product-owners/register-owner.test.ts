import { ownerRefusals } from '@bargah/contract/features/product-owners/product-owners.text.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { adminActor } from '../../../test/actors.ts'
import { useTestApp } from '../../../test/app.ts'
import { proofOf } from '../../../test/browser.ts'
import { photo } from '../../../test/files.ts'
import { next, padded } from '../../../test/plain.ts'
import { smsSentTo } from '../outbox/outbox.build.ts'
import { buildProductOwner, freeCode, ownerForm } from './product-owners.build.ts'

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
const accept = (id: number, SeenIds: number[] = []) =>
  app.call('acceptOwner', { token: admin, query: { ProductOwnerId: id, SeenIds } })
const rowsUnder = (MeliCode: string) =>
  app.db.selectFrom('productOwners').selectAll().where('nationalId', '=', MeliCode).orderBy('id').execute()
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

  it('is refused under the code of one who was accepted, whose account stays as it is', async () => {
    const first = await register()
    const { id, userName, password } = first.reply.data.data
    await accept(id)
    const { reply } = await register({ MeliCode: first.form.MeliCode })
    expect([reply.statusCode, reply.data.code]).toEqual([400, -1])
    expect(reply.message).toContain('پیش‌تر ثبت شده')
    expect((await signIn(userName, password)).statusCode).toBe(200)
  })

  it('waits whoever else waits or waited under his code, and leaves these as they are', async () => {
    const stranger = await register()
    const { MeliCode } = stranger.form
    const rejected = await register({ MeliCode })
    const query = of(rejected.reply.data.data.id)
    await app.call('rejectOwner', { ...query, body: { Desc: 'کارت ناخواناست' } })
    const refused = rejected.reply.data.data
    expect((await signIn(refused.userName, refused.password)).message).toContain('پذیرفته نشد')
    const before = await rowsUnder(MeliCode)
    const { id, userName, password } = (await register({ MeliCode })).reply.data.data
    expect((await rowsUnder(MeliCode)).filter((row) => row.id !== id)).toEqual(before)
    expect((await signIn(userName, password)).message).toBe('حساب شما در انتظار تأیید است.')
  })

  it('takes the place of what the same mobile sent before, whose facts nobody changes', async () => {
    const Mobile = anyMobile()
    const first = await register({ Mobile })
    const File = new Blob([await photo()])
    const again = await register({ MeliCode: first.form.MeliCode, Mobile, File })
    expect(await show(first.reply.data.data.id)).toMatchObject({
      status: 2,
      rejectReason: 'با همین موبایل ثبت‌نام تازه‌ای برای این کد ملی رسید.',
      fileKind: 'pdf',
    })
    expect(await show(again.reply.data.data.id)).toMatchObject({ status: 0, fileKind: 'jpeg' })
  })

  it('waits once when one mobile sends it twice at a moment', async () => {
    const given = { nationalId: freeCode(), mobile: anyMobile(), isAccepted: false, registeredHash: 'x' }
    await buildProductOwner(app.db, given)
    await expect(buildProductOwner(app.db, given)).rejects.toThrow('one_waiting_owner_per_mobile')
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

describe('of several who registered under one code', () => {
  async function two() {
    const stranger = await register()
    const real = await register({ MeliCode: stranger.form.MeliCode })
    return { stranger, real, MeliCode: stranger.form.MeliCode }
  }
  const idOf = ({ reply }: Awaited<ReturnType<typeof register>>): number => reply.data.data.id

  it('Admin sees all by that code, and accepts none before he has seen the others', async () => {
    const { stranger, real, MeliCode } = await two()
    const { data } = await app.call('listOwners', { token: admin, query: { MeliCode } })
    expect(data.map((row: { id: number }) => row.id).toSorted()).toEqual(
      [idOf(stranger), idOf(real)].toSorted(),
    )
    for (const seen of [[], [idOf(real)]])
      expect((await accept(idOf(real), seen)).errors).toEqual([ownerRefusals.others_unseen])
    expect((await rowsUnder(MeliCode)).map(({ isAccepted }) => isAccepted)).toEqual([false, false])
  })

  it('one is accepted and has the account that he was shown; the others end and are told why', async () => {
    const { stranger, real, MeliCode } = await two()
    expect((await accept(idOf(real), [idOf(stranger)])).statusCode).toBe(200)
    const { userName, password } = real.reply.data.data
    expect((await signIn(userName, password)).data.member).toMatchObject({ clientId: idOf(real) })
    expect((await signIn(userName, stranger.reply.data.data.password)).message).toContain('درست نیست')
    const reason = 'ثبت‌نام دیگری با همین کد ملی تأیید شد.'
    expect(await show(idOf(stranger))).toMatchObject({ status: 2, userId: null, rejectReason: reason })
    expect(await smsSentTo(app, stranger.form.Mobile)).toContainEqual({
      kind: 'registration_rejected',
      values: { name: `${stranger.form.Firstname} ${stranger.form.Lastname}`, reason },
    })
    const users = app.db.selectFrom('users').select(['productOwnerId', 'mobile'])
    expect(await users.where('username', '=', `PO${MeliCode}`).execute()).toEqual([
      { productOwnerId: idOf(real), mobile: real.form.Mobile },
    ])
    expect((await accept(idOf(stranger), [idOf(real)])).errors).toEqual([ownerRefusals.another_accepted])
  })

  it('the database keeps a second one from being accepted, and an accepted one from awaiting his account', async () => {
    const { stranger, real } = await two()
    await accept(idOf(real), [idOf(stranger)])
    const set = (id: number, given: object) =>
      app.db.updateTable('productOwners').set(given).where('id', '=', id).execute()
    const taken = { isAccepted: true, registeredHash: null, rejectedAt: null, rejectReason: null }
    await expect(set(idOf(stranger), taken)).rejects.toThrow('product_owners_by_national_id')
    await expect(set(idOf(real), { registeredHash: 'x' })).rejects.toThrow('owner_registered_until_accepted')
  })
})
