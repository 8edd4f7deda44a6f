import { permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import type { KeyObject } from 'node:crypto'
import { permits } from '@bargah/contract/features/permits/permits.endpoints.ts'
import type { Reserve, SearchPermits } from '@bargah/contract/features/permits/permits.schema.ts'
import {
  permitCompleted,
  permitDelivered,
  permitIssued,
  permitVoided,
} from '@bargah/contract/features/permits/permits.text.ts'
import { driverOf, sessionOf } from '../../kernel/call.ts'
import { computeDays } from '../../kernel/days.ts'
import { done, made, routes } from '../../kernel/routes.ts'
import { changePermitStatus } from './change-permit-status.ts'
import { verifyPermitCode } from './permit-code.rules.ts'
import { showPermitSheet, verifySigned, verifyTyped } from './permit-sheet.views.ts'
import {
  listPermits,
  listPermitsOfCargo,
  type PermitFilter,
  showMyPermit,
  showPermit,
} from './permits.views.ts'
import { type PrintPorts, printPermit } from './print-permit.ts'
import { reserveFreeCargo } from './reserve-free-cargo.ts'
import { voidPermit } from './void-permit.ts'

type PermitPorts = PrintPorts & { permitKeys: { publicKey: KeyObject } }

export const permitsRoutes = (ports: PermitPorts) =>
  routes(permits, {
    reserveFreeCargo: async (call, { body }) =>
      made(permitIssued, await reserveFreeCargo(call, readReserve(body))),
    searchPermits: (call, { body }) => listPermits(call.db, sessionOf(call), readFilter(body)),
    listPermitsOfCargo: (call, { query }) => listPermitsOfCargo(call.db, sessionOf(call), query.CargoId),
    showPermit: (call, { query }) => showPermit(call.db, sessionOf(call), query.Id),
    showMyPermit: (call) => showMyPermit(call.db, driverOf(call).driverId),
    showPermitSheet: (call, { query }) => showPermitSheet(call.db, sessionOf(call), query.Id),
    printPermit: (call, { query }) => printPermit(call, query.DriverReserveId, ports),
    printPermitLegacy: (call, { query }) => printPermit(call, query.driverLoadReserveId, ports),
    changePermitStatus: async (call, { body }) => {
      await changePermitStatus(call, body.DriverReserveId, body.StatusCode)
      return done(body.StatusCode === permitStatus.delivered ? permitDelivered : permitCompleted)
    },
    voidPermit: async (call, { body }) => {
      await voidPermit(call, body.Id, body.Desc)
      return done(permitVoided)
    },
    verifyPermit: (call, { query: { Code: code } }) =>
      'typed' in code
        ? verifyTyped(call.db, code.typed)
        : verifySigned(call.db, verifyPermitCode(ports.permitKeys.publicKey, code.signed)),
  })

function readReserve(body: Reserve) {
  const { DriverLat: latitude, DriverLong: longitude } = body
  return {
    cargoId: body.CargoId,
    driverTurnId: body.DriverTurnId,
    freighterId: body.FreighterId,
    driverId: body.DriverId,
    location: latitude === undefined || longitude === undefined ? null : { latitude, longitude },
  }
}

const readFilter = (body: SearchPermits): PermitFilter => ({
  ...computeDays(body),
  driverCardNumber: body.DriverCardNumber,
  freighterCardNumber: body.FreighterCardNumber,
  status: body.DriverReserveStatus,
  goodsIds: body.KalaId,
  companyId: body.TransportationCompanyId,
  hallCityId: body.LoadHallCityId,
})
