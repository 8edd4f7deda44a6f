import { priorityStatus } from '@bargah/contract/features/rounds/rounds.states.ts'
import type { Db } from '../../kernel/database.ts'
import { sql } from '../../kernel/sql.ts'
import { equals } from '../../kernel/sql-parts.ts'
import { roundRows } from './rounds.views.ts'

// its text, not a parameter, so that the partial indexes of what waits fit
const waiting = sql.lit(priorityStatus.waiting)

/** How many live turns a hall has, and how many of them have a choice that waits. */
export async function countQueue(db: Db, hallId: number) {
  const { rows } = await sql<{ liveTurns: number; choosers: number }>`
    select count(*)::int as live_turns, (count(*) filter (where exists (
      select from priorities where turn_id = turns.id and priorities.status = ${waiting})))::int as choosers
    from turns where hall_id = ${hallId} and status = 'live'`.execute(db)
  const [found] = rows
  if (!found) throw new Error('an aggregate gives one row')
  return found
}

/** How many choices of a hall's open round wait for each cargo that somebody wants, by its id. */
export async function countRequests(db: Db, hallId: number): Promise<Map<number, number>> {
  const { rows } = await sql<{ cargoId: number; requests: number }>`
    select cargo_id, count(*)::int as requests from priorities
    join rounds on rounds.id = round_id
    where hall_id = ${hallId} and settled_at is null and status = ${waiting} group by cargo_id`.execute(db)
  return new Map(rows.map(({ cargoId, requests }) => [cargoId, requests]))
}

/** The round of a hall that was split last, or undefined. */
export async function showLastRoundOf(db: Db, hallId: number) {
  const last = await db
    .selectFrom('rounds')
    .select('id')
    .where('hallId', '=', hallId)
    .where('settledAt', 'is not', null)
    .orderBy('opensAt', 'desc')
    .limit(sql.lit(1))
    .executeTakeFirst()
  const round = last && (await roundRows.one(db, [equals('rounds.id', last.id)]))
  return round && { ...round, ...(await countLeft(db, round.id)) }
}

/** What a settled round left: trucks that nobody took, and all who were still in the hall's queue then, whether they chose or not. */
async function countLeft(db: Db, roundId: number) {
  const { rows } = await sql<{ trucksLeft: number; turnsLeft: number }>`
    select (offered - granted)::int as trucks_left, stayed::int as turns_left from
      (select coalesce(sum(remaining_at_opening), 0) as offered from round_cargos where round_id = ${roundId}) o,
      (select count(*) as granted from priorities
        where round_id = ${roundId} and status = ${sql.lit(priorityStatus.granted)}) g,
      (select count(turns.id) as stayed from rounds
        join turns on turns.hall_id = rounds.hall_id and taken_at <= settled_at
          and (ended_at is null or ended_at > settled_at)
        where rounds.id = ${roundId}) q`.execute(db)
  const [found] = rows
  if (!found) throw new Error('aggregates give one row')
  return found
}
