import { desk } from '@bargah/contract/features/rounds/desk.endpoints.ts'
import { driverOf, sessionOf } from '../../kernel/call.ts'
import { routes } from '../../kernel/routes.ts'
import { hallOfCaller } from '../halls/halls.api.ts'
import { showLoadAhead } from './load-ahead.ts'
import { listRoundsNow } from './rounds-now.ts'
import { showOutlook } from './outlook.ts'
import { listMyRounds, showHallQueue } from './desk-reads.ts'

export const deskRoutes = () =>
  routes(desk, {
    showHallQueue: (call, { query }) => showHallQueue(call, hallOfCaller(sessionOf(call), query.LoadHallId)),
    listMyRounds: (call) => listMyRounds(call, sessionOf(call)),
    listRoundsNow: (call) => listRoundsNow(call),
    showLoadAhead: (call, { query }) => showLoadAhead(call, sessionOf(call), query.CargoId),
    showOutlook: (call) => showOutlook(call, driverOf(call).driverId),
  })
