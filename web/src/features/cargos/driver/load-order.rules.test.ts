import { describe, expect, it } from 'vitest'
import { tellApart } from './equal-loads.text.ts'
import { freeLoadsText } from './load.text.ts'
import { emptyKm, hindranceOf, type Load, searchLoads, sortLoads } from './load-order.rules.ts'

const load = (id: number, more: Partial<Load>): Load => ({
  id,
  uniqueCode: '00000195',
  isg: null,
  shippingOrder: null,
  cargoStatus: 0,
  cargoDate: '1405/08/30',
  cargoTime: '14:00',
  announcedAt: '2026-11-21T10:30:00Z',
  finishDate: null,
  finishTime: null,
  finishedAt: null,
  finishReason: null,
  isLoadHall: true,
  isForChosen: false,
  loadHallId: 1,
  loadHallName: 'بندر شهید رجایی',
  transportationCompanyId: 1,
  transportationCompanyName: 'ترابر بندر',
  transportationCompanyMobile: null,
  cargoSource: 'بندرعباس',
  cargoSourceAddress: 'بندرعباس، اسکلهٔ شهید رجایی',
  cargoDestinationAddress: '',
  rangeFromLat: 27.13,
  rangeFromLong: 56.07,
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
  loaderShortNames: 'لبه‌دار',
  cargoDistance: 1_268,
  cargoDuration: 23,
  description: '',
  tel: '07633514000',
  netPayToman: 37_515_000,
  payPerKmToman: 29_590,
  officialRateRial: null,
  driverFeeRial: 350_000,
  cargoRange: 0,
  isNextRound: false,
  needsTurn: true,
  cargoSourceLat: 27.18,
  cargoSourceLong: 56.27,
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
    expect(ids(sortLoads([tehran, isfahan, mashhad], 'pay', null))).toEqual([3, 1, 2])
  })
  it('puts the highest pay per kilometre first, and those without one last', () => {
    expect(ids(sortLoads([mashhad, tehran, isfahan], 'perKm', null))).toEqual([2, 1, 3])
  })
  it('puts the load first that is the shortest route from where the driver stands', () => {
    const here = { latitude: 32.6, longitude: 51.7 }
    const inQom = load(4, { cargoSourceLat: 34.64, cargoSourceLong: 50.88, cargoDistance: 2_000 })
    const inYazd = load(5, { cargoSourceLat: 31.9, cargoSourceLong: 54.36, cargoDistance: 10 })
    expect(ids(sortLoads([tehran, inYazd, inQom], 'near', here))).toEqual([4, 5, 1])
    expect(emptyKm(inQom, here)).toBeCloseTo(239, 0)
    expect(emptyKm(inQom, null)).toBeNull()
  })
  it('keeps equal ones by age, as long as it is not known where he stands', () => {
    expect(ids(sortLoads([mashhad, tehran, isfahan], 'near', null))).toEqual([1, 2, 3])
  })
  it('puts the loads of the next round behind those of the open one', () => {
    const next = load(6, { isNextRound: true, netPayToman: 90_000_000 })
    expect(ids(sortLoads([next, tehran], 'pay', null))).toEqual([1, 6])
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

describe('loads that look the same', () => {
  it('are told apart by number, and by company where they have several', () => {
    const twin = load(12, {})
    const other = load(13, { transportationCompanyName: 'هرمز بار' })
    expect([...tellApart([tehran, isfahan, twin])]).toEqual([
      [1, '۲ بار مثل هم هست؛ این یکی شمارهٔ ۱ است.'],
      [12, '۲ بار مثل هم هست؛ این یکی شمارهٔ ۱۲ است.'],
    ])
    expect(tellApart([tehran, twin, other]).get(13)).toBe(
      '۳ بار مثل هم هست؛ این یکی شمارهٔ ۱۳ از هرمز بار است.',
    )
  })
  it('are those of one address or two, as long as the card shows the same', () => {
    const dock = load(14, { cargoSource: 'بندرعباس، اسکلهٔ شهید باهنر' })
    expect([...tellApart([tehran, dock]).keys()]).toEqual([1, 14])
  })
  it.each<[string, Partial<Load>]>([
    ['pay', { netPayToman: 1 }],
    ['weight', { kalaWeight: 9_000 }],
    ['packaging', { bastebandyName: 'رول' }],
    ['round', { isNextRound: true }],
  ])('are not those of another %s', (_, more) => {
    expect(tellApart([tehran, load(15, more)]).size).toBe(0)
  })
})

describe('free loads of a driver who stands in Meybod', () => {
  const meybod = { latitude: 32.25, longitude: 54.02 }
  const there = { cargoSourceLat: 32.25, cargoSourceLong: 54.02, rangeFromLat: 32.25, rangeFromLong: 54.02 }
  const far = load(1, { needsTurn: true, netPayToman: 90_000_000 })
  const farFree = load(2, { needsTurn: false, netPayToman: 80_000_000 })
  const beyond = load(3, { needsTurn: false, cargoRange: 45, netPayToman: 70_000_000 })
  const near = load(4, { ...there, needsTurn: false, cargoRange: 45, netPayToman: 20_000_000 })
  const all = [far, farFree, beyond, near]
  const shown = (hasTurn: boolean) => ids(sortLoads(all, 'near', meybod, hindranceOf(hasTurn, meybod)))

  it('come in the order in which he can have them: near, far, out of their range, and with a turn', () => {
    expect(shown(false)).toEqual([4, 2, 3, 1])
  })
  it('ask for no turn of one who has it', () => {
    expect(shown(true)).toEqual([4, 1, 2, 3])
  })
  it('are said to be as many as they are, those with a turn apart', () => {
    expect(freeLoadsText(all, false)).toBe('۳ بار بی نوبت، ۱ بار با نوبت')
    expect(freeLoadsText([far], false)).toBe('نوبت می‌خواهد، از هر سالنی')
    expect([freeLoadsText([near], false), freeLoadsText(all, true), freeLoadsText(all, undefined)]).toEqual(
      Array(3).fill('زودتر بگیرید، مال شماست'),
    )
  })
})
