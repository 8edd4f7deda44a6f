import type { LoadAhead } from '@bargah/contract/features/rounds/desk.schema.ts'
import { cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
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
  const isAwaitingReview = cargo.status === cargoStatus.awaitingReview
  const told = {
    cargoId,
    isAwaitingReview,
    given: cargo.truckCount - cargo.remaining,
    remaining: cargo.remaining,
    isEnded: cargo.status === cargoStatus.finished,
    announcedAt: isoInstant(cargo.announcedAt),
  }
  const { hallId } = cargo
  if (hallId === null || !cargo.isHall) return { ...nowhere, ...told }
  const now = await call.now()
  const seen = await lookAtHall(db, hallId)
  const isOffered = seen.round !== null && (await listCargoIds(db, seen.round.id)).includes(cargoId)
  const coming = cargo.announcedAt > now ? cargo.announcedAt : now
  const { nextRoundAt } = await presentRound(db, { ...seen, round: null }, coming)
  const closesAt = isOffered && seen.round ? seen.round.closesAt : closingOf(seen, nextRoundAt)
  const course = await computeCourse(db, seen, closesAt)
  const until = course.resultAt === null ? now : new Date(course.resultAt)
  const alike = await countAlike(db, { hallId, cargoId, since: new Date(now.getTime() - alikeMs) })
  return {
    ...told,
    loadHallId: hallId,
    loadHallName: seen.hall.name,
    isSettledAtOnce: seen.mode === 'at_once',
    closesAt: isOffered && closesAt ? isoInstant(closesAt) : null,
    nextRoundAt: isOffered ? null : nextRoundAt,
    ...course,
    others: await listOthers(db, session, { hallId, cargoId, until, isOpen: seen.round !== null }),
    ...(await countFitting(db, hallId, cargoId)),
    first: alike.alike < fewestAlike ? null : alike,
  }
}

/** When the round that opens then is split; null where nobody can tell when it opens. */
const closingOf = ({ hall }: LookedAt, opensAt: string | null) =>
  opensAt === null ? null : computeClosing(new Date(opensAt), hall.reservationLimitMinutes)

/** In: when the load's round is split. Out: that, and when the next one opens; nothing where nobody can tell. */
async function computeCourse(db: Db, seen: LookedAt, closesAt: Date | null) {
  if (closesAt === null) return { resultAt: null, roundAfterAt: null }
  const { nextRoundAt } = await presentRound(db, { ...seen, round: null }, closesAt)
  return { resultAt: isoInstant(closesAt), roundAfterAt: nextRoundAt }
}
