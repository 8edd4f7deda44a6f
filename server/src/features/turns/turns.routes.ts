import { turns } from '@bargah/contract/features/turns/turns.endpoints.ts'
import type { SearchTurns, TakeTurn } from '@bargah/contract/features/turns/turns.schema.ts'
import { turnFilter } from '@bargah/contract/features/turns/turns.states.ts'
import { turnCancelled, turnTaken } from '@bargah/contract/features/turns/turns.text.ts'
import { isoInstant } from '@bargah/contract/kernel/dates.ts'
import { type Call, driverOf, type Session, sessionOf } from '../../kernel/call.ts'
import { computeDays } from '../../kernel/days.ts'
import { notFound } from '../../kernel/errors.ts'
import { made, routes, says, whole } from '../../kernel/routes.ts'
import { findHall, hallOfCaller, listOpenHalls } from '../halls/halls.api.ts'
import { checkWaybills } from './waybill-checks.views.ts'
import type { LogSigner } from '../../adapters/log-signer/log-signer.port.ts'
import { receiptOf } from '../log/log.api.ts'
import { cancelTurn } from './cancel-turn.ts'
import { type MyTurnRow, showHallsForDriver, showMyTurn } from './my-turn.views.ts'
import { showMyWait } from './my-wait.views.ts'
import { previewTurn } from './preview-turn.ts'
import { takeTurn, type TurnRequest } from './take-turn.ts'
import { hoursUntil } from './turns.rules.ts'
import { listTurns, showTurn, type TurnFilter } from './turns.views.ts'
import { type PrintPorts, printTurn } from './print-turn.ts'

type TurnPorts = PrintPorts & { logSigner: LogSigner }

async function giveTurn(call: Call, { logSigner }: TurnPorts, asked: TurnRequest) {
  const { id, number, hallId, promised } = await takeTurn(call, asked)
  return made(turnTaken(number), {
    id,
    turnNumber: number,
    loadHallId: hallId,
    receivedAt: promised.at,
    receipt: await receiptOf(logSigner, promised),
  })
}

export const turnsRoutes = (ports: TurnPorts) =>
  routes(turns, {
    listOpenHalls: async (call) =>
      (await listOpenHalls(call.db)).map(({ id: virtualSalonId, name }) => ({
        virtualSalon: { virtualSalonId, name },
      })),
    giveTurnAtHall: (call, { body: { Item1: driverId, Item2: hallId } }) =>
      giveTurn(call, ports, { kind: 'staff', driverId, hallId }),
    printTurn: (call, { query }) => printTurn(call, query.DriverTurnId, ports),
    checkWaybills: async (call, { query }) => {
      const hallId = hallOfCaller(sessionOf(call), query.LoadhalId)
      if (!(await findHall(call.db, hallId))) throw notFound('سالنی با این مشخصات')
      return whole(await checkWaybills(call.db, hallId, query.NationalId))
    },
    takeTurn: (call, { body }) => giveTurn(call, ports, readAsked(sessionOf(call), body)),
    previewTurn: (call, { query }) =>
      previewTurn(call, {
        hallId: hallOfCaller(sessionOf(call), query.LoadHallId),
        nationalId: query.NationalId,
        freighterCardNumber: query.FreighterCardNumber,
      }),
    showHallsForDriver: async (call) => showHallsForDriver(call.db, driverOf(call), await call.now()),
    showMyTurn: async (call) => {
      const now = await call.now()
      const turn = await showMyTurn(call.db, { driverId: driverOf(call).driverId, now })
      return turn && presentMyTurn(turn, now)
    },
    showMyWait: async (call, { query }) => {
      const { driverId } = driverOf(call)
      return showMyWait(call.db, { turnId: query.DriverTurnId, driverId }, await call.now())
    },
    cancelTurn: says(turnCancelled, (call, { query }) => cancelTurn(call, query.DriverTurnId, query.Desc)),
    searchTurns: (call, { body }) => listTurns(call.db, sessionOf(call), readFilter(body)),
    showTurn: (call, { query }) => showTurn(call.db, sessionOf(call), query.Id),
  })

/** The driver's own wish, or that of staff for a driver; hall staff give turns of their own hall only. */
function readAsked(session: Session, body: TakeTurn): TurnRequest {
  const { NationalId: nationalId, FreighterCardNumber: freighterCardNumber } = body
  const hallId = hallOfCaller(session, body.LoadHallId)
  if (session.driverId !== null)
    return { kind: 'driver', hallId, driverId: session.driverId, place: readPlace(body) }
  if (!nationalId || !freighterCardNumber) throw new Error('the contract asks staff for both numbers')
  return { kind: 'staff', hallId, nationalId, freighterCardNumber }
}

function readPlace({ DriverLat: latitude, DriverLong: longitude }: TakeTurn) {
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
}

const liveness = { 0: false, 1: true, 2: undefined } as const

/** Without a status the live ones (rules 8.14). */
const readFilter = (body: SearchTurns): TurnFilter => ({
  ...computeDays(body),
  isLive: liveness[body.IsActive ?? turnFilter.active],
  hallId: body.LoadHallId,
  driverCardNumber: body.DriverCardNumber,
  freighterCardNumber: body.FreighterCardNumber,
})

const presentMyTurn = (turn: MyTurnRow, now: Date) => ({
  id: turn.id,
  turnNumber: turn.number,
  name: turn.hallName,
  loadHallId: turn.hallId,
  driverToFreighterId: turn.driverFreighterId,
  loaderTypeName: turn.loaderTypeName,
  takenAt: isoInstant(turn.takenAt),
  allActiveTurn: turn.liveTurns,
  aheadOfMe: turn.aheadOfMe,
  remainTurnHour: turn.expiresAt && hoursUntil(turn.expiresAt, now),
  expiresAt: turn.expiresAt && isoInstant(turn.expiresAt),
  reservationLimit: turn.reservationLimitMinutes,
  round: turn.round && {
    id: turn.round.id,
    opensAt: isoInstant(turn.round.opensAt),
    closesAt: isoInstant(turn.round.closesAt),
  },
  nextRoundAt: turn.nextRoundAt && isoInstant(turn.nextRoundAt),
  announcedCount: turn.announcedCount,
  salt: turn.salt,
  serverNow: isoInstant(now),
})
