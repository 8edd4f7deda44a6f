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
