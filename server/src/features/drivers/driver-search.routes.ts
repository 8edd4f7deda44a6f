import { driverSearch } from '@bargah/contract/features/drivers/driver-search.endpoints.ts'
import type { FileStore } from '../../adapters/files/files.port.ts'
import { sessionOf } from '../../kernel/call.ts'
import { routes, whole } from '../../kernel/routes.ts'
import { listDriverActivity } from './driver-activity.views.ts'
import { listTrucks, noDriver, showDriver } from './driver-info.views.ts'
import { openDriverPicture } from './driver-picture.ts'
import { listDrivers } from './driver-search.views.ts'
import { findDriver } from './drivers.store.ts'

export const driverSearchRoutes = ({ files }: { files: FileStore }) =>
  routes(driverSearch, {
    listDrivers: (call, { query }) => listDrivers(call.db, query),
    findDriversByNationalId: (call, { query }) => listDrivers(call.db, query),
    findDriversByCard: (call, { query }) => listDrivers(call.db, query),
    findDriversByTruck: (call, { query }) => listDrivers(call.db, { freighterCardNumber: query.cardNumber }),
    findDriversByName: (call, { query }) => listDrivers(call.db, query),
    findDriversByFamily: (call, { query }) => listDrivers(call.db, query),
    findDriversByMobile: (call, { query }) => listDrivers(call.db, query),
    showDriver: (call, { query }) => showDriver(call.db, sessionOf(call), query.driverId),
    listTrucksOfDriver: async (call, { query }) =>
      whole(await listTrucks(call.db, sessionOf(call), query.DriverId)),
    listDriverActivity: async (call, { query }) => {
      if (!(await findDriver(call.db, query))) throw noDriver()
      return listDriverActivity(call.db, query.driverId)
    },
    openDriverPicture: (call, { query }) => openDriverPicture(call, files, query.nationId),
  })
