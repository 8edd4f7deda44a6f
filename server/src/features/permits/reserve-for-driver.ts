import { staffReserveRefusals } from '@bargah/contract/features/permits/permits.text.ts'
import { reservedBy } from '@bargah/contract/features/permits/permits.states.ts'
import { type Call, sessionOf } from '../../kernel/call.ts'
import { notFound, refuse } from '../../kernel/errors.ts'
import type { KeyRing } from '../../kernel/keys.rules.ts'
import { findCargoForChoice, isForDriver, takeTruck } from '../cargos/cargos.api.ts'
import { findDriver } from '../drivers/drivers.api.ts'
import { findHall } from '../halls/halls.api.ts'
import { endAsking } from './askings.store.ts'
import { askForWord, checkWord, wrongWord } from './driver-word.ts'
import { giveLoad } from './give-load.ts'
import { loadReserve, type ReserveInput } from './reserve-free-cargo.ts'
import { mayAskFor, mayReserve } from './reserve.rules.ts'
import { findReserveSettings } from './permits.store.ts'

type StaffInput = ReserveInput & { nationalId?: string; confirmCode?: string }

/**
 * A company's staff take its free load for a driver, with his word alone: first he is asked, then the code that he told
 * takes it, and uses up his turn where the load wants one (rules 10.4). Until then they learn of the load, never of him.
 */
export async function reserveForDriver(call: Call, keys: KeyRing, input: StaffInput) {
  const { userId: byUser, companyId } = sessionOf(call)
  const { cargoId, location, confirmCode } = input
  const name = input.nationalId ?? String(input.driverId ?? '')
  if (name === '' || companyId === null) throw notFound('راننده‌ای با این مشخصات')
  const seen = await findCargoForChoice(call.db, cargoId)
  if (!seen || seen.companyId !== companyId) throw notFound('باری با این مشخصات')
  const driver = await findDriver(call.db, whoIs(input))
  const hall = seen.hallId === null ? undefined : await findHall(call.db, seen.hallId)
  const centre = { latitude: seen.originLatitude, longitude: seen.originLongitude }
  const asked = { cargo: { ...seen, centre }, hallIsClosed: hall?.isActive === false, location }
  refuse(mayAskFor(asked, await call.now()), staffReserveRefusals)
  refuse((await isForDriver(call.db, seen, driver?.id)) ? null : 'not_chosen', staffReserveRefusals)

  const named = { cargoId, companyId, name, driverId: driver?.id }
  if (confirmCode === undefined || !driver) return askForOrRefuse(call, keys, named, confirmCode)
  const askingId = await checkWord(call, keys, named, confirmCode)
  return call.write(async (tx, now) => {
    const settings = await findReserveSettings(tx, cargoId)
    const needsNoTurn = seen.productOwnerId !== null || settings.reserveEntrancePermission
    const facts = await loadReserve(tx, {
      input: { ...input, driverId: driver.id },
      driverId: driver.id,
      needsNoTurn,
      now,
    })
    if (!(await endAsking(tx, askingId))) throw wrongWord()
    refuse(facts?.isForHim === false ? 'not_chosen' : mayReserve(facts, now), staffReserveRefusals)
    if (!facts) throw new Error('who may reserve has a truck')
    refuse((await takeTruck(tx, cargoId)) ? null : 'cargo_gone', staffReserveRefusals)
    const by = { at: now, byUser, reserveType: reservedBy.staff }
    const deal = { ...facts, driverId: driver.id, instantBill: settings.instantBill }
    return { reserveId: await giveLoad(tx, deal, by) }
  })
}

/** Of nobody the word is asked like of anybody, and every code of his is wrong. */
const askForOrRefuse = async (
  call: Call,
  keys: KeyRing,
  named: Parameters<typeof askForWord>[2],
  code?: string,
) => {
  if (code === undefined) return askForWord(call, keys, named)
  await checkWord(call, keys, named, code)
  throw wrongWord()
}

const whoIs = ({ nationalId, driverId }: StaffInput) =>
  nationalId === undefined ? { driverId: driverId ?? 0 } : { nationalId }
