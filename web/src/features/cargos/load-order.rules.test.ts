import { describe, expect, it } from 'vitest'
import { type Load, searchLoads, sortLoads } from './load-order.rules.ts'

const load = (id: number, more: Partial<Load>): Load => ({
  id,
  cargoStatus: 0,
  cargoDate: '1405/08/30',
  cargoTime: '14:00',
  announcedAt: '2026-11-21T10:30:00Z',
  finishDate: null,
  finishTime: null,
  finishedAt: null,
  finishReason: null,
  isLoadHall: true,
  loadHallId: 1,
  loadHallName: 'بندر شهید رجایی',
  transportationCompanyId: 1,
  transportationCompanyName: 'ترابر بندر',
  transportationCompanyMobile: null,
  cargoSource: 'بندرعباس، اسکلهٔ شهید رجایی',
  cargoDestination: 'تهران',
  freighterNumber: 5,
  remaining: 3,
  cargoRent: 37_550_000,
  kalaWeight: 22_000,
  kalaId: 1,
  kalaDesc: 'ورق فولادی',
  bastebandyName: 'بندیل',
  bastebandyNumber: 3,
  loaderTypeNames: 'تریلی لبه‌دار',
  cargoDistance: 1_268,
  cargoDuration: 23,
  description: '',
  tel: '07633514000',
  netPayToman: 37_515_000,
  payPerKmToman: 29_590,
  driverFeeRial: 350_000,
  cargoRange: 0,
  ...more,
})
const tehran = load(1, {})
const isfahan = load(2, {
  cargoDestination: 'اصفهان',
  kalaDesc: 'پلیمر',
  netPayToman: 30_735_000,
  payPerKmToman: 33_660,
  cargoDistance: 913,
})
const mashhad = load(3, { cargoDestination: 'مشهد', netPayToman: 39_240_000, payPerKmToman: null })
const ids = (loads: readonly Load[]) => loads.map(({ id }) => id)

describe('the order of loads', () => {
  it('puts the highest net pay first', () => {
    expect(ids(sortLoads([tehran, isfahan, mashhad], 'pay'))).toEqual([3, 1, 2])
  })
  it('puts the highest pay per kilometre first, and those without one last', () => {
    expect(ids(sortLoads([mashhad, tehran, isfahan], 'perKm'))).toEqual([2, 1, 3])
  })
  it('puts the shortest way first, and keeps equal ones by age', () => {
    expect(ids(sortLoads([mashhad, tehran, isfahan], 'near'))).toEqual([2, 1, 3])
  })
})

describe('the search', () => {
  it('finds by destination, goods and company, in any spelling', () => {
    expect(ids(searchLoads([tehran, isfahan], 'اصفهان'))).toEqual([2])
    expect(ids(searchLoads([tehran, isfahan], 'پليمر'))).toEqual([2])
    expect(ids(searchLoads([tehran, isfahan], 'ترابر‌بندر'))).toEqual([1, 2])
  })
  it('wants every word, in whichever field', () => {
    expect(ids(searchLoads([tehran, isfahan, mashhad], 'فولاد مشهد'))).toEqual([3])
    expect(searchLoads([tehran], 'فولاد شیراز')).toEqual([])
  })
  it('keeps all for blank words', () => {
    expect(searchLoads([tehran, isfahan], '  ')).toEqual([tehran, isfahan])
  })
})
