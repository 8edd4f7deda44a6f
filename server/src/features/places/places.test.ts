import { beforeAll, describe, expect, it } from 'vitest'
import { MapsError } from '../../adapters/maps/maps.port.ts'
import { useTestApp } from '../../../test/app.ts'
import { bandarAbbas } from '../../../test/plain.ts'
import { worded } from './worded.ts'

const app = useTestApp()
let token: string
beforeAll(async () => {
  token = (await app.signedIn('Customer')).token
})

describe('provinces and cities', () => {
  it('are public, the provinces in the order of the Persian alphabet and in both styles', async () => {
    const { data } = await app.call('listProvinces')
    const bare = await app.call('listProvincesBare')
    const names = data.map((row: { provinceName: string }) => row.provinceName)
    expect(names).toHaveLength(31)
    expect(names).toEqual(names.toSorted((a: string, b: string) => a.localeCompare(b, 'fa')))
    expect(bare.data).toEqual(data)
  })

  it('are listed for one province or all', async () => {
    const { data: all } = await app.call('listCities')
    const bandar = { cityId: await app.cityId('بندرعباس'), cityName: 'بندرعباس' }
    const found = all.find((row: { cityId: number }) => row.cityId === bandar.cityId)
    const { data } = await app.call('listCitiesOfProvince', { query: { provinceId: found.provinceId } })
    expect(data).toContainEqual({ ...bandar, provinceId: found.provinceId })
    expect(data.length).toBeLessThan(all.length)
  })

  it('ask which province', async () => {
    // @ts-expect-error the point is what happens without it
    const answer = await app.call('listCitiesOfProvince', { query: {} })
    expect(answer.errors).toEqual(['استان را انتخاب کنید.'])
  })
})

describe('the map', () => {
  it('finds a city by what was typed', async () => {
    const { data } = await app.call('findPlaces', { token, query: { Text: 'بندر عب' } })
    expect(data[0]).toMatchObject({ cityName: 'بندرعباس', provinceName: 'هرمزگان' })
  })

  it('names the city nearest to a point, and says so where there is none', async () => {
    const { data } = await app.call('findNearestPlace', { token, query: { Lat: 27.2, Long: 56.3 } })
    expect(data).toMatchObject({ cityName: 'بندرعباس', provinceName: 'هرمزگان' })
    const sea = await app.call('findNearestPlace', { token, query: { Lat: 23, Long: 62 } })
    expect([sea.status, sea.statusCode]).toEqual([200, 400])
    expect(sea.errors[0]).toContain('نزدیک این نقطه شهری شناخته نیست')
  })

  it('finds the route, its length, its hours and its line', async () => {
    const query = {
      FromLat: bandarAbbas.latitude,
      FromLong: bandarAbbas.longitude,
      ToLat: 35.69,
      ToLong: 51.42,
    }
    const { data } = await app.call('findRoute', { token, query })
    expect(data.distanceKm).toBeGreaterThan(1_200)
    expect(data.durationHours).toBeGreaterThan(15)
    expect(data.isStandIn).toBe(false)
    expect(data.line[0]).toEqual([bandarAbbas.latitude, bandarAbbas.longitude])
    expect(data.line.at(-1)).toEqual([35.69, 51.42])
  })

  it('says so when no road joins the points', async () => {
    const query = { FromLat: 0, FromLong: 0, ToLat: 35.69, ToLong: 51.42 }
    const answer = await app.call('findRoute', { token, query })
    expect(answer.status).toBe(200)
    expect(answer.statusCode).toBe(400)
    expect(answer.errors).toEqual(['بین این دو نقطه راهی پیدا نشد؛ مبدأ و مقصد را دوباره انتخاب کنید.'])
  })

  it('names every coordinate that is missing', async () => {
    // @ts-expect-error the point is what happens without them
    const answer = await app.call('findRoute', { token, query: { FromLat: 200 } })
    expect(answer.status).toBe(400)
    expect(answer.errors).toEqual([
      'عرض مبدأ نباید بیشتر از ۹۰ باشد.',
      'طول مبدأ را وارد کنید.',
      'عرض مقصد را وارد کنید.',
      'طول مقصد را وارد کنید.',
    ])
  })

  it('draws the main roads for everybody', async () => {
    const { data } = await app.call('showRoadMap')
    expect(data.nodes.length).toBeGreaterThan(100)
    expect(data.edges[0]).toHaveLength(2)
    expect(data.isShown).toBe(true)
  })
})

describe('what a maps service throws', () => {
  it('becomes a sentence with 503 when the service is away', () => {
    expect(worded(new MapsError('unavailable', 'timed out'))).toMatchObject({
      status: 503,
      sentences: ['نقشه اکنون در دسترس نیست؛ کمی بعد دوباره تلاش کنید.'],
    })
  })
  it('stays what it is when it is a fault of ours', () => {
    const fault = new TypeError('x is undefined')
    expect(worded(fault)).toBe(fault)
  })
})
