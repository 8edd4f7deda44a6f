import { verifyLog } from '@bargah/verifier/verify-log.ts'
import { sql } from '../src/kernel/sql.ts'
import type { TestApp } from './app.ts'
import { entriesOf } from './hall-log.ts'
import { publishedLog } from './published-log.ts'

/** What a hall's log tells, once it was found right; each is verified once. */
export function verifying(app: () => TestApp) {
  const verdicts = new Map<number, ReturnType<typeof verifyLog>>()
  return async (hallId: number) => {
    const verdict = await (verdicts.get(hallId) ?? verifyLog(publishedLog(app(), hallId)))
    verdicts.set(hallId, Promise.resolve(verdict))
    if (!verdict.ok) throw new Error(`the log of hall ${hallId} is wrong: ${JSON.stringify(verdict)}`)
    return verdict
  }
}

type Waiting = { number: number; salt: string; nationalCode: string; smartCard: string; loaderTypeId: number }

/** The turn that has waited longest at a hall, with its salt, whose it is, and the entry that tells of it. */
export async function waitingTurn({ db }: TestApp, hallId: number) {
  const { rows } = await sql<Waiting>`select number, salt, national_id as national_code,
      freighters.card_number as smart_card, loader_type_id
    from turns join turn_salts on turn_id = turns.id join drivers on drivers.id = driver_id
    join freighters on freighters.id = freighter_id
    where hall_id = ${hallId} and status = 'live' order by number limit 1`.execute(db)
  const [turn] = rows
  const entries = await entriesOf(db, hallId)
  const entry = entries.find((one) => {
    const told = JSON.parse(one.entry) as { kind: string; turn?: number }
    return told.kind === 'turn_taken' && told.turn === turn?.number
  })
  if (!turn || !entry) throw new Error(`nobody waits at hall ${hallId}`)
  return { ...turn, index: entry.index, text: entry.entry }
}

/** What does not go as usual in the demo year: as a sentence goes on with it, and which entries tell of it. */
export const hardKinds = [
  ['a cargo that was edited', `kind = 'cargo_edited'`],
  ['a cargo that returned', `kind = 'cargo_returned'`],
  ['a turn that returned', `kind = 'turn_returned'`],
  ['a choice that was refused', `kind = 'choice_refused'`],
  ['a choice that its driver took back', `kind = 'choice_ended' and entry like '%"removed_by_driver"%'`],
  ['a choice that staff took back', `kind = 'choice_ended' and entry like '%"deleted_by_staff"%'`],
  ['a permit whose truck is given again', `kind = 'permit_voided' and entry like '%"back":true%'`],
  ['a turn that is out', `kind = 'round_split' and entry like '%"out":[{%'`],
  ['a driver who is poor', `kind = 'round_split' and entry like '%"poor":[{%'`],
  ['a cargo that ended', `kind = 'round_split' and entry like '%"ended":true%'`],
  ['a split in parts', `kind = 'round_split' and entry like '%"part":2,"parts":%'`],
]

/** Choices that ended before their lists were opened, as the logs and as the tables have them. */
const endedBefore = {
  told: `select (entry::jsonb ->> 'round')::int as round, (entry::jsonb ->> 'turn')::int as turn,
      (entry::jsonb ->> 'cargo')::int as cargo, entry::jsonb ->> 'reason' as reason
      from hall_log where kind = 'choice_ended'`,
  kept: `select round_id, turns.number, cargo_id, reason from priorities
      join turns on turns.id = turn_id join rounds on rounds.id = round_id where priorities.ended_at < sealed_at`,
}
const returned = `select hall_id, count(*) from hall_log where kind = 'turn_returned' group by 1`
const back = `select turns.hall_id, count(*) from permits join turns on turns.id = turn_id
  where turn_returned_at is not null group by 1`
const without = (one: string, other: string) => `((${one}) except (${other})) differing`

/** What logs or tables alone have of choices that ended before the lists were opened, and of turns that returned. */
export const toldOtherwise = [
  without(endedBefore.told, endedBefore.kept),
  without(endedBefore.kept, endedBefore.told),
  without(returned, back),
  without(back, returned),
]
