import type { Point } from '@bargah/contract/kernel/geo.ts'

/** What a hall of the demo world is like. Shares are of trucks: by year, and by company id. */
export type HallPlan = Point & {
  id: number
  name: string
  tel: string
  cityId: number
  /** The place that loads start from, as people call it. */
  origin: string
  reservationLimitMinutes: number
  reservationRangeKm: number
  turnRangeKm: number
  driverFeeRial: number
  companyFeeRial: number
  hasShowTimes: boolean
  isFreeCargo: boolean
  turnExpireHours: number
  nativeTurnExpireHours: number
  trucksAYear: number
  companyShares: readonly [companyId: number, share: number][]
}

export const hallPlans: readonly HallPlan[] = [
  {
    id: 1,
    name: 'بندر شهید رجایی',
    tel: '07633519001',
    cityId: 1164,
    origin: 'بندرعباس',
    latitude: 27.1302,
    longitude: 56.0671,
    reservationLimitMinutes: 0,
    reservationRangeKm: 0,
    turnRangeKm: 0,
    driverFeeRial: 20_000,
    companyFeeRial: 50_000,
    hasShowTimes: false,
    isFreeCargo: true,
    turnExpireHours: 72,
    nativeTurnExpireHours: 96,
    trucksAYear: 1_450,
    companyShares: [
      [1, 6],
      [2, 2],
      [3, 2],
    ],
  },
  {
    id: 2,
    name: 'اصفهان',
    tel: '03133519002',
    cityId: 139,
    origin: 'اصفهان',
    latitude: 32.6146,
    longitude: 51.6693,
    reservationLimitMinutes: 10,
    reservationRangeKm: 50,
    turnRangeKm: 50,
    driverFeeRial: 20_000,
    companyFeeRial: 50_000,
    hasShowTimes: true,
    isFreeCargo: true,
    turnExpireHours: 72,
    nativeTurnExpireHours: 96,
    trucksAYear: 1_100,
    companyShares: [
      [1, 2],
      [2, 6],
      [3, 2],
    ],
  },
  {
    id: 3,
    name: 'بندر امام خمینی',
    tel: '06152519003',
    cityId: 549,
    origin: 'بندر امام خمینی',
    latitude: 30.4316,
    longitude: 49.0732,
    reservationLimitMinutes: 1,
    reservationRangeKm: 0,
    turnRangeKm: 0,
    driverFeeRial: 25_000,
    companyFeeRial: 60_000,
    hasShowTimes: false,
    isFreeCargo: false,
    turnExpireHours: 96,
    nativeTurnExpireHours: 96,
    trucksAYear: 900,
    companyShares: [
      [1, 3],
      [2, 2],
      [3, 5],
    ],
  },
  {
    id: 4,
    name: 'شیراز',
    tel: '07137519004',
    cityId: 727,
    origin: 'شیراز',
    latitude: 29.5918,
    longitude: 52.5837,
    ...inland(480),
    companyShares: [
      [1, 6],
      [2, 4],
    ],
  },
  {
    id: 5,
    name: 'مشهد',
    tel: '05137519005',
    cityId: 491,
    origin: 'مشهد',
    latitude: 36.2605,
    longitude: 59.6168,
    ...inland(520),
    companyShares: [
      [1, 4],
      [3, 6],
    ],
  },
  {
    id: 6,
    name: 'تبریز',
    tel: '04137519006',
    cityId: 14,
    origin: 'تبریز',
    latitude: 38.0662,
    longitude: 46.2381,
    ...inland(430),
    companyShares: [
      [1, 4],
      [3, 6],
    ],
  },
]

/** The hall that is closed now, as it was while it worked; nobody trades there in a usual year. */
export const closedHallPlan: HallPlan = {
  id: hallPlans.length + 1,
  name: 'یزد',
  tel: '03537519007',
  cityId: 1246,
  origin: 'یزد',
  latitude: 31.8974,
  longitude: 54.3569,
  reservationLimitMinutes: 10,
  reservationRangeKm: 45,
  turnRangeKm: 30,
  driverFeeRial: 350_000,
  companyFeeRial: 420_000,
  hasShowTimes: true,
  isFreeCargo: true,
  turnExpireHours: 24,
  nativeTurnExpireHours: 12,
  trucksAYear: 0,
  companyShares: [
    [1, 1],
    [3, 1],
  ],
}

function inland(trucksAYear: number) {
  return {
    reservationLimitMinutes: 5,
    reservationRangeKm: 0,
    turnRangeKm: 0,
    driverFeeRial: 15_000,
    companyFeeRial: 40_000,
    hasShowTimes: false,
    isFreeCargo: false,
    turnExpireHours: 96,
    nativeTurnExpireHours: 96,
    trucksAYear,
  }
}
