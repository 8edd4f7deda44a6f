import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { proofOf } from '../../../test/browser.ts'
import { newNationalCode } from '../../../test/plain.ts'
import { companyForm } from './companies.build.ts'

// how companies register and are judged is told of both kinds of applicants, in features/applicants

const app = useTestApp()
let token: string
beforeAll(async () => {
  token = (await app.adminActor()).token
})

const of = (TransportationCompanyId: number) => ({ token, query: { TransportationCompanyId } })
const show = async (id: number) => (await app.call('showCompany', of(id))).data

describe('a company that registers itself', () => {
  const register = async (given: object = {}) => {
    const form = { ...companyForm('09171112299'), ...given }
    const headers = { cookie: await proofOf(app, form.Mobile) }
    return { form, reply: await app.call('registerCompany', { body: form, headers }) }
  }

  it('carries the name that it gave, and no loads before it is accepted', async () => {
    const { form, reply } = await register()
    const { id } = reply.data.data
    const { TransportationCompanyName: transportationCompanyName } = form
    expect(await show(id)).toMatchObject({ transportationCompanyName, transportationCompanyActive: false })
    await app.call('acceptCompany', of(id))
    expect(await show(id)).toMatchObject({ transportationCompanyActive: true })
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
})

it('a company that Admin adds has a number and an address', async () => {
  const { errors } = await app.call('registerCompany', { token, body: companyForm('') })
  expect(errors).toEqual(['شمارهٔ موبایل یا تلفن را وارد کنید.', 'نشانی را وارد کنید.'])
})

describe('editing a company', () => {
  const edit = async (id: number, given: object = {}) => {
    const { File: _file, ...form } = companyForm('09171112233')
    return app.call('editCompany', {
      token,
      body: { ...form, Id: id, Tell: '', Address: 'بندرعباس', ...given } as never,
    })
  }

  it('writes all of it, the account’s name too, and empties what is not said', async () => {
    const company = await app.buildCompany({ email: 'old@example.com', nationalId: newNationalCode() })
    const { userId } = await app.signedIn('TransportationCompanyAdmin', { companyId: company.id })
    const { nationalId: NationalId } = company
    expect((await edit(company.id, { NationalId, TransportationCompanyName: 'نام نو' })).data).toEqual({
      code: 1,
      message: 'تغییر شرکت ثبت شد.',
    })
    expect(await show(company.id)).toMatchObject({
      transportationCompanyName: 'نام نو',
      email: null,
      tell: null,
      mobile: '09171112233',
      cityId: 1,
    })
    expect(await app.oneRow('users', userId)).toMatchObject({ fullName: 'نام نو', mobile: '09171112233' })
  })

  it('says what is missing', async () => {
    const company = await app.buildCompany({ isAccepted: false })
    expect((await edit(company.id, { Mobile: '', Address: '', CityId: '' })).errors).toEqual(
      expect.arrayContaining([
        'شهر را انتخاب کنید.',
        'شمارهٔ موبایل یا تلفن را وارد کنید.',
        'نشانی را وارد کنید.',
      ]),
    )
  })
})
