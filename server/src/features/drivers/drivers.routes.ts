import { drivers } from '@bargah/contract/features/drivers/drivers.endpoints.ts'
import { driverActivated, driverCompleted } from '@bargah/contract/features/drivers/drivers.text.ts'
import type { KeyRing } from '../../kernel/keys.rules.ts'
import { done, routes } from '../../kernel/routes.ts'
import { activateDriver } from './activate-driver.ts'
import { completeDriver } from './complete-driver.ts'
import { listInactiveDrivers, showInactiveDriver } from './drivers.views.ts'

export const driversRoutes = ({ keys }: { keys: KeyRing }) =>
  routes(drivers, {
    listInactiveDrivers: (call, { query }) => listInactiveDrivers(call.db, query.Standing),
    showInactiveDriver: (call, { query }) => showInactiveDriver(call.db, query.Id),
    completeDriver: async (call, { body }) => {
      await completeDriver(call, body)
      return done(driverCompleted)
    },
    activateDriver: async (call, { query }) => {
      await activateDriver(call, keys, query.driverId)
      return driverActivated
    },
  })
