import { companyRefusals } from '@bargah/contract/features/companies/companies.text.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { adminActor } from '../../../test/actors.ts'
import { useTestApp } from '../../../test/app.ts'
import { proofOf } from '../../../test/browser.ts'
import { photo } from '../../../test/files.ts'
import { next, padded } from '../../../test/plain.ts'
import { signedIn } from '../auth/auth.build.ts'
import { smsSentTo } from '../outbox/outbox.build.ts'
import { buildCompany, companyForm, completedId } from './companies.build.ts'

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
const of = (TransportationCompanyId: number) => ({ token: admin, query: { TransportationCompanyId } })
const accept = (id: number, SeenIds: number[] = []) =>
  app.call('acceptCompany', { token: admin, query: { TransportationCompanyId: id, SeenIds } })
const rowsUnder = (NationalId: string) =>
  app.db.selectFrom('companies').selectAll().where('nationalId', '=', NationalId).orderBy('id').execute()
const namesUnder = async (NationalId: string) => (await rowsUnder(NationalId)).map(({ name }) => name)
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

  it('is refused under the national id of a company that was accepted, whose account stays as it is', async () => {
    const first = await register()
    const { id, userName, password } = first.reply.data.data
    await accept(id)
    const { reply } = await register({ NationalId: first.form.NationalId })
    expect([reply.statusCode, reply.message]).toEqual([400, expect.stringContaining('پیش‌تر ثبت شده')])
    expect((await signIn(userName, password)).statusCode).toBe(200)
    expect(await namesUnder(first.form.NationalId)).toEqual([first.form.TransportationCompanyName])
  })

  it('waits whoever else waits or waited under its national id, and leaves these as they are', async () => {
    const stranger = await register()
    const { NationalId } = stranger.form
    const rejected = await register({ NationalId })
    await app.call('rejectCompany', { ...of(rejected.reply.data.data.id), body: { Desc: 'سند ناخواناست' } })
    const before = await rowsUnder(NationalId)
    const real = await register({ NationalId })
    const { id, userName, password } = real.reply.data.data
    expect([real.reply.statusCode, userName]).toEqual([200, `TC${NationalId}`])
    expect((await rowsUnder(NationalId)).filter((row) => row.id !== id)).toEqual(before)
    expect(await show(id)).toMatchObject({ status: 0, userId: null, username: userName })
    expect((await signIn(userName, password)).message).toBe('حساب شما در انتظار تأیید است.')
  })

  it('is not told that another waits: the replies are alike', async () => {
    const first = await register()
    const second = await register({ NationalId: first.form.NationalId })
    const told = ({ reply }: typeof first) => ({
      ...reply.data,
      data: { ...reply.data.data, id: 0, password: '' },
    })
    expect(told(second)).toEqual(told(first))
  })

  it('takes the place of what the same mobile sent before, whose facts nobody changes', async () => {
    const Mobile = anyMobile()
    const first = await register({ Mobile })
    const { NationalId } = first.form
    const picture = new Blob([await photo()])
    const again = await register({ NationalId, Mobile, File: picture })
    const [earlier, later] = [first.reply.data.data, again.reply.data.data]
    expect(await show(earlier.id)).toMatchObject({
      status: 3,
      rejectReason: 'با همین موبایل ثبت‌نام تازه‌ای برای این شناسهٔ ملی رسید.',
      transportationCompanyName: first.form.TransportationCompanyName,
      fileKind: 'pdf',
    })
    expect(await show(later.id)).toMatchObject({ status: 0, fileKind: 'jpeg' })
    expect((await signIn(later.userName, later.password)).message).toBe('حساب شما در انتظار تأیید است.')
  })

  it('waits once when one mobile sends it twice at a moment', async () => {
    const [NationalId, Mobile] = [completedId(), anyMobile()]
    const given = { nationalId: NationalId, mobile: Mobile, isAccepted: false, registeredHash: 'x' }
    await buildCompany(app.db, given)
    await expect(buildCompany(app.db, given)).rejects.toThrow('one_waiting_company_per_mobile')
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

describe('of several that registered under one national id', () => {
  /** A stranger who was first, and the company itself. */
  async function two() {
    const stranger = await register()
    const real = await register({ NationalId: stranger.form.NationalId })
    return { stranger, real, NationalId: stranger.form.NationalId }
  }
  const idOf = ({ reply }: Awaited<ReturnType<typeof register>>): number => reply.data.data.id

  it('Admin sees all by that id', async () => {
    const { stranger, real, NationalId } = await two()
    const { data } = await app.call('listCompanies', { token: admin, query: { NationalId } })
    expect(data.map((row: { id: number }) => row.id).toSorted()).toEqual(
      [idOf(stranger), idOf(real)].toSorted(),
    )
  })

  it('none is accepted by whoever has not seen the others', async () => {
    const { stranger, real, NationalId } = await two()
    for (const seen of [[], [idOf(real)], [999_999]])
      expect((await accept(idOf(real), seen)).errors).toEqual([companyRefusals.others_unseen])
    await app.call('rejectCompany', { ...of(idOf(stranger)), body: { Desc: 'سند ناخواناست' } })
    expect((await accept(idOf(real))).errors).toEqual([companyRefusals.others_unseen])
    expect((await rowsUnder(NationalId)).map(({ isAccepted }) => isAccepted)).toEqual([false, false])
  })

  it('one is accepted and has the account that it was shown; the others end, are told why, and sign in nowhere', async () => {
    const { stranger, real, NationalId } = await two()
    expect((await accept(idOf(real), [idOf(stranger)])).statusCode).toBe(200)
    const { userName, password } = real.reply.data.data
    const signed = await signIn(userName, password)
    expect(signed.data.member).toMatchObject({ clientId: idOf(real) })
    expect((await signIn(userName, stranger.reply.data.data.password)).message).toContain('درست نیست')
    expect(await show(idOf(stranger))).toMatchObject({
      status: 3,
      userId: null,
      rejectReason: 'ثبت‌نام دیگری با همین شناسهٔ ملی تأیید شد.',
    })
    expect(
      (await smsSentTo(app, stranger.form.Mobile)).filter(({ kind }) => kind === 'registration_rejected'),
    ).toEqual([
      {
        kind: 'registration_rejected',
        values: {
          name: stranger.form.TransportationCompanyName,
          reason: 'ثبت‌نام دیگری با همین شناسهٔ ملی تأیید شد.',
        },
      },
    ])
    const users = app.db.selectFrom('users').select(['companyId', 'mobile'])
    expect(await users.where('username', '=', `TC${NationalId}`).execute()).toEqual([
      { companyId: idOf(real), mobile: real.form.Mobile },
    ])
    expect((await accept(idOf(stranger), [idOf(real)])).errors).toEqual([companyRefusals.another_accepted])
  })

  it('one is accepted when all are at one moment', async () => {
    const { stranger, real, NationalId } = await two()
    const ids = [idOf(stranger), idOf(real)]
    const answers = await Promise.all(ids.map((id) => accept(id, ids)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect((await rowsUnder(NationalId)).filter(({ isAccepted }) => isAccepted)).toHaveLength(1)
  })

  it('the database keeps a second one from being accepted, and an accepted one from awaiting its account', async () => {
    const { stranger, real } = await two()
    await accept(idOf(real), [idOf(stranger)])
    const set = (id: number, given: object) =>
      app.db.updateTable('companies').set(given).where('id', '=', id).execute()
    const taken = { isAccepted: true, registeredHash: null, rejectedAt: null, rejectReason: null }
    await expect(set(idOf(stranger), taken)).rejects.toThrow('companies_by_national_id')
    await expect(set(idOf(real), { registeredHash: 'x' })).rejects.toThrow('registered_until_accepted')
  })

  it('an account from before accounts waited goes over to the one that is accepted, with its password and mobile', async () => {
    const old = await buildCompany(app.db, { isAccepted: false, nationalId: completedId() })
    await app.db
      .updateTable('companies')
      .set({ rejectedAt: new Date(), rejectReason: 'ناخوانا' })
      .where('id', '=', old.id)
      .execute()
    const username = `TC${old.nationalId}`
    const { userId } = await signedIn(app.db, 'TransportationCompanyAdmin', { companyId: old.id })
    await app.db.updateTable('users').set({ username }).where('id', '=', userId).execute()
    const real = await register({ NationalId: old.nationalId })
    const account = () =>
      app.db
        .selectFrom('users')
        .select(['companyId', 'mobile', 'fullName'])
        .where('id', '=', userId)
        .executeTakeFirst()
    expect(await account()).toMatchObject({ companyId: old.id })
    await accept(idOf(real), [old.id])
    expect(await account()).toEqual({
      companyId: idOf(real),
      mobile: real.form.Mobile,
      fullName: real.form.TransportationCompanyName,
    })
    expect((await signIn(username, real.reply.data.data.password)).statusCode).toBe(200)
  })
})
