import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { transaction } from '../../kernel/database.ts'
import { logHallSettings } from './halls.api.ts'

const app = useTestApp()

const listedIds = async (token: string): Promise<number[]> =>
  (await app.call('listHalls', { token })).data.map((row: { loadHallId: number }) => row.loadHallId)

describe('the list of halls', () => {
  it('shows staff every hall with its settings', async () => {
    const hall = await app.buildHall({ isActive: false, turnRangeKm: 50, driverFeeRial: 30_000 })
    const { token } = await app.adminActor()
    const { data, total } = await app.call('listHalls', { token })
    const row = data.find(({ loadHallId }: { loadHallId: number }) => loadHallId === hall.id)
    expect(row).toMatchObject({
      name: hall.name,
      cityName: 'بندرعباس',
      isActive: false,
      turnRange: 50,
      driverCharghe: 30_000,
    })
    expect(total).toBe(data.length)
  })

  it('goes by name, as Persian letters do', async () => {
    const names = ['گرگان', 'آبادان', 'پارس‌آباد', 'بم', 'کرج']
    for (const name of names) await app.buildHall({ name })
    const { data } = await app.call('listHalls', { token: (await app.driverActor()).token })
    const listed = data
      .map((row: { name: string }) => row.name)
      .filter((name: string) => names.includes(name))
    expect(listed).toEqual(['آبادان', 'بم', 'پارس‌آباد', 'کرج', 'گرگان'])
  })

  it('shows a driver those that are active', async () => {
    const open = await app.buildHall()
    const closed = await app.buildHall({ isActive: false })
    const ids = await listedIds((await app.driverActor()).token)
    expect(ids).toContain(open.id)
    expect(ids).not.toContain(closed.id)
  })

  it('shows a hall’s admin his own, closed or not', async () => {
    const hall = await app.buildHall({ isActive: false })
    expect(await listedIds((await app.hallActor(hall.id)).token)).toEqual([hall.id])
  })

  it('shows an organisation the halls that are linked to it', async () => {
    const linked = await app.buildHall()
    await app.buildHall()
    const { token, userId } = await app.signedIn('DriversAssociation')
    await app.addRow('userHalls', { userId, hallId: linked.id })
    expect(await listedIds(token)).toEqual([linked.id])
  })
})

describe('the halls of a company', () => {
  it('are the active ones that it represents', async () => {
    const { hall, company, token } = await app.hallWithCompany({ isFreeCargo: true, reservationRangeKm: 80 })
    const closed = await app.buildHall({ isActive: false })
    await app.addRow('hallCompanies', { hallId: closed.id, companyId: company.id })
    await app.hallWithCompany()
    const { data } = await app.call('listCompanyHalls', { token })
    expect(data).toEqual([
      {
        id: expect.any(Number),
        loadHallId: hall.id,
        loadHallName: hall.name,
        citySourceName: 'بندرعباس',
        loadHallLat: hall.latitude,
        loadHallLong: hall.longitude,
        reservationRange: 80,
        cargoOriginKm: 100,
        isFreeCargo: true,
        reservationLimit: hall.reservationLimitMinutes,
        showTimes: '',
      },
    ])
  })

  it('say at which hours they announce', async () => {
    const { hall, token } = await app.hallWithCompany({ isActiveShowTime: true })
    const times = [840, 510, 0].map((minuteOfDay) => ({ hallId: hall.id, minuteOfDay }))
    await app.addRow('hallShowTimes', times)
    await app.addRow('hallShowTimes', { hallId: hall.id, minuteOfDay: 60, isActive: false })
    const { data } = await app.call('listCompanyHalls', { token })
    expect(data[0].showTimes).toBe('00:00 08:30 14:00')
  })
})

describe('the tariffs of a hall', () => {
  it('are its base rents by city, in toman', async () => {
    const { hall, token } = await app.hallWithCompany()
    const tehran = await app.cityId('تهران')
    await app.addRow('hallTariffs', { hallId: hall.id, cityId: tehran, priceToman: 37_500_000 })
    const { data } = await app.call('listTariffs', { token, query: { LoadHallId: hall.id } })
    expect(data).toHaveLength(1)
    expect(data[0]).toMatchObject({
      price: 37_500_000,
      cityDestinationId: tehran,
      cityDestinationName: 'تهران',
      citySourceName: 'بندرعباس',
    })
  })

  it('ask which hall', async () => {
    const { token } = await app.adminActor()
    // @ts-expect-error the point is what happens without it
    const answer = await app.call('listTariffs', { token, query: {} })
    expect(answer.errors).toEqual(['سالن را انتخاب کنید.'])
  })
})

describe('the public log', () => {
  it('is told how a hall is set, in whole numbers, with its show times that are active', async () => {
    const hall = await app.buildHall({ turnExpireHours: 12, isActiveShowTime: true, isFreeCargo: true })
    const times = [{ minuteOfDay: 600 }, { minuteOfDay: 570 }, { minuteOfDay: 630, isActive: false }]
    await app.addRow(
      'hallShowTimes',
      times.map((time) => ({ ...time, hallId: hall.id })),
    )
    await transaction(app, (tx) => logHallSettings(tx, hall.id))
    expect(await app.logOf(hall.id)).toMatchObject([
      {
        kind: 'hall_set',
        showMinutes: [570, 600],
        settings: {
          isActive: true,
          isActiveShowTime: true,
          isFreeCargo: true,
          reservationLimitMinutes: 1,
          turnExpireHours: 12,
          driverFeeRial: 20_000,
          latitudeMillionths: Math.round(hall.latitude * 1e6),
        },
      },
    ])
  })
})
