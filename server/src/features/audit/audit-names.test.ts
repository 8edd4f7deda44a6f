import { jalaliDate } from '@bargah/contract/kernel/dates.ts'
import { dayMs } from '@bargah/contract/kernel/durations.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'

const app = useTestApp()
let admin: { token: string; userId: number }
beforeAll(async () => {
  admin = await app.adminActor()
})

const found = async (body: object) =>
  (await app.call('searchAudit', { token: admin.token, body })).data as {
    id: number
    call: string
    subjectTable: string | null
    subjectName: string | null
  }[]
const newest = async (body: object) => (await found(body))[0]
const whole = async (Id: number) => (await app.call('showAudit', { token: admin.token, query: { Id } })).data
const ask = (call: Parameters<typeof app.call>[0], body: object) =>
  app.call(call, { token: admin.token, body } as never)

describe('a line says what it is about', () => {
  it('also of a rate, and of one that is withdrawn', async () => {
    const FromDate = jalaliDate(new Date((await app.clock.now(app.db)).getTime() + dayMs))
    const { data } = await ask('addFreightRate', { FromDate, RialPerTonneKm: 12_000 })
    await ask('withdrawFreightRate', { Id: data.data.id })
    expect((await found({ Table: 'freight_rates' })).map(({ subjectName }) => subjectName)).toEqual([
      '۱۲٬۰۰۰ ریال',
      '۱۲٬۰۰۰ ریال',
    ])
    const { input } = await whole((await newest({ Search: 'ثبت نرخ' }))?.id ?? 0)
    expect(input[0].value).toMatch(/^[۰-۹/]+$/u)
  })

  it('also of a holiday that is one no more', async () => {
    const { data } = await ask('saveHoliday', { Date: '1405/12/29', Title: 'روز نفت' })
    await ask('removeHoliday', { Id: data.data.id })
    expect(await newest({ Table: 'holidays' })).toMatchObject({
      call: 'removeHoliday',
      subjectName: 'روز نفت',
    })
  })

  it('also of a permit that is printed again, which changes nothing', async () => {
    const { permit, driver } = await app.permitStory()
    // the first print changes its state, and no other does
    for (const _print of [1, 2])
      await app.call('printPermit', { token: admin.token, query: { DriverReserveId: permit.id } })
    const { firstName, lastName } = await app.oneRow('drivers', driver.id)
    const about = {
      subjectTable: 'permits',
      subjectId: String(permit.id),
      subjectName: `${firstName} ${lastName}`,
    }
    expect(await found({ Search: 'چاپ مجوز' })).toMatchObject([about, about])
  })
})

describe('the tariff of a hall', () => {
  const tariff = async (hall: { id: number }, city: string, Price: number) =>
    ask('addTariff', { LoadHallId: hall.id, CityId: await app.cityId(city), Price })

  it('is among the events of the hall, also once it is removed', async () => {
    const hall = await app.buildHall()
    await tariff(hall, 'تهران', 12_000_000)
    await tariff(hall, 'تهران', 1)
    await tariff(await app.buildHall(), 'تهران', 7)
    const events = async () =>
      (await found({ Table: 'halls', RowId: String(hall.id) })).map(({ call }) => call)
    expect(await events()).toEqual(['addTariff', 'addTariff'])
    const [row] = await app.rowsOf('hallTariffs', { hallId: hall.id }, 'id')
    await app.call('removeTariff', { token: admin.token, query: { id: row?.id ?? 0 } })
    expect(await events()).toEqual(['removeTariff', 'addTariff', 'addTariff'])
    expect((await newest({ Table: 'hall_tariffs' }))?.subjectName).toBe(`${hall.name}، تا تهران`)
  })

  it('names its town and hall, not their ids', async () => {
    const hall = await app.buildHall()
    await tariff(hall, 'تهران', 9_000_000)
    const { input, changes } = await whole((await newest({ Table: 'hall_tariffs' }))?.id ?? 0)
    expect(input).toContainEqual(expect.objectContaining({ name: 'CityId', value: 'تهران' }))
    expect(changes[0].columns).toContainEqual({ name: 'city_id', title: 'شهر', before: null, after: 'تهران' })
  })
})

describe('a search', () => {
  it('finds what a list shows: halls, goods, companies and users by their names', async () => {
    const { data } = await ask('saveBaseItem', { Kind: 'goods', Name: 'سنگ مرمر سبز', GroupName: 'معدنی' })
    await ask('setBaseItemActive', { Kind: 'goods', Id: data.data.id, IsActive: false })
    expect((await found({ Search: 'مرمر' })).map(({ call }) => call)).toEqual([
      'setBaseItemActive',
      'saveBaseItem',
    ])
    const hall = await app.buildHall({ name: 'زرندیه' })
    await ask('addTariff', { LoadHallId: hall.id, CityId: await app.cityId('تهران'), Price: 9_000_000 })
    expect((await found({ Search: 'زرندیه' })).map(({ call }) => call)).toEqual(['addTariff'])
    // words of one line may lie in who did it and in what it is about
    expect(await found({ Search: 'زرندیه تعرفه' })).toHaveLength(1)
    expect(await found({ Search: 'زرندیه مرمر' })).toEqual([])
  })
})
