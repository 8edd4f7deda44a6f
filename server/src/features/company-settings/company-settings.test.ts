import {
  companyPermissions,
  maskedPassword,
  type CompanyPermission,
} from '@bargah/contract/features/company-settings/company-settings.text.ts'
import { documentType } from '@bargah/contract/features/documents/documents.states.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { pdf } from '../../../test/files.ts'
import { plainDeclaration } from '../../../test/plain.ts'
import { inquiryCredentialsOf } from './company-settings.api.ts'

const app = useTestApp()
let token: string
beforeAll(async () => {
  token = (await app.adminActor()).token
})

const grant = (agentId: number, type: CompanyPermission) =>
  app.call('grantCompanyPermission', { token, query: { agentId, type } })
const deny = (agentId: number, type: CompanyPermission) =>
  app.call('denyCompanyPermission', { token, query: { agentId, type } })
const absent = 2_000_000_000

describe('the permissions of a company', () => {
  const permissions = async (agentId: number) =>
    (await app.call('showCompanyPermissions', { token, query: { agentId } })).data

  it.each(companyPermissions)('%s is given and taken by itself', async (type) => {
    const { id } = await app.buildCompany()
    const none = Object.fromEntries(companyPermissions.map((one) => [one, false]))
    expect(await permissions(id)).toEqual({ agentId: id, ...none })
    expect((await grant(id, type)).data).toBe(true)
    expect(await permissions(id)).toEqual({ agentId: id, ...none, [type]: true })
    await deny(id, type)
    expect(await permissions(id)).toEqual({ agentId: id, ...none })
  })

  it('are neither a company’s nor a kind that nobody knows', async () => {
    expect((await grant(absent, 'insertDraft')).status).toBe(404)
    const { id } = await app.buildCompany()
    const { status, errors } = await grant(id, 'everything' as CompanyPermission)
    expect([status, errors]).toEqual([400, ['مقدار نوع دسترسی پذیرفته نیست.']])
  })

  it('let in and keep out as they say: drafts at once, with the company signed in', async () => {
    const { company, companyToken, permit } = await app.permitStory()
    const upload = async () => {
      const body = { DriverReserveId: permit.id, Type: documentType.draft, File: new Blob([pdf()]) }
      return (await app.call('addDocument', { token: companyToken, body })).data.code
    }
    expect(await upload()).toBe(-1)
    await grant(company.id, 'insertDraft')
    expect(await upload()).toBe(1)
    await deny(company.id, 'insertDraft')
    expect(await upload()).toBe(-1)
  })

  it('let a driver without a turn take a free load, or keep him out', async () => {
    const cargo = await app.buildCargo({ truckCount: 2 })
    const take = async () => {
      const driver = await app.driverActor()
      return (await app.call('reserveFreeCargo', { token: driver.token, body: { CargoId: cargo.id } })).data
        .code
    }
    expect(await take()).toBe(-1)
    await grant(cargo.companyId, 'reserveEntrancePermission')
    expect(await take()).toBe(1)
    await deny(cargo.companyId, 'reserveEntrancePermission')
    expect(await take()).toBe(-1)
  })
})

