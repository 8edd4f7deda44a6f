import { type Verified, verifyLog } from '@bargah/verifier/verify-log.ts'
import { expect } from 'vitest'
import { sql } from '../src/kernel/sql.ts'
import type { TestApp } from './app.ts'
import { publishedLog } from './published-log.ts'

/** What the log alone says of each load of a hall is what the tables say: allocated, remaining and withdrawn make up the announced. */
export async function expectSameBooks(
  { db }: TestApp,
  hallId: number,
  { cargos, turns }: Verified,
): Promise<void> {
  const { rows } = await sql<{ id: number; trucks: number; left: number; given: number }>`
    select id, truck_count as trucks, case when status = 1 then 0 else remaining end as left,
      (select count(*)::int from permits p where p.cargo_id = c.id and p.status <> 0) as given
    from cargos c where hall_id = ${hallId} and status <> -1 order by id`.execute(db)
  const told = rows.map(({ id }) => ({ id, ...cargos.get(id) }))
  expect(
    told.map(({ id, announced, remaining, allocated }) => [id, announced, remaining, allocated]),
  ).toEqual(rows.map(({ id, trucks, left, given }) => [id, trucks, left, given]))
  for (const cargo of cargos.values())
    expect(cargo.allocated + cargo.remaining + cargo.withdrawn).toBe(cargo.announced)
  const live = await sql<{ n: number }>`select count(*)::int as n from turns
    where hall_id = ${hallId} and status = 'live'`.execute(db)
  expect(turns.live).toBe(live.rows[0]?.n)
}

type Entry = { kind: string; at: number; [fact: string]: unknown }
type Ended = { round: number; turn: number; cargo: number; reason: string }
const line = ({ round, turn, cargo, reason }: Ended) => `${round} ${turn} ${cargo} ${reason}`

/** How each choice ended, as the log alone tells it. */
export function endedIn(entries: readonly Entry[]): string[] {
  const ended = entries.flatMap((entry): Ended[] => {
    const of = entry as unknown as Ended & { verdicts: Ended[] }
    if (entry.kind === 'round_split') return of.verdicts.map((verdict) => ({ ...verdict, round: of.round }))
    return entry.kind === 'choice_ended' ? [of] : []
  })
  const settled = entries.filter(({ kind }) => kind === 'choice_settled') as unknown as Ended[]
  const lost = new Set(ended.map(({ round, turn }) => `${round} ${turn}`))
  const granted = settled.filter(({ round, turn }) => !lost.has(`${round} ${turn}`))
  return [...ended, ...granted.map((choice) => ({ ...choice, reason: 'granted' }))].map(line).toSorted()
}

/** Each choice of a round that is settled has ended once, for one reason, and the log says so. */
async function expectChoicesTold({ db }: TestApp, hallId: number, entries: readonly Entry[]) {
  const { rows } = await sql<Ended>`select round_id as round, number as turn, cargo_id as cargo, reason
    from priorities p join turns on turns.id = turn_id join rounds on rounds.id = round_id
    where rounds.hall_id = ${hallId} and settled_at is not null`.execute(db)
  expect(endedIn(entries)).toEqual(rows.map(line).toSorted())
}

/**
 * Expects of a hall's log, as anybody reads it: it verifies, nothing in it was sealed late, it goes on from each checkpoint
 * that was kept, and its books and choices are those of the tables. Keeps the newest checkpoint. Out: the entries.
 */
export async function expectSound(app: TestApp, hallId: number, kept: string[]): Promise<Entry[]> {
  const verdict = await verifyLog(publishedLog(app, hallId), { previous: kept })
  if (!verdict.ok) throw new Error(`hall ${hallId}: ${JSON.stringify(verdict)}`)
  expect(verdict.sealedLate).toEqual([])
  kept.push(verdict.checkpoint)
  await expectSameBooks(app, hallId, verdict)
  const entries = (await app.entriesOf(hallId)).map(({ entry }): Entry => JSON.parse(entry))
  expect(entries.every(({ at }, nr) => nr === 0 || at >= (entries[nr - 1] as Entry).at)).toBe(true)
  const taken = entries.filter(({ kind }) => kind === 'turn_taken').map(({ turn }) => turn)
  expect(taken).toEqual(taken.map((_, nr) => nr + 1))
  await expectChoicesTold(app, hallId, entries)
  return entries
}
