import { describe, expect, it } from 'vitest'
import { atFields, findFaults } from '../../../kernel/form/form-faults.rules.ts'
import { declareChecks, toDeclareBody } from './declare-body.ts'
import {
  type DeclareValues,
  emptyDeclaration,
  proposeAnnouncement,
  readTruckCount,
  retypePlace,
  shownBy,
} from './declare-values.ts'

const afternoon = new Date('2026-11-21T10:32:00Z')
const bandarAbbas = {
  text: 'بندرعباس، اسکلهٔ شهید رجایی',
  name: 'بندرعباس',
  point: { latitude: 27, longitude: 56 },
}
const isfahan = { text: 'اصفهان', name: 'اصفهان', point: { latitude: 32, longitude: 51 } }
const route = { CargoDistance: 913, CargoDuration: 17 }
const noRoute = { CargoDistance: null, CargoDuration: null }
const whole: DeclareValues = {
  ...emptyDeclaration(afternoon),
  ...route,
  LoadHallId: 1,
  CityDestinationId: 40,
  CargoSource: bandarAbbas,
  CargoDestination: isfahan,
  KalaId: 3,
  BastebandyId: 2,
  BastebandyNumber: 4,
  KalaWeight: 22_000,
  loaderCategory: 5,
  LoaderTypeIds: [5001],
  FreighterNumber: 5,
  CargoRent: 30_700_000,
  Tel: '09173614482',
}
const faultsOf = (values: DeclareValues, by: 'company' | 'productOwner' = 'company') => {
  const role = by === 'company' ? 'TransportationCompanyAdmin' : 'ProductOwnerAdmin'
  return atFields(findFaults(declareChecks, { ...values, ...toDeclareBody(values, by) }, role), shownBy)
}
const fieldsOf = (...given: Parameters<typeof faultsOf>) => Object.keys(faultsOf(...given)).toSorted()

describe('a declaration', () => {
  it('has no fault when all is given', () => {
    expect(faultsOf(whole)).toEqual({})
  })

  it('names every missing thing at once', () => {
    expect(fieldsOf(emptyDeclaration(afternoon))).toEqual(
      [
        'CargoDestination',
        'CargoRent',
        'CargoSource',
        'CityDestinationId',
        'KalaId',
        'KalaWeight',
        'BastebandyId',
        'LoadHallId',
        'LoaderTypeIds',
        'Tel',
      ].toSorted(),
    )
  })

  it('asks a product owner for a company, and neither for hall nor for tariff city', () => {
    const owners = { ...whole, LoadHallId: null, CityDestinationId: null, CargoRange: 45 }
    expect(fieldsOf(owners, 'productOwner')).toEqual(['TransportationCompanyId'])
    expect(toDeclareBody({ ...owners, TransportationCompanyId: 7 }, 'productOwner')).toMatchObject({
      IsLoadHall: false,
      LoadHallId: null,
      TransportationCompanyId: 7,
      CargoRange: 45,
    })
  })

  it('needs no count for bulk and sends none', () => {
    const bulk = { ...whole, BastebandyId: 1, BastebandyNumber: null }
    expect(faultsOf(bulk)).toEqual({})
    expect(toDeclareBody({ ...bulk, BastebandyNumber: 9 }, 'company').BastebandyNumber).toBeNull()
    expect(fieldsOf({ ...whole, BastebandyNumber: null })).toEqual(['BastebandyNumber'])
  })

  it('takes an hour of the night and asks for a missing one at the field of the time', () => {
    expect(faultsOf({ ...whole, FutureHour: '00:30' })).toEqual({})
    expect(fieldsOf({ ...whole, FutureHour: null })).toEqual(['FutureHour'])
  })

  it('asks for the route again when a place is not of the list, at that place alone', () => {
    const unplaced = faultsOf({ ...whole, ...noRoute, CargoSource: { ...bandarAbbas, point: null } })
    expect(Object.keys(unplaced)).toEqual(['CargoSource'])
    expect(unplaced.CargoSource).toContain('از فهرست انتخاب کنید')
    expect(fieldsOf({ ...whole, ...noRoute })).toEqual(['CargoDestination'])
  })
})

describe('the proposed announcement', () => {
  it('is now', () => {
    expect(proposeAnnouncement(afternoon)).toEqual({ FutureDate: '1405/08/30', FutureHour: '14:02' })
  })

  it('is now in the first hour of a day too', () => {
    expect(proposeAnnouncement(new Date('2026-11-20T20:59:00Z'))).toEqual({
      FutureDate: '1405/08/30',
      FutureHour: '00:29',
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
  expect([readTruckCount(999), readTruckCount(1000)]).toEqual([999, 1])
})

it('refuses a load of no truck in the words of a file', () => {
  expect(faultsOf({ ...whole, FreighterNumber: readTruckCount(0) })).toEqual({
    FreighterNumber: 'تعداد کامیون باید بیشتر از صفر باشد.',
  })
})
