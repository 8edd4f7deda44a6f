import type { LoadAhead } from '@bargah/contract/features/rounds/desk.schema.ts'
import { isoInstant } from '@bargah/contract/kernel/dates.ts'
import type { Call, Session } from '../../kernel/call.ts'
import type { Db } from '../../kernel/database.ts'
import { notFound } from '../../kernel/errors.ts'
import { maySeeCargo } from '../cargos/cargos.api.ts'
import { presentRound } from './hall-now.ts'
import { countAlike, countFitting, findAhead, listOthers } from './load-ahead.views.ts'
import { type LookedAt, lookAtHall } from './look-at-hall.ts'
import { computeClosing } from './rounds.rules.ts'
import { listCargoIds } from './rounds.store.ts'

const alikeMs = 30 * 24 * 60 * 60_000
/** Of fewer, a share would say more than is known. */
const fewestAlike = 5

const nowhere = {
  loadHallId: null,
  loadHallName: null,
  isSettledAtOnce: false,
  closesAt: null,
  nextRoundAt: null,
  resultAt: null,
  roundAfterAt: null,
  others: [],
  fitting: 0,
  free: 0,
  first: null,
}

/** What lies before a load of the caller's: its round, the drivers in the queue whose trucks fit, and how loads like it fared. */
export async function showLoadAhead(call: Call, session: Session, cargoId: number): Promise<LoadAhead> {
  const { db } = call
  const cargo = (await maySeeCargo(db, session, cargoId)) ? await findAhead(db, cargoId) : undefined
  if (!cargo) throw notFound('باری با این شماره')
  const told = { cargoId, announcedAt: isoInstant(cargo.announcedAt) }
  const { hallId } = cargo
  if (hallId === null || !cargo.isHall) return { ...nowhere, ...told }
  const now = await call.now()
  const seen = await lookAtHall(db, hallId)
  const isOffered = seen.round !== null && (await listCargoIds(db, seen.round.id)).includes(cargoId)
  const coming = cargo.announcedAt > now ? cargo.announcedAt : now
  const { nextRoundAt } = await presentRound(db, { ...seen, round: null }, coming)
  const course = await computeCourse(db, seen, isOffered ? null : nextRoundAt)
  const until = course.resultAt === null ? now : new Date(course.resultAt)
  const alike = await countAlike(db, { hallId, cargoId, since: new Date(now.getTime() - alikeMs) })
  return {
    ...told,
    loadHallId: hallId,
    loadHallName: seen.hall.name,
    isSettledAtOnce: seen.mode === 'at_once',
    closesAt: isOffered && seen.round ? isoInstant(seen.round.closesAt) : null,
    nextRoundAt: isOffered ? null : nextRoundAt,
    ...course,
    others: await listOthers(db, session, { hallId, cargoId, until, isOpen: seen.round !== null }),
    ...(await countFitting(db, hallId, cargoId)),
    first: alike.alike < fewestAlike ? null : alike,
  }
}

/** In: when the next round opens, null for the open one. Out: when the load's round is split, and when the next opens. */
async function computeCourse(db: Db, seen: LookedAt, opensAt: string | null) {
  const closesAt =
    opensAt === null
      ? seen.round?.closesAt
      : computeClosing(new Date(opensAt), seen.hall.reservationLimitMinutes)
  if (!closesAt) return { resultAt: null, roundAfterAt: null }
  const { nextRoundAt } = await presentRound(db, { ...seen, round: null }, closesAt)
  return { resultAt: isoInstant(closesAt), roundAfterAt: nextRoundAt }
}
