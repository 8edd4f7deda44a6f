import { rounds } from '@bargah/contract/features/rounds/rounds.endpoints.ts'
import {
  listReordered,
  prioritiesFiled,
  priorityAdded,
  priorityFiled,
  priorityGranted,
  priorityGrantedToDriver,
  priorityRemoved,
} from '@bargah/contract/features/rounds/rounds.text.ts'
import type { LogSigner } from '../../adapters/log-signer/log-signer.port.ts'
import { type Call, driverOf, sessionOf } from '../../kernel/call.ts'
import type { Db } from '../../kernel/database.ts'
import { notFound } from '../../kernel/errors.ts'
import { made, routes, whole } from '../../kernel/routes.ts'
import { sharedRead } from '../../kernel/shared-read.ts'
import { hallOfCaller } from '../halls/halls.api.ts'
import { ledgerCode } from '@bargah/contract/features/log/ledger-code.ts'
import { findRoundEnd, listRoundEntries, readRoot, receiptOf } from '../log/log.api.ts'
import { maySeeCargo } from '../cargos/cargos.api.ts'
import { findTurn } from '../turns/turns.api.ts'
import { addPriorities, addPriority } from './add-priority.ts'
import { removePriority, reorderPriorities } from './change-list.ts'
import { showHallNow, showHallQueue } from './hall-now.ts'
import { showLoadsForTurn } from './loads-for-turn.ts'
import { isByStaff } from './look-at-hall.ts'
import { listReceipts } from './list-receipts.ts'
import { notingFar } from './note-far.ts'
import { findPriority } from './rounds.store.ts'
import {
  listPrioritiesOfCargo,
  listPrioritiesOfTurn,
  listRounds,
  showLastRound,
  showPriority,
} from './rounds.views.ts'
import { ownsTurn } from '../turns/turns.rules.ts'
import { desk } from '@bargah/contract/features/rounds/desk.endpoints.ts'
import { showLoadAhead } from './load-ahead.ts'
import { listLastRounds, listMyRounds, listRoundsNow } from './rounds-now.ts'
import { showOutlook } from './outlook.ts'

export const deskRoutes = () =>
  routes(desk, {
    showHallQueue: (call, { query }) => showHallQueue(call, hallOfCaller(sessionOf(call), query.LoadHallId)),
    listMyRounds,
    listRoundsNow,
    showLoadAhead: (call, { query }) => showLoadAhead(call, sessionOf(call), query.CargoId),
    showOutlook: (call) => showOutlook(call, driverOf(call).driverId),
  })

const noTurn = () => notFound('نوبتی با این مشخصات')
const noChoice = () => notFound('انتخابی با این مشخصات')

const showMyResult = async (call: Call) =>
  (await showLastRound(call.db, driverOf(call).driverId, (roundId) => codeOfRound(call.db, roundId))) ?? null

/** The code of a hall's log as a round left it, found once for all its drivers who look at one moment. */
const codeOfRound = sharedRead(async (db, roundIds: readonly number[]) => {
  const asked = [...new Set(roundIds)]
  const found = await Promise.all(asked.map((id) => findCode(db, id)))
  const codes = new Map(asked.map((id, index) => [id, found[index] ?? null]))
  return roundIds.map((id) => codes.get(id) ?? null)
})

async function findCode(db: Db, roundId: number): Promise<string | null> {
  const end = await findRoundEnd(db, roundId)
  return end ? ledgerCode((await readRoot(db, end.hallId, end.index + 1)).toString('hex')) : null
}

type Entry = Awaited<ReturnType<typeof listRoundEntries>>[number]
const presentEntry = ({ index, at, kind, entry, leafHash }: Entry) => ({
  seq: index + 1,
  at: at.toISOString(),
  kind,
  entry,
  hash: leafHash.toString('hex'),
})

export const roundsRoutes = ({ logSigner }: { logSigner: LogSigner }) =>
  routes(rounds, {
    addPriority: async (call, { body }) => {
      const { DriverLat: latitude, DriverLong: longitude } = body
      const location = latitude === undefined || longitude === undefined ? null : { latitude, longitude }
      const choice = { turnId: body.DriverTurnId, cargoId: body.CargoId, location }
      const { promised, reserveId, ...filed } = await notingFar(call, choice, () => addPriority(call, choice))
      const [added, granted] = isByStaff(sessionOf(call))
        ? [priorityFiled, priorityGrantedToDriver]
        : [priorityAdded, priorityGranted]
      const receipt = await receiptOf(logSigner, promised)
      const data = { ...filed, receivedAt: promised.at, receipt }
      return reserveId === null ? made(added, data) : made(granted, { ...data, reserveId })
    },
    addPriorities: async (call, { body }) => {
      const wish = { turnId: body.DriverTurnId, cargoIds: body.CargoIds, location: null }
      const { promised, reserveId, choices } = await addPriorities(call, wish)
      const receipt = await receiptOf(logSigner, promised)
      const data = { choices, receivedAt: promised.at, receipt }
      if (reserveId !== null) return made(priorityGrantedToDriver, { ...data, reserveId })
      return made(choices.length > 1 ? prioritiesFiled(choices.length) : priorityFiled, data)
    },
    removePriority: async (call, { body }) => {
      const promised = await removePriority(call, body.Id)
      return made(priorityRemoved, { receivedAt: promised.at, receipt: await receiptOf(logSigner, promised) })
    },
    reorderPriorities: async (call, { body }) => {
      const promised = await reorderPriorities(call, { turnId: body.DriverTurnId, ids: body.Ids })
      return made(listReordered, { receivedAt: promised.at, receipt: await receiptOf(logSigner, promised) })
    },
    listPrioritiesOfTurn: async (call, { query }) => {
      const turn = await findTurn(call.db, query.DriverTurnId)
      if (!turn || !ownsTurn(sessionOf(call), turn)) throw noTurn()
      return whole(await listPrioritiesOfTurn(call.db, turn.id, query.IsAll === true))
    },
    showLoadsForTurn: (call, { query }) => showLoadsForTurn(call, query.DriverTurnId),
    listPrioritiesOfCargo: async (call, { query }) => {
      if (!(await maySeeCargo(call.db, sessionOf(call), query.CargoId))) throw notFound('باری با این مشخصات')
      return whole(await listPrioritiesOfCargo(call.db, query.CargoId))
    },
    explainPriority: async (call, { query }) => {
      const known = await findPriority(call.db, query.Id)
      if (!known || !ownsTurn(sessionOf(call), known)) throw noChoice()
      const row = await showPriority(call.db, query.Id)
      if (!row) throw noChoice()
      return row
    },
    showReceipts: (call, { query }) =>
      listReceipts(call, logSigner, { turnId: query.DriverTurnId, priorityId: query.DriverPriorityId }),
    showHallNow: (call, { query }) => showHallNow(call, hallOfCaller(sessionOf(call), query.LoadHallId)),
    showMyResult,
    listRoundsOfHall: (call, { query }) => listRounds(call.db, query.LoadHallId),
    listLastRounds,
    showRoundLog: async (call, { query }) => {
      const entries = await listRoundEntries(call.db, query.Id)
      return whole(entries.map(presentEntry))
    },
  })
