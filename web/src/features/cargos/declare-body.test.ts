import { describe, expect, it } from 'vitest'
import { type DeclareFacts, declareFaults, toDeclareBody } from './declare-body.ts'
import {
  type DeclareValues,
  emptyDeclaration,
  proposeAnnouncement,
  readTruckCount,
  retypePlace,
} from './declare-values.ts'

const afternoon = new Date('2026-11-21T10:32:00Z')
const bandarAbbas = {
  text: 'بندرعباس، اسکلهٔ شهید رجایی',
  name: 'بندرعباس',
  point: { latitude: 27, longitude: 56 },
}
const isfahan = { text: 'اصفهان', name: 'اصفهان', point: { latitude: 32, longitude: 51 } }
const byCompany: DeclareFacts = {
  by: 'company',
  route: { distanceKm: 913, durationHours: 17 },
  rangeKm: 0,
}
const whole: DeclareValues = {
  ...emptyDeclaration(afternoon),
  hallId: 1,
  destinationCityId: 40,
  origin: bandarAbbas,
  destination: isfahan,
  goodsId: 3,
  packagingId: 2,
  packageCount: 4,
  weightKg: 22_000,
  loaderCategory: 5,
  loaderTypeIds: [5001],
  truckCount: 5,
  rentToman: 30_700_000,
  tel: '09173614482',
}
const fieldsOf = (values: DeclareValues, facts = byCompany) =>
  declareFaults(values, facts).map((fault) => fault.field)

describe('a declaration', () => {
  it('has no fault when all is given', () => {
    expect(declareFaults(whole, byCompany)).toEqual([])
  })

  it('names every missing thing at once, in the order of the page', () => {
    expect(fieldsOf(emptyDeclaration(afternoon), { ...byCompany, route: null })).toEqual([
      'hallId',
      'destinationCityId',
      'origin',
      'destination',
      'goodsId',
      'packagingId',
      'weightKg',
      'loaderTypeIds',
      'rentToman',
      'tel',
    ])
  })

  it('asks a product owner for a company, and neither for hall nor for tariff city', () => {
    const owner: DeclareFacts = { ...byCompany, by: 'productOwner', rangeKm: 45 }
    expect(fieldsOf({ ...whole, hallId: null, destinationCityId: null }, owner)).toEqual(['companyId'])
    expect(toDeclareBody({ ...whole, companyId: 7 }, owner)).toMatchObject({
      IsLoadHall: false,
      LoadHallId: null,
      TransportationCompanyId: 7,
      CargoRange: 45,
    })
  })

  it('needs no count for bulk and sends none', () => {
    const bulk = { ...whole, packagingId: 1, packageCount: null }
    expect(declareFaults(bulk, byCompany)).toEqual([])
    expect(toDeclareBody({ ...bulk, packageCount: 9 }, byCompany).BastebandyNumber).toBeNull()
    expect(fieldsOf({ ...whole, packageCount: null })).toEqual(['packageCount'])
  })

  it('refuses hour 00 and asks for a missing hour, both at the field of the time', () => {
    expect(declareFaults({ ...whole, time: '00:30' }, byCompany)).toEqual([
      { field: 'time', message: 'ساعت اعلام بار را درست وارد کنید؛ ساعت باید از ۰۱ تا ۲۳ باشد.' },
    ])
    expect(fieldsOf({ ...whole, time: null })).toEqual(['time'])
  })

  it('asks for the way again when a place is not of the list', () => {
    const faults = declareFaults(
      { ...whole, origin: { ...bandarAbbas, point: null } },
      { ...byCompany, route: null },
    )
    expect(faults).toHaveLength(1)
    expect(faults[0]).toMatchObject({ field: 'origin' })
    expect(faults[0]?.message).toContain('از فهرست انتخاب کنید')
  })
})

describe('the proposed announcement', () => {
  it('is now', () => {
    expect(proposeAnnouncement(afternoon)).toEqual({ day: '1405/08/30', time: '14:02' })
  })

  it('is one o’clock in the first hour of a day', () => {
    expect(proposeAnnouncement(new Date('2026-11-20T20:59:00Z'))).toEqual({
      day: '1405/08/30',
      time: '01:00',
    })
  })
})

describe('a place', () => {
  it('stays the same while its name stands in a refined address, in any spelling', () => {
    expect(retypePlace(bandarAbbas, 'بندر‌عباس، خیابان امام').point).toEqual(bandarAbbas.point)
  })

  it('is lost when another name takes its place', () => {
    expect(retypePlace(isfahan, 'شیراز')).toEqual({ text: 'شیراز', name: '', point: null })
  })
})

it('reads a truck count of more than three digits as one', () => {
  expect([readTruckCount(999), readTruckCount(1000), readTruckCount(0)]).toEqual([999, 1, 1])
})
