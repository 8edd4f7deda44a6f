import type { HallSettings } from '@bargah/contract/features/halls/halls.states.ts'
import { closingWaits, hallRefusals } from '@bargah/contract/features/halls/halls.text.ts'
import { type Call, sessionOf } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { Refusal, refuse } from '../../kernel/errors.ts'
import { expectCity, findCity } from '../places/places.api.ts'
import { findOpenRound } from '../rounds/rounds.api.ts'
import { holdHall } from './change-show-times.ts'
import { mayGoByShowTimes } from './show-times.rules.ts'
import { type HallName, insertHall, setHall, setLookedAt, settingsOf } from './hall-settings.store.ts'
import { logHallSettings } from './hall-settings.ts'
import { listShowTimes, setShowTimes, type ShowTime } from './show-times.store.ts'
import { withdrawCargosOfHall } from '../cargos/cargos.api.ts'
import { endTurnsOfHall } from '../turns/turns.api.ts'
import { appendHallLog } from '../log/log.api.ts'

type By = { at: Date; byUser: number }

/** Ends the turns and takes off the cargos of a hall that is closed; the caller holds it alone, with no round open. */
async function closeHall(tx: Tx, hall: { id: number; name: string }, by: By) {
  await logHallSettings(tx, hall.id)
  const ended = await endTurnsOfHall(tx, hall, by.at)
  await appendHallLog(tx, hall.id, ended)
  return { turns: ended.length, cargos: await withdrawCargosOfHall(tx, hall, by) }
}

/** What is undefined stays as it is; a new hall has it plain. */
export type Wanted = {
  name: Omit<HallName, 'tel'> & { tel: string | undefined }
  isActive: boolean | undefined
  settings: { [K in keyof HallSettings]: HallSettings[K] | undefined }
  showTimes: readonly ShowTime[] | undefined
}

/** What a hall of which nothing was said is like (rules 7.2). */
const plainSettings: Omit<HallSettings, 'latitude' | 'longitude'> = {
  reservationLimitMinutes: 10,
  reservationRangeKm: 0,
  cargoOriginKm: 100,
  turnRangeKm: 0,
  driverFeeRial: 0,
  companyFeeRial: 0,
  activeTurnApp: true,
  isActiveShowTime: false,
  isFreeCargo: false,
  turnExpireHours: 0,
  nativeTurnExpireHours: 0,
  limitNewTurnHours: 0,
  travelTimeHours: 0,
}

/** Makes a hall, at its city's place unless another is said. Out: its id. */
export const addHall = (
  call: Call,
  { name, isActive = true, settings, showTimes = [] }: Wanted,
): Promise<number> =>
  call.write(async (tx, now) => {
    await expectCity(tx, name.cityId)
    const { latitude, longitude } = (await findCity(tx, name.cityId)) ?? { latitude: 0, longitude: 0 }
    const whole = merged({ ...plainSettings, latitude, longitude }, settings)
    refuse(mayGoByShowTimes(whole.isActiveShowTime, showTimes), hallRefusals)
    const hallId = await insertHall(tx, { ...name, tel: name.tel ?? '', isActive, ...whole }, now)
    await setShowTimes(tx, hallId, showTimes)
    await logHallSettings(tx, hallId)
    return hallId
  })

type Updated = {
  /** When an open round ends for which the settings wait. */
  comesAt: string | null
  closed: { turns: number; cargos: number } | null
}

/**
 * Changes a hall. Its name and show times hold at once; settings that rules go by wait for the end of an open round, so
 * that a round ends by the rules by which it began. Closing it is refused meanwhile (rules 7.5).
 */
export const updateHall = (call: Call, hallId: number, wanted: Wanted): Promise<Updated> =>
  call.write(async (tx, now) => {
    const hall = await holdHall(tx, hallId, now)
    const round = await findOpenRound(tx, hallId)
    const { name, isActive = hall.isActive } = wanted
    const closes = hall.isActive && !isActive
    if (closes && round) throw roundOpen(round.closesAt)
    await expectCity(tx, name.cityId)
    const settings = merged(hall.comingSettings ?? settingsOf(hall), wanted.settings)
    await keepTimes(tx, hallId, { settings, times: wanted.showTimes })
    await setLookedAt(tx, hallId, now)
    const waits = round !== undefined && !isSame(settings, settingsOf(hall))
    const facts = waits ? { comingSettings: settings } : { ...settings, comingSettings: null }
    await setHall(tx, hallId, { ...name, tel: name.tel ?? hall.tel, isActive, ...facts })
    const by = { at: now, byUser: sessionOf(call).userId }
    const closed = closes ? await closeHall(tx, { ...hall, name: name.name }, by) : null
    if (!closes) await logHallSettings(tx, hallId)
    return { comesAt: waits ? round.closesAt.toISOString() : null, closed }
  })

type Times = { settings: HallSettings; times: readonly ShowTime[] | undefined }

async function keepTimes(tx: Tx, hallId: number, { settings, times }: Times): Promise<void> {
  refuse(
    mayGoByShowTimes(settings.isActiveShowTime, times ?? (await listShowTimes(tx, hallId))),
    hallRefusals,
  )
  if (times) await setShowTimes(tx, hallId, times)
}

const roundOpen = (closesAt: Date) =>
  new Refusal('round_open', closingWaits(closesAt), { closesAt: closesAt.toISOString() })

function merged(settings: HallSettings, given: Wanted['settings']): HallSettings {
  const said = Object.entries(given).filter(([, value]) => value !== undefined)
  return { ...settings, ...(Object.fromEntries(said) as Partial<HallSettings>) }
}

const isSame = (one: HallSettings, other: HallSettings) =>
  Object.entries(one).every(([key, value]) => other[key as keyof HallSettings] === value)
