import {
  addRateRefusals,
  type BaseKind,
  bulkStays,
  holidayRefusals,
  itemUsed,
  saveItemRefusals,
  withdrawRateRefusals,
} from '@bargah/contract/features/catalog/base.text.ts'
import { declareRefusals } from '@bargah/contract/features/cargos/cargos.text.ts'
import { jalaliDate } from '@bargah/contract/kernel/dates.ts'
import { dayMs } from '@bargah/contract/kernel/durations.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { plainDeclaration } from '../../../test/plain.ts'

const app = useTestApp()
let token: string
beforeAll(async () => {
  token = (await app.adminActor()).token
})

type Sent = { Id?: number; Name: string; GroupName?: string; GroupCode?: number; ShortName?: string }
const save = (Kind: BaseKind, sent: Sent) => app.call('saveBaseItem', { token, body: { Kind, ...sent } })
const setActive = (Kind: BaseKind, Id: number, IsActive: boolean) =>
  app.call('setBaseItemActive', { token, body: { Kind, Id, IsActive } })
const remove = (Kind: BaseKind, Id: number) => app.call('removeBaseItem', { token, body: { Kind, Id } })
const listed = async (Kind: BaseKind, id: number) =>
  (await app.call('listBaseItems', { token, query: { Kind } })).data.find(
    (row: { id: number }) => row.id === id,
  )
const refused = ({ status, data, message }: Awaited<ReturnType<typeof save>>) => [status, data?.code, message]
const made = async (kind: BaseKind, sent: Sent): Promise<number> => {
  const answer = await save(kind, sent)
  expect(answer.errors).toEqual([])
  return answer.data.data.id
}

