import { inRows, type KeptField, keptFields } from '@bargah/contract/features/cargos/load-fields.schema.ts'
import { describe, expect, it } from 'vitest'
import { declareAgain, emptyDeclaration } from './declare-values.ts'
import { takenValues, tariffSince, toPreLoadBody } from './taken-values.ts'

const now = new Date('2026-11-22T10:00:00Z')
const nothing = Object.fromEntries(keptFields.map((wire) => [inRows(wire), null])) as {
  [W in KeptField as Uncapitalize<W>]: null
}
const earlier = {
  ...nothing,
  isLoadHall: true,
  loadHallId: 3,
  transportationCompanyHallId: 8,
  cityDestinationId: 12,
  cityDestinationName: 'اصفهان',
  cargoSource: 'بندرعباس، جادهٔ شهید رجایی',
  cargoSourceLat: 27.2,
  cargoSourceLong: 56.3,
  cargoDestination: 'اصفهان',
  cargoDestinationLat: 32.6,
  cargoDestinationLong: 51.7,
  cargoRange: 90,
  kalaId: 5,
  kalaWeight: 22_000,
  bastebandyId: 2,
  typeCode: 50,
  loaderTypes: [5001],
  freighterNumber: 4,
  cargoRent: 30_700_000,
  description: '',
}

describe('what the form takes over', () => {
  it('is all but the time, the identifiers and the route', () => {
    const values = takenValues(earlier)
    expect(values).toMatchObject({
      LoadHallId: 3,
      CityDestinationId: 12,
      cityName: 'اصفهان',
      CargoSource: {
        text: 'بندرعباس، جادهٔ شهید رجایی',
        name: 'بندرعباس',
        point: { latitude: 27.2, longitude: 56.3 },
      },
      loaderCategory: 50,
      LoaderTypeIds: [5001],
      FreighterNumber: 4,
      CargoRent: 30_700_000,
      BastebandyNumber: 1,
      Tel: '',
    })
    const left = Object.keys(emptyDeclaration(now)).filter((name) => !(name in values))
    expect(left.toSorted()).toEqual([
      'CargoDistance',
      'CargoDuration',
      'CargoRange',
      'FutureDate',
      'FutureHour',
      'Isg',
      'ShippingOrder',
      'TransportationCompanyId',
    ])
  })

  it('names the company of a load that was declared', () => {
    expect(takenValues({ ...earlier, transportationCompanyId: 9 })).toMatchObject({
      TransportationCompanyId: 9,
    })
  })

  it('has the range of a free load, and leaves that of a hall’s to its hall', () => {
    expect(takenValues({ ...earlier, isLoadHall: false })).toMatchObject({ CargoRange: 90 })
    expect(takenValues(earlier)).not.toHaveProperty('CargoRange')
  })

  it('leaves a hall that the company no longer represents, with its city', () => {
    expect(takenValues({ ...earlier, transportationCompanyHallId: null })).toMatchObject({
      LoadHallId: null,
      CityDestinationId: null,
      cityName: '',
      CargoDestination: { text: 'اصفهان' },
    })
  })

  it('has no place where none was chosen', () => {
    expect(takenValues({ ...earlier, cargoSourceLat: null }).CargoSource).toEqual({
      text: earlier.cargoSource,
      name: '',
      point: null,
    })
  })
})

describe('the tariff since then', () => {
  const then = { isLoadHall: true, cargoRent: 30_000_000 }
  it.each([
    [{ ...then, tariffToman: 31_000_000 }, 31_000_000],
    [{ ...then, tariffToman: 30_000_000 }, null],
    [{ ...then, tariffToman: null }, null],
    [{ ...then, isLoadHall: false, tariffToman: 31_000_000 }, null],
  ])('%# is %s', (row, told) => expect(tariffSince(row)).toBe(told))
})

describe('what is kept', () => {
  it('is the form as it stands, with what is missing left out', () => {
    const values = declareAgain({ ...emptyDeclaration(now), ...takenValues(earlier), Isg: '77' }, now)
    const sender = { customerId: 4, addressId: 9, name: 'فولاد هرمزگان', code: null }
    const body = toPreLoadBody({ ...values, sender }, 'ورق هفتگی')
    expect(body).toMatchObject({ SenderCustomerAddressId: 9 })
    expect(body).toMatchObject({ Name: 'ورق هفتگی', CargoSourceLat: 27.2, KalaId: 5, LoaderTypeIds: [5001] })
    for (const name of ['FutureDate', 'FutureHour', 'Isg', 'ShippingOrder'])
      expect(body).not.toHaveProperty(name)
    expect(toPreLoadBody(emptyDeclaration(now), 'خالی')).toMatchObject({
      KalaId: null,
      Tel: '',
      CargoRent: null,
    })
  })
})
