import { nationalCodeThatIs, truckCardThatIs } from '../../src/features/drivers/drivers.build.ts'
import type { Line } from './line.ts'

/** How drivers come to be: registered, listed while they wait, activated. */
export const driverLines: Line[] = [
  {
    key: 'registerDriver',
    call: 'POST /api/v1/Driver/RegisterDriverInfo',
    say: ({ tokens, mobile }) => ({
      token: tokens.admin,
      body: {
        nationalId: nationalCodeThatIs('confirmed'),
        carSmartCard: truckCardThatIs('confirmed'),
        mobile: mobile(),
        phoneId: 'unknown-device',
      },
    }),
    reads: 'message name family',
  },
  {
    key: 'listInactiveDrivers',
    call: 'GET api/v1/Driver/GetDeactiveDriver',
    say: async ({ app, tokens }) => {
      await app.buildDriver({ isActive: false })
      return { token: tokens.admin }
    },
    reads: 'id name family nationalId mobile cardNumber registerDate registerTime driverActive',
  },
  {
    key: 'searchDriversByLoader',
    call: 'GET api/DriverApi/searchDriverByLoaderTypes',
    say: async ({ app, tokens }) => {
      await app.buildDriver({ loaderTypeId: 5001 })
      return { token: tokens.company, query: { LoaderTypeId: 5001 } }
    },
  },
  {
    key: 'activateDriver',
    call: 'POST api/v1/Driver/ActiveDriver',
    say: async ({ app, tokens }) => {
      const { id } = await app.buildDriver({ isActive: false })
      return { token: tokens.admin, query: { driverId: id } }
    },
    gives: 'راننده فعال شد و می‌تواند وارد شود.',
  },
]
