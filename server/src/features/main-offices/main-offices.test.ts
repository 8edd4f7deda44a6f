import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'

const app = useTestApp()
let token: string
beforeAll(async () => {
  token = (await app.adminActor()).token
})

const absent = 2_000_000_000
const ids = ['10380284790', '10100636191', '10320894878', '0084575948']
const given = (AgentMainNationID: string) => ({ AgentMainName: 'دفتر مرکزی آزمون', AgentMainNationID })
const add = (body: object, as = token) => app.call('addMainOffice', { token: as, body: body as never })
const update = (body: object) => app.call('updateMainOffice', { token, body: body as never })
const show = async (Id: number) => (await app.call('showMainOffice', { token, query: { Id } })).data

describe('a main office', () => {
  it('gets an account of its own, shown once, by which it signs in', async () => {
    const sent = {
      ...given(ids[0] as string),
      AgentMainManagerName: 'رضا کاویانی',
      AgentMainAddress: 'بندرعباس، بلوار امام خمینی',
      AgentMainTel: '۰۷۶ ۳۳۵۱ ۰۰۰۰',
      AgentMainFax: '07633510001',
      AgentMainEconomic: '۴۱۱۱',
      AgentMainWebAddress: 'tarabar.example',
      AgentMainEmailAddress: 'office@tarabar.example',
    }
    const { data } = await add(sent)
    expect(data).toEqual({
      agentMainId: expect.any(Number),
      username: `AM${ids[0]}`,
      password: expect.stringMatching(/^[a-z]{4}-[a-z]{4}-[a-z]{4}$/),
    })
    const row = await show(data.agentMainId)
    expect(row).toMatchObject({
      agentMainId: data.agentMainId,
      agentMainName: sent.AgentMainName,
      agentMainManagerName: 'رضا کاویانی',
      agentMainTel: '07633510000',
      agentMainFax: '07633510001',
      agentMainEconomic: '4111',
      agentMainNationID: ids[0],
      active: true,
      agencyCount: 0,
      userName: data.username,
    })
    const body = { Username: data.username, Password: data.password, Role: 'Support' as const }
    const signIn = await app.call('signIn', { body })
    expect(signIn.data.member).toMatchObject({ role: 'AgentMain', clientId: data.agentMainId })
    expect((await app.call('listMainAgencies', { token })).data).toContainEqual(row)
    expect((await app.call('listMainOffices', { token })).data).toContainEqual(row)
  })

  it('is one for each national id, however often it is sent', async () => {
    const first = await add(given(ids[1] as string))
    const again = await add(given(ids[1] as string))
    expect([again.status, again.errors]).toEqual([400, ['دفتر مرکزی دیگری با این شناسهٔ ملی ثبت شده است.']])
    expect((await show(first.data.agentMainId)).userName).toBe(`AM${ids[1]}`)
  })

  it('is not made beside an account of another by its name', async () => {
    await app.addRow('users', {
      username: `am${ids[3]}`,
      role: 'Customer',
      fullName: 'دیگری',
      passwordHash: 'none',
      createdAt: new Date(),
    })
    expect((await add(given(ids[3] as string))).status).toBe(400)
    const { data } = await app.call('listMainOffices', { token })
    const nationalIds = data.map((row: { agentMainNationID: string }) => row.agentMainNationID)
    expect(nationalIds).not.toContain(ids[3])
  })

  it('says all that it lacks', async () => {
    const { errors } = await add({
      AgentMainName: 'کوتاه',
      AgentMainNationID: '10380284791',
      AgentMainTel: 'الف',
      AgentMainEconomic: '۱۲ج',
      AgentMainEmailAddress: 'nobody',
    })
    expect(errors).toEqual([
      'نام دفتر باید دست‌کم ۶ نویسه باشد.',
      'تلفن را درست وارد کنید؛ شماره‌ای که با ۰ آغاز شود ۱۱ رقم دارد، مانند ۰۷۶۳۳۵۵۴۴۱۱.',
      'کد اقتصادی باید فقط رقم باشد.',
      'ایمیل را درست وارد کنید؛ مانند name@example.com.',
      'شناسهٔ ملی درست نیست؛ یازده رقم شناسهٔ شرکت یا ده رقم کد ملی را وارد کنید.',
    ])
  })

  it('is changed but for its national id, and closed to its account while it is not active', async () => {
    const { data: made } = await add(given(ids[2] as string))
    const office = await app.signedIn('AgentMain', { mainOfficeId: made.agentMainId })
    const change = { AgentMainId: made.agentMainId, AgentMainName: 'دفتر مرکزی نو', Active: true }
    expect((await update({ ...change, AgentMainNationID: ids[2] })).data).toBe(true)
    expect(await show(made.agentMainId)).toMatchObject({ agentMainName: 'دفتر مرکزی نو', active: true })
    const renamed = await update({ ...change, AgentMainNationID: ids[3] })
    expect([renamed.status, renamed.errors[0]]).toEqual([400, expect.stringContaining('عوض نمی‌شود')])
    expect((await app.call('showMe', { token: office.token })).status).toBe(200)
    await update({ ...change, Active: false })
    expect((await app.call('showMe', { token: office.token })).status).toBe(401)
    await update({ ...change, Active: true })
    expect((await app.call('showMe', { token: office.token })).status).toBe(401)
    expect((await update({ ...change, AgentMainId: absent })).status).toBe(404)
  })
})

describe('the companies of a main office', () => {
  const newOffice = async (n: number) =>
    (
      await app.addRow('mainOffices', {
        name: `دفتر ${n}`,
        nationalId: `1000000000${n}`,
        createdAt: new Date(),
      })
    ).id
  const companiesOf = async (agencyId: number) =>
    (await app.call('listOfficeCompanies', { token, query: { agencyId } })).data
  const put = (agentId: number, agentMainId: number) =>
    app.call('setOfficeOfCompany', { token, query: { agentId, agentMainId } })

  it('are put under it and taken out, one office for each', async () => {
    const [one, other] = [await newOffice(1), await newOffice(2)]
    const company = await app.buildCompany()
    const belonging = {
      agentID: company.id,
      agentFullName: company.name,
      meliCode: company.nationalId,
      mobile: company.mobile,
    }
    expect((await put(company.id, one)).data).toBe(true)
    expect(await companiesOf(one)).toEqual([{ ...belonging, agentMainId: one, agentMainName: 'دفتر 1' }])
    await put(company.id, other)
    expect([await companiesOf(one), (await companiesOf(other)).length]).toEqual([[], 1])
    expect((await show(other)).agencyCount).toBe(1)
    const removed = await app.call('removeOfficeOfCompany', { token, query: { agentId: company.id } })
    expect(removed.data).toBe(true)
    expect(await companiesOf(other)).toEqual([])
    const { data } = await app.call('listCompanyOffices', { token })
    expect(data).toContainEqual({ ...belonging, agentMainId: null, agentMainName: null })
  })

  it('are none of what is not there', async () => {
    const [office, company] = [await newOffice(3), await app.buildCompany()]
    const answers = [
      await put(company.id, absent),
      await put(absent, office),
      await app.call('removeOfficeOfCompany', { token, query: { agentId: absent } }),
      await app.call('listOfficeCompanies', { token, query: { agencyId: absent } }),
      await app.call('showMainOffice', { token, query: { Id: absent } }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  })
})