describe('goods, packagings and loader types', () => {
  it('are added, changed, offered no more and again', async () => {
    const id = await made('goods', { Name: 'زعفران', GroupName: 'کشاورزی' })
    expect(await listed('goods', id)).toEqual({
      id,
      name: 'زعفران',
      groupName: 'کشاورزی',
      shortName: null,
      groupCode: null,
      isActive: true,
    })
    await made('goods', { Id: id, Name: 'زعفران سرگل', GroupName: 'صادراتی' })
    const offered = async () =>
      (await app.call('listGoods', { token })).data.find((row: { id: number }) => row.id === id)?.kalaDesc
    expect(await offered()).toBe('زعفران سرگل')
    await setActive('goods', id, false)
    expect([await offered(), (await listed('goods', id)).isActive]).toEqual([undefined, false])
    await setActive('goods', id, true)
    expect(await offered()).toBe('زعفران سرگل')
  })

  it('ask goods for their class and loader types for their category', async () => {
    expect((await save('goods', { Name: 'بی‌شرح' })).errors).toEqual(['دستهٔ کالا را وارد کنید.'])
    expect((await save('loaderType', { Name: 'بی‌دسته' })).errors).toEqual(['دستهٔ بارگیر را انتخاب کنید.'])
  })

  it('have one name in one spelling; loader types of two categories share theirs', async () => {
    const id = await made('packaging', { Name: 'کارتن ضخیم' })
    expect(refused(await save('packaging', { Name: 'كارتن  ضخيم' }))).toEqual([
      200,
      -1,
      saveItemRefusals.name_taken,
    ])
    await made('packaging', { Id: id, Name: 'کارتن ضخیم' })
    expect(refused(await save('loaderType', { Name: 'کفی', GroupCode: 50 }))[1]).toBe(-1)
    expect(await made('loaderType', { Name: 'کفی', GroupCode: 60 })).toBe(6005)
  })

  it('make a category of loader types with the first of it', async () => {
    expect(refused(await save('loaderType', { Name: 'بیمارستان', GroupCode: 90 }))[2]).toBe(
      saveItemRefusals.group_unnamed,
    )
    const id = await made('loaderType', { Name: 'بیمارستان', GroupCode: 90, GroupName: 'ویژه' })
    expect(id).toBe(9001)
    await made('loaderType', { Name: 'دوم', GroupCode: 90, GroupName: 'نام دیگر' })
    expect(await listed('loaderType', 9002)).toMatchObject({ groupName: 'ویژه', groupCode: 90 })
  })

  it('have a short name for tables, which is theirs until it is taken away', async () => {
    const item = { Name: 'کفی بلند', GroupCode: 50 }
    const Id = await made('loaderType', { ...item, ShortName: 'بلند' })
    expect(await listed('loaderType', Id)).toMatchObject({ shortName: 'بلند' })
    await made('loaderType', { ...item, Id, ShortName: 'کفی ۲' })
    expect(await listed('loaderType', Id)).toMatchObject({ shortName: 'کفی ۲' })
    await made('loaderType', { ...item, Id })
    expect(await listed('loaderType', Id)).toMatchObject({ shortName: null })
  })

  it('are full at ninety-nine of a category', async () => {
    await app.addRow('loaderTypes', { id: 9199, name: 'واپسین', categoryCode: 91, categoryName: 'پر' })
    expect(refused(await save('loaderType', { Name: 'افزون', GroupCode: 91 }))[2]).toBe(
      saveItemRefusals.group_full,
    )
  })

  it('are removed where nothing uses them, else it is said where they are used', async () => {
    const goodsId = await made('goods', { Name: 'شیشهٔ تخت', GroupName: 'صنعتی' })
    const cargo = await app.buildCargo({ goodsId })
    expect(refused(await remove('goods', goodsId))[2]).toBe(itemUsed('شیشهٔ تخت', ['cargos']))
    const loaderTypeId = await made('loaderType', { Name: 'آزمونی', GroupCode: 30 })
    await app.buildDriver({ loaderTypeId })
    await app.addRow('cargoLoaderTypes', { cargoId: cargo.id, loaderTypeId })
    expect(refused(await remove('loaderType', loaderTypeId))[2]).toBe(
      itemUsed('آزمونی', ['cargos', 'freighters']),
    )
    const packagingId = await made('packaging', { Name: 'بشکهٔ چوبی' })
    expect((await remove('packaging', packagingId)).data.code).toBe(1)
    expect([await listed('packaging', packagingId), (await remove('packaging', packagingId)).status]).toEqual(
      [undefined, 404],
    )
  })

  it('that are offered no more are named by no new load, and kept by one that has them', async () => {
    const goodsId = await made('goods', { Name: 'پنبهٔ خام', GroupName: 'کشاورزی' })
    const { hall, company, token: asker } = await app.hallWithCompany()
    const named = { IsLoadHall: true, LoadHallId: hall.id, KalaId: goodsId }
    const body = { ...plainDeclaration, ...named, CityDestinationId: await app.cityId('تهران') }
    const cargo = await app.buildCargo({ companyId: company.id, hallId: hall.id, goodsId })
    await setActive('goods', goodsId, false)
    expect(refused(await app.call('declareCargo', { token: asker, body }))[2]).toBe(
      declareRefusals.goods_unknown,
    )
    const changed = await app.call('updateCargo', { token: asker, body: { ...body, Id: cargo.id } })
    expect([changed.errors, changed.data?.code]).toEqual([[], 1])
  })

  it('always have bulk', async () => {
    for (const answer of [await setActive('packaging', 1, false), await remove('packaging', 1)])
      expect(refused(answer)).toEqual([200, -1, bulkStays])
  })

  it('are not there under a number of nobody', async () => {
    const gone = [save('goods', { Id: 99_999, Name: 'ن', GroupName: 'ن' }), setActive('goods', 99_999, true)]
    for (const answer of await Promise.all(gone)) expect(answer.status).toBe(404)
  })
})

