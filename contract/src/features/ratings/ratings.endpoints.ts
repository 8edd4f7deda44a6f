import * as z from 'zod/mini'
import { organizations, supporters } from '../../kernel/access.ts'
import { endpoint, listing, madeCommand, reading, writing } from '../../kernel/endpoint.ts'
import { id } from '../../kernel/fields.ts'
import { driverRateTable } from './ratings.columns.ts'
import { DriverRateRow, RateDriverBody, RateOfPermit } from './ratings.schema.ts'
import { rateRefusals } from './ratings.text.ts'

export const ratings = {
  rateDriver: endpoint({
    ...writing,
    path: '/api/v1/DriverRate/AddDriverRate',
    title: 'امتیاز به راننده',
    changes: ['rating'],
    reaches: [],
    stays: 'typed',
    // no flag speaks of rates, so of a company its admin alone gives them (rules 1.9)
    refusals: [rateRefusals],
    byKey: 'permit_write',
    access: { roles: ['TransportationCompanyAdmin', 'ProductOwnerAdmin'] },
    body: RateDriverBody,
    data: madeCommand,
  }),
  listRatesOfDriver: endpoint({
    ...listing,
    path: '/api/v1/DriverRate/GetRateByDriverId',
    about: ['rating'],
    access: { roles: ['Driver', ...supporters] },
    query: z.object({ DriverId: id('راننده') }),
    data: DriverRateRow,
    table: driverRateTable,
  }),
  /** Ours: the rate of a permit that one sees. */
  showRateOfPermit: endpoint({
    ...reading,
    path: '/api/v1/DriverRate/GetByDriverReserveId',
    about: ['rating'],
    byKey: 'permit_read',
    access: {
      roles: ['Driver', 'ProductOwnerAdmin', 'LoadHallAdmin', ...supporters, ...organizations],
      flags: ['access_Reserve_List'],
    },
    query: z.object({ DriverReserveId: id('مجوز') }),
    data: RateOfPermit,
  }),
}
