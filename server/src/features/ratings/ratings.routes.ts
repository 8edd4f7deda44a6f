import { ratings } from '@bargah/contract/features/ratings/ratings.endpoints.ts'
import { driverRated } from '@bargah/contract/features/ratings/ratings.text.ts'
import { sessionOf } from '../../kernel/call.ts'
import { made, routes, whole } from '../../kernel/routes.ts'
import { rateDriver } from './rate-driver.ts'
import { listRatesOfDriver, showRateOfPermit } from './ratings.views.ts'

export const ratingsRoutes = () =>
  routes(ratings, {
    rateDriver: async (call, { body }) => {
      const { DriverReserveId: permitId, Rate: rate, Desc: description = '' } = body
      return made(driverRated, await rateDriver(call, { permitId, rate, description }))
    },
    listRatesOfDriver: async (call, { query }) =>
      whole(await listRatesOfDriver(call.db, sessionOf(call), query.DriverId)),
    showRateOfPermit: (call, { query }) => showRateOfPermit(call.db, sessionOf(call), query.DriverReserveId),
  })
