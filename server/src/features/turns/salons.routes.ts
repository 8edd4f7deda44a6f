import { salons } from '@bargah/contract/features/turns/salons.endpoints.ts'
import { turnTaken } from '@bargah/contract/features/turns/turns.text.ts'
import { made, routes } from '../../kernel/routes.ts'
import type { LogSigner } from '../../adapters/log-signer/log-signer.port.ts'
import { listOpenHalls } from '../halls/halls.api.ts'
import { receiptOf } from '../log/log.api.ts'
import { type PrintPorts, printTurn } from './print-turn.ts'
import { takeTurn } from './take-turn.ts'

export const salonsRoutes = (ports: PrintPorts & { logSigner: LogSigner }) =>
  routes(salons, {
    listSalons: async (call) =>
      (await listOpenHalls(call.db)).map(({ id: virtualSalonId, name }) => ({
        virtualSalon: { virtualSalonId, name },
      })),
    giveTurnAtSalon: async (call, { body: { Item1: driverId, Item2: hallId } }) => {
      const { id, number, promised } = await takeTurn(call, { kind: 'staff', driverId, hallId })
      return made(turnTaken(number), {
        id,
        turnNumber: number,
        loadHallId: hallId,
        receivedAt: promised.at,
        receipt: await receiptOf(ports.logSigner, promised),
      })
    },
    printTurn: (call, { query }) => printTurn(call, query.DriverTurnId, ports),
  })
