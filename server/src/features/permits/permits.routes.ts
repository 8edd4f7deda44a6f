import { permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import { cargoAssigned } from '@bargah/contract/features/permits/assign.text.ts'
import { backhaulRadiusKm } from '@bargah/contract/features/permits/backhaul.schema.ts'
import { permits } from '@bargah/contract/features/permits/permits.endpoints.ts'
import type {
  PublicPermitKeys,
  Reserve,
  SearchPermits,
} from '@bargah/contract/features/permits/permits.schema.ts'
import {
  permitCompleted,
  permitDelivered,
  permitIssued,
  permitVoided,
  turnGivenBack,
} from '@bargah/contract/features/permits/permits.text.ts'
import type { Query } from '@bargah/contract/kernel/endpoint.ts'
import { type Call, driverOf, sessionOf } from '../../kernel/call.ts'
import { computeDays } from '../../kernel/days.ts'
import type { KeyRing } from '../../kernel/keys.rules.ts'
import { done, made, routes, says } from '../../kernel/routes.ts'
import type { Maps } from '../../adapters/maps/maps.port.ts'
import { listAskings } from './askings.views.ts'
import { listBackhaul } from './list-backhaul.ts'
import { assignCargo } from './assign-cargo.ts'
import { changePermitStatus } from './change-permit-status.ts'
import { derivePermitKeys, type PermitKeys, verifyPermitCode, wordPublicKey } from './permit-code.rules.ts'
import { showPermitPass } from './permit-pass.views.ts'
import { returnClosedTurn } from '../turns/turns.api.ts'
import { giveTurnBack, previewTurnBack } from './give-turn-back.ts'
import { showPermitSheet, verifySigned, verifyTyped } from './permit-sheet.views.ts'
import {
  listPermits,
  listPermitsOfCargo,
  type PermitFilter,
  showMyPermit,
  showPermit,
} from './permits.views.ts'
import { previewAssignment } from './preview-assignment.ts'
import { type PrintPorts, printPermit, printPermits } from './print-permit.ts'
import { reserveForDriver } from './reserve-for-driver.ts'
import { reserveFreeCargo } from './reserve-free-cargo.ts'
import { voidPermit } from './void-permit.ts'

type PermitPorts = Omit<PrintPorts, 'permitKeys'> & { keys: KeyRing; maps: Maps }

export function permitsRoutes({ keys, maps, ...others }: PermitPorts) {
  const permitKeys = derivePermitKeys(keys)
  const ports: PrintPorts = { ...others, permitKeys }
  const reserve = (call: Call, body: Reserve) =>
    sessionOf(call).driverId === null
      ? reserveForDriver(call, keys, { ...readReserve(body), ...readWord(body) })
      : reserveFreeCargo(call, readReserve(body))
  return routes(permits, {
    reserveFreeCargo: async (call, { body }) => made(permitIssued, await reserve(call, body)),
    listMyAskings: async (call) => listAskings(call.db, keys, driverOf(call).driverId, await call.now()),
    assignCargo: async (call, { body }) => {
      const given = await assignCargo(call, { ...readAssignment(body), by: body.By })
      return made(cargoAssigned(given.reserveId), given)
    },
    previewAssignment: (call, { query }) => previewAssignment(call, readAssignment(query)),
    searchPermits: (call, { body }) => listPermits(call.db, sessionOf(call), readFilter(body)),
    listPermitsOfCargo: (call, { query }) => listPermitsOfCargo(call.db, sessionOf(call), query.CargoId),
    showPermit: (call, { query }) => showPermit(call.db, sessionOf(call), query.Id),
    showMyPermit: (call) => showMyPermit(call.db, driverOf(call).driverId),
    showPermitPass: (call, { query }) => showPermitPass(call, query.Id, ports),
    listBackhaul: (call, { query }) =>
      listBackhaul(call, maps, { permitId: query.Id, radiusKm: query.RadiusKm ?? backhaulRadiusKm }),
    showPermitSheet: (call, { query }) => showPermitSheet(call.db, sessionOf(call), query.Id),
    printPermit: (call, { query }) => printPermit(call, query.DriverReserveId, ports),
    printPermits: (call, { query }) => printPermits(call, query.DriverReserveId, ports),
    printPermitLegacy: (call, { query }) => printPermit(call, query.driverLoadReserveId, ports),
    changePermitStatus: async (call, { body }) => {
      await changePermitStatus(call, body.DriverReserveId, body.StatusCode)
      return done(body.StatusCode === permitStatus.delivered ? permitDelivered : permitCompleted)
    },
    voidPermit: says(permitVoided, (call, { body }) => voidPermit(call, body.Id, body.Desc)),
    giveTurnBack: async (call, { body: { Item1: turnId, Item2: permitId } }) =>
      done(
        permitId === undefined
          ? turnGivenBack(await returnClosedTurn(call, turnId))
          : await giveTurnBack(call, turnId, permitId),
      ),
    previewTurnBack: (call, { query }) => previewTurnBack(call, query.DriverReserveId),
    verifyPermit: (call, { query: { Code: code } }) =>
      'typed' in code
        ? verifyTyped(call.db, code.typed)
        : verifySigned(call.db, verifyPermitCode(permitKeys, code.signed)),
    showPermitKeys: () => presentKeys(permitKeys),
  })
}

const presentKeys = ({ signer, publicKeys }: PermitKeys): PublicPermitKeys => ({
  keys: [...publicKeys].map(([id, key]) => ({
    kid: String(id),
    kty: 'OKP',
    crv: 'Ed25519',
    x: wordPublicKey(key),
    isCurrent: id === signer.id,
  })),
})

type Named = Query<typeof permits.previewAssignment>
const readAssignment = (sent: Named) => ({
  cargoId: sent.CargoId,
  nationalId: sent.NationalId,
  freighterCardNumber: sent.FreighterCardNumber,
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

const readWord = ({ NationalId, ConfirmCode }: Reserve) => ({
  nationalId: NationalId,
  confirmCode: ConfirmCode,
})

const readFilter = (body: SearchPermits): PermitFilter => ({
  ...computeDays(body),
  driverCardNumber: body.DriverCardNumber,
  freighterCardNumber: body.FreighterCardNumber,
  status: body.DriverReserveStatus,
  goodsIds: body.KalaId,
  companyId: body.TransportationCompanyId,
  hallCityId: body.LoadHallCityId,
  senderIds: body.SenderCustomerId,
  receiverIds: body.ReceiverCustomerId,
})
