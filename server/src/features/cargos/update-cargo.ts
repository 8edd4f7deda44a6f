import { editedSince, frozenInRound, updateRefusals } from '@bargah/contract/features/cargos/cargos.text.ts'
import type { Maps } from '../../adapters/maps/maps.port.ts'
import { type Call, sessionOf } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { Fail, notFound, refuse } from '../../kernel/errors.ts'
import { hallsInOrder, lockHall } from '../halls/halls.api.ts'
import { appendHallLog, type EntryToTell } from '../log/log.api.ts'
import { onCargoAnnounced } from '../rounds/rounds.api.ts'
import { countEdits, recordCargoEvent } from './cargo-events.store.ts'
import { tellCargo } from './cargo-log.rules.ts'
import { maySeeCargo } from './cargo-scope.store.ts'
import { computeHold, computePrices } from './cargos.rules.ts'
import {
  type CargoFacts,
  findCargoForChoice,
  findDeclared,
  findFreezing,
  setDeclared,
} from './cargos.store.ts'
import { columnsOf, type Declaration, decide } from './declare-cargo.ts'
import { changeHold } from './hold-for-cargo.ts'
import { endsOf, findPlaces, measureRoute } from './load-facts.ts'
import { lockCargoIn, whereItLies } from './lock-cargo-in.ts'
import {
  computeNewAnnouncement,
  isSameRoute,
  keepsItsHall,
  keepsPrices,
  mayUpdate,
  sayChanged,
} from './update-cargo.rules.ts'

/** `editCount`: how often it had been edited when this edit was begun. */
type Update = Declaration & { cargoId: number; editCount?: number }

/** Writes a declared cargo anew (rules 9.14, 13.4); what stays where and as far as it was keeps its price, else that of now counts. */
export const updateCargo = (call: Call, maps: Maps, sent: Update): Promise<void> =>
  whereItLies(() => updateThere(call, maps, sent))

async function updateThere(call: Call, maps: Maps, sent: Update): Promise<void> {
  const session = sessionOf(call)
  const { cargoId, editCount, ...declaration } = sent
  const seen = await findCargoForChoice(call.db, cargoId)
  if (!seen || !(await maySeeCargo(call.db, session, cargoId))) throw notFound('باری با این شماره')
  const places = await findPlaces(call.db, maps, sent)
  const ends = { from: places.from.point, to: places.to.point }
  const route = isSameRoute(endsOf(seen), ends) ? routeOf(seen) : await measureRoute(maps, ends)
  await call.write(async (tx, now) => {
    const hallIds = hallsInOrder(seen.hallId, sent.hallId)
    for (const hallId of hallIds) await lockHall(tx, hallId, 'exclusive')
    const cargo = await lockUnfrozen(tx, { sent, hallIds }, now)
    if (editCount !== undefined && editCount !== (await countEdits(tx, cargoId)))
      throw new Fail(409, [editedSince], undefined, 'edited_since')
    const announcedAt = computeNewAnnouncement(cargo.announcedAt, sent.announcement, now)
    const keepsHall = keepsItsHall(cargo, sent)
    const { company, hall } = await decide(
      tx,
      { ...declaration, places },
      { session, announcedAt, now, keepsHall, changedCargoId: cargo.id },
    )
    const keeps = keepsPrices(cargo, { ...sent, ...route })
    const prices = keeps ? pricesOf(cargo) : computePrices(hall, company, route.distanceKm)
    const hallRange = keepsHall ? cargo.rangeKm : hall?.reservationRangeKm
    const rangeKm = (sent.isHall ? hallRange : undefined) ?? sent.rangeKm
    const columns = { ...columnsOf(declaration, places, route), ...prices, rangeKm, announcedAt }
    const before = await findDeclared(tx, cargoId)
    await setDeclared(tx, cargoId, columns, sent.loaderTypeIds)
    const more = computeHold(prices, sent.truckCount) - computeHold(cargo, cargo.truckCount)
    const by = { at: now, byUser: session.userId }
    await changeHold(tx, cargo, more, by)
    const { status } = cargo
    const reason = sayChanged(before, { ...columns, loaderTypeIds: sent.loaderTypeIds.toSorted(byNumber) })
    await recordCargoEvent(tx, { cargoId, kind: 'edited', from: status, to: status, ...by, reason })
    await logUpdate(tx, cargo, { cargoId, loaderTypeIds: sent.loaderTypeIds, ...columns })
    const joinsRound = sent.isHall && announcedAt <= now && cargo.announcedAt > now
    if (joinsRound && sent.hallId) await onCargoAnnounced(tx, sent.hallId, now)
  })
}

type Updated = Parameters<typeof tellCargo>[1] & { cargoId: number; hallId: number | null }

/** Tells the hall's log what the cargo is now; one that moves to another hall is withdrawn here and announced there. */
async function logUpdate(tx: Tx, before: CargoFacts, { cargoId, hallId, ...now }: Updated): Promise<void> {
  const facts = tellCargo(cargoId, now)
  const moved = { cargo: cargoId, trucks: before.remaining, reason: 'moved' }
  for (const id of hallsInOrder(before.hallId, hallId)) {
    const told: EntryToTell =
      id !== hallId
        ? { kind: 'cargo_withdrawn', facts: moved }
        : { kind: id === before.hallId ? 'cargo_edited' : 'cargo_announced', facts }
    await appendHallLog(tx, id, [told])
  }
}

async function lockUnfrozen(
  tx: Tx,
  { sent, hallIds }: { sent: Update; hallIds: readonly number[] },
  now: Date,
) {
  const cargo = await lockCargoIn(tx, sent.cargoId, hallIds)
  const round = await findFreezing(tx, sent.cargoId)
  const code = mayUpdate(cargo, sent, { isFrozen: round !== undefined, now })
  refuse(code, { ...updateRefusals, frozen: round ? frozenInRound(round) : '' })
  return cargo
}

const byNumber = (one: number, other: number) => one - other
const routeOf = ({ distanceKm, durationHours }: CargoFacts) => ({ distanceKm, durationHours })
const pricesOf = ({ companyFeeRial, commissionRial, driverFeeRial }: CargoFacts) => ({
  companyFeeRial,
  commissionRial,
  driverFeeRial,
})