describe('the freight rate', () => {
  const add = (atMs: number, RialPerTonneKm = 12_000) =>
    app.call('addFreightRate', { token, body: { FromDate: jalaliDate(new Date(atMs)), RialPerTonneKm } })
  const today = async () => (await app.clock.now(app.db)).getTime()
  const rateOf = async (atMs?: number) => {
    const query = atMs === undefined ? {} : { Day: jalaliDate(new Date(atMs)) }
    return (await app.call('showFreightRate', { token, query })).data.rialPerTonneKm
  }
  const rates = async () => (await app.call('listFreightRates', { token })).data

  it('holds from its day until the next begins', async () => {
    const now = await today()
    expect(await rateOf()).toBeNull()
    await add(now, 11_000)
    await add(now + 10 * dayMs, 13_000)
    expect([await rateOf(now - dayMs), await rateOf(), await rateOf(now + 9 * dayMs)]).toEqual([
      null,
      11_000,
      11_000,
    ])
    expect([await rateOf(now + 10 * dayMs), await rateOf(now + 99 * dayMs)]).toEqual([13_000, 13_000])
    expect(await rates()).toMatchObject([
      { standing: 'coming', untilDate: null },
      { standing: 'holds', untilDate: jalaliDate(new Date(now + 9 * dayMs)) },
    ])
  })

  it('is not overwritten: neither a day that has one nor one that is past takes another', async () => {
    const now = await today()
    expect(refused(await add(now))[2]).toBe(addRateRefusals.day_taken)
    expect(refused(await add(now - dayMs))[2]).toBe(addRateRefusals.past_day)
    await expect(app.setRow('freightRates', {}, { rialPerTonneKm: 1 })).rejects.toThrow('never changed')
  })

  it('is withdrawn until the end of its first day, and the one before it holds again', async () => {
    const withdraw = (Id: number) => app.call('withdrawFreightRate', { token, body: { Id } })
    const [coming] = await rates()
    expect((await withdraw(coming.id)).data.code).toBe(1)
    expect((await withdraw(coming.id)).status).toBe(404)
    const wrong = (await add((await today()) + dayMs, 1)).data.data.id
    await app.clock.moveBy(dayMs)
    expect(await rateOf()).toBe(1)
    expect((await withdraw(wrong)).data.code).toBe(1)
    expect(await rateOf()).toBe(11_000)
    // the day takes the right one, and the one of yesterday stays
    expect((await add(await today(), 12_500)).data.code).toBe(1)
    const [, before] = await rates()
    expect(refused(await withdraw(before.id))[2]).toBe(withdrawRateRefusals.begun)
    const { data } = await app.call('searchAudit', { token, body: { Table: 'freight_rates' } })
    const told = data.filter((row: { call: string }) => row.call === 'withdrawFreightRate')
    expect(told.map((row: { subjectName: string }) => row.subjectName)).toEqual(['۱ ریال', '۱۳٬۰۰۰ ریال'])
  })

  it('may be asked for by whoever is signed in', async () => {
    const driver = (await app.signedIn('Customer')).token
    expect((await app.call('showFreightRate', { token: driver, query: {} })).data.rialPerTonneKm).toBe(12_500)
  })
})

describe('holidays', () => {
  const saveDay = (body: { Id?: number; Date: string; Title: string }) =>
    app.call('saveHoliday', { token, body })
  const daysOf = async (Year: number) => (await app.call('listHolidays', { token, query: { Year } })).data

  it('are kept by the year, each day once', async () => {
    await saveDay({ Date: '1405/01/01', Title: 'نوروز' })
    const { data } = await saveDay({ Date: '1405/12/29', Title: 'ملی شدن صنعت نفت' })
    await saveDay({ Date: '1406/01/01', Title: 'نوروز' })
    expect(await daysOf(1405)).toMatchObject([
      { date: '1405/01/01', weekday: 'شنبه', title: 'نوروز' },
      { date: '1405/12/29', year: 1405 },
    ])
    expect(refused(await saveDay({ Date: '1405/01/01', Title: 'دوباره' }))[2]).toBe(holidayRefusals.day_taken)
    await saveDay({ Id: data.data.id, Date: '1405/12/29', Title: 'روز نفت' })
    expect((await daysOf(1405))[1].title).toBe('روز نفت')
    const gone = () => app.call('removeHoliday', { token, body: { Id: data.data.id } })
    expect([(await gone()).data.code, (await gone()).status]).toEqual([1, 404])
    expect((await saveDay({ Id: 99_999, Date: '1405/02/02', Title: 'ن' })).status).toBe(404)
  })
})
