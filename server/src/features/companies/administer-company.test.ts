import { companyRefusals } from '@bargah/contract/features/companies/companies.text.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { adminActor } from '../../../test/actors.ts'
import { useTestApp } from '../../../test/app.ts'
import { next, padded } from '../../../test/plain.ts'
import { signedIn } from '../auth/auth.build.ts'
import { smsSentTo } from '../outbox/outbox.build.ts'
import { buildCompany, companyForm, completedId } from './companies.build.ts'

const app = useTestApp()
let token: string
beforeAll(async () => {
  token = (await adminActor(app)).token
})

const of = (TransportationCompanyId: number) => ({ token, query: { TransportationCompanyId } })
const accept = (id: number) => app.call('acceptCompany', of(id))
const reject = (id: number, Desc = 'سند ناخواناست') =>
  app.call('rejectCompany', { ...of(id), body: { Desc } })
const createUser = (id: number) => app.call('createCompanyUser', of(id))
const show = async (id: number) => (await app.call('showCompany', of(id))).data
const waiting = () => buildCompany(app.db, { isAccepted: false, mobile: `0918${padded(next(), 7)}` })
const signIn = (Username: string, Password: string) =>
  app.call('signIn', { body: { Username, Password, Role: 'Company', DeviceId: 'a' } })

describe('accepting a company', () => {
  it('lets it sign in, tells it by SMS and as a notice, and answers with a sentence', async () => {
    const company = await waiting()
    const { userId, token: own } = await signedIn(app.db, 'TransportationCompanyAdmin', {
      companyId: company.id,
    })
    expect((await accept(company.id)).data).toBe(`«${company.name}» تأیید شد.`)
    expect(await show(company.id)).toMatchObject({
      status: 1,
      isAccept: true,
      transportationCompanyActive: true,
      userId,
    })
    expect(await smsSentTo(app, String(company.mobile))).toEqual([
      { kind: 'registration_accepted', values: { name: company.name } },
    ])
    const notices = (await app.call('listNotifications', { token: own })).data
    expect(JSON.stringify(notices)).toContain('ثبت‌نام شما تأیید شد')
  })

  it('is done once; one that was rejected may still be accepted', async () => {
    const company = await waiting()
    await reject(company.id)
    expect((await accept(company.id)).statusCode).toBe(200)
    expect(await show(company.id)).toMatchObject({ status: 1, rejectReason: null })
    expect((await accept(company.id)).errors).toEqual(['این شرکت پیش‌تر تأیید شده است.'])
  })
})

describe('rejecting a company', () => {
  it('keeps the reason and tells it', async () => {
    const company = await waiting()
    expect((await reject(company.id)).statusCode).toBe(200)
    expect(await show(company.id)).toMatchObject({
      status: 3,
      rejectReason: 'سند ناخواناست',
      isAccept: false,
    })
    expect(await smsSentTo(app, String(company.mobile))).toEqual([
      { kind: 'registration_rejected', values: { name: company.name, reason: 'سند ناخواناست' } },
    ])
  })

  it('asks for a reason, and is refused for one that was accepted or rejected', async () => {
    const company = await waiting()
    expect((await reject(company.id, '')).errors).toEqual(['دلیل رد را بنویسید.'])
    await reject(company.id)
    expect((await reject(company.id)).errors).toEqual(['این شرکت پیش‌تر رد شده است.'])
    await accept(company.id)
    expect((await reject(company.id)).errors).toEqual(['این شرکت پیش‌تر تأیید شده است.'])
  })
})

describe('the account of a company', () => {
  it('is made once it is accepted, and a second time has another password and no session', async () => {
    const company = await waiting()
    expect((await createUser(company.id)).message).toContain('هنوز تأیید نشده')
    await accept(company.id)
    const { userName, password } = (await createUser(company.id)).data
    expect(userName).toBe(`TC${company.nationalId}`)
    const { accessToken } = (await signIn(userName, password)).data
    const second = (await createUser(company.id)).data
    expect([second.userName, second.password === password]).toEqual([userName, false])
    expect((await app.call('showMe', { token: accessToken })).status).toBe(401)
    expect((await signIn(userName, second.password)).statusCode).toBe(200)
  })
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
    const company = await buildCompany(app.db, { email: 'old@example.com', nationalId: completedId() })
    const { userId } = await signedIn(app.db, 'TransportationCompanyAdmin', { companyId: company.id })
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
    const account = app.db.selectFrom('users').select(['fullName', 'mobile']).where('id', '=', userId)
    expect(await account.executeTakeFirstOrThrow()).toEqual({ fullName: 'نام نو', mobile: '09171112233' })
  })

  it('changes the national id only before there is an account, and to nobody else’s', async () => {
    const company = await waiting()
    const { nationalId: NationalId } = await buildCompany(app.db, { nationalId: completedId() })
    expect((await edit(company.id, { NationalId })).message).toContain('پیش‌تر ثبت شده')
    expect((await edit(company.id)).statusCode).toBe(200)
    await accept(company.id)
    await createUser(company.id)
    expect((await edit(company.id)).message).toContain('شناسهٔ ملی دیگر عوض نمی‌شود')
  })

  it('leaves the id of one that was shown the name of its account, and two of one mobile apart', async () => {
    const nationalId = completedId()
    const registered = { isAccepted: false, nationalId, registeredHash: 'x' }
    const [one] = await Promise.all(
      ['09171112233', '09171112234'].map((mobile) => buildCompany(app.db, { ...registered, mobile })),
    )
    const id = one?.id ?? 0
    expect((await edit(id)).message).toContain('شناسهٔ ملی دیگر عوض نمی‌شود')
    const same = { NationalId: nationalId, Mobile: '09171112234' }
    expect((await edit(id, same)).errors).toEqual([companyRefusals.same_mobile])
    expect((await edit(id, { ...same, Mobile: '09171112235' })).statusCode).toBe(200)
  })

  it('gives a national id to one of those who are given it at one moment', async () => {
    const companies = await Promise.all(Array.from({ length: 6 }, () => buildCompany(app.db)))
    const NationalId = completedId()
    const answers = await Promise.all(companies.map(({ id }) => edit(id, { NationalId })))
    expect(answers.filter(({ data }) => data?.code === 1)).toHaveLength(1)
    expect(answers.filter(({ errors }) => errors?.[0] === companyRefusals.taken)).toHaveLength(5)
  })

  it('says what is missing, and what is not there', async () => {
    const company = await waiting()
    expect((await edit(company.id, { Mobile: '', Address: '', CityId: '' })).errors).toEqual(
      expect.arrayContaining([
        'شهر را انتخاب کنید.',
        'شمارهٔ موبایل یا تلفن را وارد کنید.',
        'نشانی را وارد کنید.',
      ]),
    )
    expect((await edit(999_999)).status).toBe(404)
    expect((await accept(999_999)).status).toBe(404)
  })
})
