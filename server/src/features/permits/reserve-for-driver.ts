import { staffReserveRefusals } from '@bargah/contract/features/permits/permits.text.ts'
import { reservedBy } from '@bargah/contract/features/permits/permits.states.ts'
import { type Call, sessionOf } from '../../kernel/call.ts'
import { mustBe } from '../../kernel/compiled-once.ts'
import { notFound, refuse } from '../../kernel/errors.ts'
import type { KeyRing } from '../../kernel/keys.rules.ts'
import { findCargoForChoice, isForDriver, takeTruck } from '../cargos/cargos.api.ts'
import { findDriver } from '../drivers/drivers.api.ts'
import { findHall } from '../halls/halls.api.ts'
import { findLiveTurnOfDriver } from '../turns/turns.api.ts'
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
  const isForHim = await isForDriver(call.db, seen, driver?.id)
  const refusal = mayAskFor(asked, await call.now()) ?? (isForHim ? null : 'not_chosen')
  const named = { cargoId, companyId, name, driverId: driver?.id }
  if (confirmCode === undefined) {
    refuse(refusal, staffReserveRefusals)
    return askForWord(call, keys, named)
  }
  const word = refusal ? null : await checkWord(call, keys, named, confirmCode)
  // refused within the write, which knows who has his load already and asks again for the answer that was lost
  const taken = await call.write(async (tx, now) => {
    refuse(refusal, staffReserveRefusals)
    // of nobody every code is wrong
    if (!word?.askingId || !driver) throw wrongWord()
    const [settings, heldTurn] = await Promise.all([
      findReserveSettings(tx, cargoId).then(mustBe),
      findLiveTurnOfDriver(tx, driver.id),
    ])
    const needsNoTurn = seen.productOwnerId !== null || settings.reserveEntrancePermission
    const asking = { ...input, driverId: driver.id }
    const facts = await loadReserve(tx, { input: asking, driverId: driver.id, heldTurn, needsNoTurn, now })
    if (!(await endAsking(tx, word.askingId))) throw wrongWord()
    refuse(facts?.isForHim === false ? 'not_chosen' : mayReserve(facts, now), staffReserveRefusals)
    if (!facts) throw new Error('who may reserve has a truck')
    refuse((await takeTruck(tx, cargoId)) ? null : 'cargo_gone', staffReserveRefusals)
    const by = { at: now, byUser, reserveType: reservedBy.staff }
    const deal = { ...facts, driverId: driver.id, instantBill: settings.instantBill }
    return { reserveId: await giveLoad(tx, deal, by) }
  })
  await word?.giveBack()
  return taken
}

const whoIs = ({ nationalId, driverId }: StaffInput) =>
  nationalId === undefined ? { driverId: driverId ?? 0 } : { nationalId }
