import type { MyWait } from '@bargah/contract/features/turns/my-wait.schema.ts'
import type { Db } from '../../kernel/database.ts'
import { mustFind } from '../../kernel/errors.ts'
import { sql } from '../../kernel/sql.ts'
import { computeHallMode } from '../rounds/rounds.rules.ts'
import {
  computeAlike,
  computeRoundsOf,
  computeWait,
  type PastTurn,
  triedWindowMs,
  waitWindowMs,
} from './waits.rules.ts'

/** Of a busy hall the latest say enough. */
const most = 300

type Start = {
  turnId: number
  hallId: number
  loaderTypeId: number
  ahead: number
  takenAt: Date
}
type Alike = PastTurn & { rounds: number }

/**
 * How much longer turns like a driver's waited most of the time; null of a turn that has ended or began before such was noted,
 * and where the data do not carry it. Another's turn is not there.
 */
export async function showMyWait(
  db: Db,
  asked: { turnId: number; driverId: number },
  now: Date,
): Promise<MyWait | null> {
  const mine = await mustFind(findStart(db, asked), 'نوبتی با این مشخصات')
  const { loaderTypeName, ahead, takenAt, status } = mine
  if (status !== 'live' || ahead === null) return null
  const alike = computeAlike(ahead)
  const hasRounds = computeHallMode(mine) !== 'at_once'
  const past = await listAlike(db, { ...mine, ahead, hasRounds }, now)
  const wait = computeWait(past, takenAt, now)
  if (!wait) return null
  const rounds = hasRounds ? computeRoundsOf(past, takenAt, now) : null
  const weeks = waitWindowMs / (7 * 86_400_000)
  return { ...wait, rounds, weeks, aheadFrom: alike.from, aheadTo: alike.to, loaderTypeName }
}

/** A driver's turn and how it began with the loader that his truck has, its hall's way of giving loads; undefined when it is not his. */
const findStart = (db: Db, { turnId, driverId }: { turnId: number; driverId: number }) =>
  db
    .selectFrom('turns')
    .innerJoin('halls', 'halls.id', 'turns.hallId')
    .innerJoin('freighters', 'freighters.id', 'turns.freighterId')
    .innerJoin('loaderTypes', 'loaderTypes.id', 'freighters.loaderTypeId')
    .leftJoin('turnStarts', (join) =>
      join
        .onRef('turnStarts.turnId', '=', 'turns.id')
        .onRef('turnStarts.loaderTypeId', '=', 'freighters.loaderTypeId'),
    )
    .select(['turns.id as turnId', 'turns.hallId', 'turns.status', 'turns.takenAt', 'turnStarts.ahead'])
    .select(['loaderTypes.id as loaderTypeId', 'loaderTypes.fullName as loaderTypeName'])
    .select(['halls.isActiveShowTime', 'halls.reservationLimitMinutes'])
    .where('turns.id', '=', turnId)
    .where('turns.driverId', '=', driverId)
    .executeTakeFirst()

/**
 * The turns of its hall and loader type that found about as many before them, the latest first, each with the rounds that
 * opened over it after it had waited as long as this one, where its hall has rounds.
 */
async function listAlike(
  db: Db,
  { hasRounds, ...mine }: Start & { hasRounds: boolean },
  now: Date,
): Promise<Alike[]> {
  const { from, to } = computeAlike(mine.ahead)
  const waitedMs = now.getTime() - mine.takenAt.getTime()
  const { rows } = await sql<Alike>`
    select starts.taken_at, turns.ended_at, turns.status,
      case when ${hasRounds} and starts.taken_at > ${new Date(now.getTime() - waitWindowMs)} then
        (select count(*)::int from rounds where rounds.hall_id = starts.hall_id
          and rounds.opens_at > starts.taken_at + ${waitedMs}::float8 * interval '1 ms'
          and rounds.opens_at <= coalesce(turns.ended_at, ${now})) else 0 end as rounds
    from turn_starts starts join turns on turns.id = starts.turn_id
    where starts.hall_id = ${mine.hallId} and starts.loader_type_id = ${mine.loaderTypeId}
      and starts.taken_at > ${new Date(now.getTime() - triedWindowMs)} and starts.ahead between ${from} and ${to}
      and starts.turn_id <> ${mine.turnId}
    order by starts.taken_at desc limit ${sql.lit(most)}`.execute(db)
  return rows
}
