import { hallRefusals } from '@bargah/contract/features/halls/halls.text.ts'
import { type Call, sessionOf } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { notFound, refuse } from '../../kernel/errors.ts'
import { openDueRound } from '../rounds/rounds.api.ts'
import { setLookedAt } from './hall-settings.store.ts'
import { mayGoByShowTimes, mayHaveShowTime } from './show-times.rules.ts'
import { findHall, type Hall, lockHall } from './halls.store.ts'
import { logHallSettings } from './hall-settings.ts'
import { findShowTime, listShowTimes, setShowTime, setShowTimes, type ShowTime } from './show-times.store.ts'

const noHall = () => notFound('سالنی با این مشخصات')
const noShowTime = () => notFound('ساعت اعلامی با این مشخصات')

/** Locks a hall alone and opens what was due under its old settings. Throws 404 when it is not there. */
export async function holdHall(tx: Tx, hallId: number, now: Date): Promise<Hall> {
  await lockHall(tx, hallId, 'exclusive')
  await openDueRound(tx, hallId, now)
  const hall = await findHall(tx, hallId)
  if (!hall) throw noHall()
  return hall
}

/** Whether the hall goes by show times once its settings that wait hold. */
const goesByShowTimes = (hall: Hall) => (hall.comingSettings ?? hall).isActiveShowTime

/** Makes `times` the show times of a hall that the caller holds; those that are past by now open no round. */
export async function keepShowTimes(tx: Tx, hall: Hall, times: readonly ShowTime[], now: Date) {
  refuse(mayGoByShowTimes(goesByShowTimes(hall), times), hallRefusals)
  await setShowTimes(tx, hall.id, times)
  await setLookedAt(tx, hall.id, now)
  await logHallSettings(tx, hall.id)
}

export const setHallShowTimes = (call: Call, hallId: number, times: readonly ShowTime[]): Promise<void> =>
  call.write(async (tx, now) => {
    await keepShowTimes(tx, await holdHall(tx, hallId, now), times, now)
  })

/** Out: the new show time's id. */
export const addShowTime = (call: Call, hallId: number, time: ShowTime): Promise<number> =>
  call.write(async (tx, now) => {
    const hall = await holdHall(tx, hallId, now)
    const times = await listShowTimes(tx, hallId)
    refuse(mayHaveShowTime(times, time.minuteOfDay), hallRefusals)
    await keepShowTimes(tx, hall, [...times.map(plain), time], now)
    const kept = await listShowTimes(tx, hallId)
    return kept.find(({ minuteOfDay }) => minuteOfDay === time.minuteOfDay)?.id ?? 0
  })

/** Moves or switches a show time. Throws 404 when it is not the caller's to change. */
export const changeShowTime = (call: Call, id: number, to: ShowTime): Promise<void> =>
  call.write(async (tx, now) => {
    const { role, hallId: own } = sessionOf(call)
    const found = await findShowTime(tx, id)
    if (!found || (role === 'LoadHallAdmin' && found.hallId !== own)) throw noShowTime()
    const hall = await holdHall(tx, found.hallId, now)
    const others = (await listShowTimes(tx, hall.id)).filter((time) => time.id !== id)
    refuse(
      mayHaveShowTime(others, to.minuteOfDay) ?? mayGoByShowTimes(goesByShowTimes(hall), [...others, to]),
      hallRefusals,
    )
    await setShowTime(tx, id, to)
    await setLookedAt(tx, hall.id, now)
    await logHallSettings(tx, hall.id)
  })

const plain = ({ minuteOfDay, isActive }: ShowTime): ShowTime => ({ minuteOfDay, isActive })