describe('instant bill', () => {
  const wheat = 1
  const other = 2
  async function issued(companyId: number, goodsId: number) {
    const cargo = await app.buildCargo({ companyId, goodsId })
    const driver = await app.driverActor()
    await app.call('reserveFreeCargo', { token: driver.token, body: { CargoId: cargo.id } })
    return (await app.call('showMyPermit', { token: driver.token })).data.status
  }

  it('prints a permit at its issue, but for goods that are taken out', async () => {
    const { id } = await app.buildCompany({ reserveEntrancePermission: true })
    expect(await issued(id, wheat)).toBe(1)
    await grant(id, 'instantBill')
    const query = { agentId: id, kalaId: wheat }
    expect((await app.call('addNotAllowedGoods', { token, query })).data).toBe(true)
    expect([await issued(id, wheat), await issued(id, other)]).toEqual([1, 2])
    const { data } = await app.call('listNotAllowedGoods', { token, query: { agentId: id } })
    expect(data).toEqual([{ id: expect.any(Number), kalaID: wheat, kalaName: 'گندم' }])
    expect((await app.call('deleteNotAllowedGoods', { token, query })).data).toBe(true)
    expect(await issued(id, wheat)).toBe(2)
  })

  it('takes goods out once however often it is said, and knows which there are', async () => {
    const [mine, others] = [await app.buildCompany(), await app.buildCompany()]
    const query = { agentId: mine.id, kalaId: wheat }
    await app.call('addNotAllowedGoods', { token, query })
    await app.call('addNotAllowedGoods', { token, query })
    const listed = await app.call('listNotAllowedGoods', { token, query: { agentId: mine.id } })
    expect(listed.data).toHaveLength(1)
    const faults = [
      await app.call('addNotAllowedGoods', { token, query: { ...query, kalaId: absent } }),
      await app.call('addNotAllowedGoods', { token, query: { ...query, agentId: absent } }),
      await app.call('deleteNotAllowedGoods', { token, query: { ...query, agentId: others.id } }),
      await app.call('listNotAllowedGoods', { token, query: { agentId: absent } }),
    ]
    expect(faults.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    const nothing = await app.call('addNotAllowedGoods', { token, query: { agentId: mine.id } as never })
    expect(nothing.errors).toEqual(['نوع کالا را انتخاب کنید.'])
  })
})

describe('the range of a company', () => {
  const set = (AgentID: number, Name: 'MinLoadReserveRange' | 'MaxLoadReserveRange', ValueInt: number) =>
    app.call('setCompanySetting', { token, body: { AgentID, Name, ValueInt } })

  it('is set at each end, and no end passes the other', async () => {
    const { id } = await app.buildCompany()
    await set(id, 'MinLoadReserveRange', 20)
    await set(id, 'MaxLoadReserveRange', 100)
    const over = await set(id, 'MinLoadReserveRange', 101)
    expect([over.status, over.errors[0]]).toEqual([400, expect.stringContaining('بیشتر از بیشترین فاصله')])
    const { data } = await app.call('showCompanySettings', { token, query: { agentId: id } })
    expect(data).toEqual({ agentId: id, MinLoadReserveRange: 20, MaxLoadReserveRange: 100 })
    await set(id, 'MaxLoadReserveRange', 0)
    expect((await set(id, 'MinLoadReserveRange', 101)).data).toBe(true)
    expect((await set(absent, 'MinLoadReserveRange', 1)).status).toBe(404)
  })

  it('holds for the free loads that it declares', async () => {
    const { hall, company, token: own } = await app.hallWithCompany({ isFreeCargo: true })
    await set(company.id, 'MinLoadReserveRange', 20)
    const CityDestinationId = await app.cityId('تهران')
    const declared = async (CargoRange: number) => {
      const body = {
        ...plainDeclaration,
        IsLoadHall: false,
        LoadHallId: hall.id,
        CityDestinationId,
        CargoRange,
      }
      return (await app.call('declareCargo', { token: own, body })).data.code
    }
    expect([await declared(19), await declared(20)]).toEqual([-1, 1])
  })
})

describe('the financial configuration of a company', () => {
  const byKm = {
    IsMonyKilometer: true,
    MaxKilometerPrice: 900,
    MinKilometerPrice: 200_000,
    MinReserveKilometr: 100,
  }
  const configure = (body: object, as = token) =>
    app.call('setCompanyFinances', { token: as, body: body as never })

  it('is what its loads cost from then on, and changing the method clears the other', async () => {
    const { hall, company, token: own } = await app.hallWithCompany()
    const quote = async () => {
      const query = { LoadHallId: hall.id, CargoDistance: 1_000, FreighterNumber: 1, IsLoadHall: true }
      return (await app.call('quoteCargo', { token: own, query: query as never })).data.commissionRial
    }
    await configure({ AgentId: company.id, ...byKm })
    expect(await quote()).toBe(900_000)
    await configure({ AgentId: company.id, IsMonyKilometer: false, ReserveMony: 70_000 })
    expect(await quote()).toBe(70_000)
    const { data } = await app.call('showCompanyFinances', { token, query: { agentId: company.id } })
    expect(data).toEqual({
      agentId: company.id,
      isMonyKilometer: false,
      reserveMony: 70_000,
      maxKilometerPrice: 0,
      minKilometerPrice: 0,
      minReserveKilometr: 0,
    })
  })

  it('says all that it lacks', async () => {
    const { id } = await app.buildCompany()
    const lacking = [
      await configure({ AgentId: id, IsMonyKilometer: true }),
      await configure({ AgentId: id, IsMonyKilometer: false }),
      await configure({ IsMonyKilometer: false, ReserveMony: 1 }),
      await configure({ AgentId: id, IsMonyKilometer: false, ReserveMony: -1 }),
    ]
    expect(lacking.map(({ errors }) => errors)).toEqual([
      [
        'مبلغ هر کیلومتر را وارد کنید.',
        'کمترین مبلغ رزرو را وارد کنید.',
        'کمترین کیلومتر رزرو را وارد کنید.',
      ],
      ['مبلغ رزرو را وارد کنید.'],
      ['نخست نمایندگی را انتخاب کنید.'],
      ['مبلغ رزرو نباید کمتر از ۰ باشد.'],
    ])
    expect((await configure({ AgentId: absent, ...byKm })).status).toBe(404)
  })

  it('asks for the own password when it was given long ago', async () => {
    const { id } = await app.buildCompany()
    const stale = await app.signedIn('Admin')
    const longAgo = new Date(Date.now() - 31 * 60_000)
    await app.setRow('sessions', { userId: stale.userId }, { passwordAt: longAgo })
    const { status, data } = await configure({ AgentId: id, ...byKm }, stale.token)
    expect([status, data.reason]).toEqual([400, 'reauthenticate'])
  })
})

describe('the web-service code of a company', () => {
  const given = { AgentWSUserName: 'tarabar', AgentWSActive: true, AgentCompanyCode: '2210' }
  const save = (AgentId: number, AgentWSPassword: string, more = {}) =>
    app.call('saveCompanyWsCode', { token, body: { AgentId, ...given, AgentWSPassword, ...more } })
  const credentials = (id: number) => inquiryCredentialsOf(app.db, app.keys, id)

  it('is kept sealed, shown masked, and sent back masked it stays', async () => {
    const { id, name } = await app.buildCompany()
    const saved = await save(id, 'کلید-4567')
    const { data } = await app.call('showCompanyWsCode', { token, query: { agentId: id } })
    expect(data).toEqual({
      id: expect.any(Number),
      agentId: id,
      agent: name,
      agentWSUserName: 'tarabar',
      agentWSPassword: maskedPassword,
      agentCompanyCode: '2210',
      agentWSActive: true,
    })
    expect(saved.data).toEqual(data)
    expect(JSON.stringify(await app.oneRow('inquiryCredentials', { companyId: id }))).not.toContain('کلید')
    await save(id, maskedPassword, { AgentWSUserName: 'renamed' })
    expect(await credentials(id)).toEqual({
      username: 'renamed',
      password: 'کلید-4567',
      companyCode: '2210',
    })
    await save(id, 'another')
    expect((await credentials(id))?.password).toBe('another')
  })

  it('is not told to the audit', async () => {
    const { id } = await app.buildCompany()
    await save(id, 'نهان-98765')
    const { rows } = await app.pool.query(
      'select (select json_agg(a) from audit_log a)::text || (select json_agg(c) from audit_changes c)::text as told',
    )
    expect(rows[0].told).toContain('tarabar')
    expect(rows[0].told).not.toContain('نهان')
  })

  it('is nobody’s while it is switched off, and none where none was set', async () => {
    const { id } = await app.buildCompany()
    expect(await credentials(id)).toBeNull()
    const { data } = await app.call('showCompanyWsCode', { token, query: { agentId: id } })
    expect(data).toMatchObject({ id: null, agentWSPassword: null, agentWSActive: false })
    await save(id, 'a password', { AgentWSActive: false })
    expect(await credentials(id)).toBeNull()
  })

  it('needs a user and a password, of which a mask is none', async () => {
    const { id } = await app.buildCompany()
    expect((await save(id, maskedPassword)).errors).toEqual(['گذرواژهٔ وب‌سرویس را وارد کنید.'])
    const empty = await save(id, '', { AgentWSUserName: '', AgentCompanyCode: '1'.repeat(21) })
    expect(empty.errors).toEqual([
      'نام کاربری وب‌سرویس را وارد کنید.',
      'گذرواژهٔ وب‌سرویس را وارد کنید.',
      'کد شرکت نباید بیشتر از ۲۰ نویسه باشد.',
    ])
    expect((await save(absent, 'a password')).status).toBe(404)
  })
})
