import { verifyLog } from '@bargah/verifier/verify-log.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../src/kernel/sql.ts'
import { openTestApp, type TestApp } from './app.ts'
import { type Act, acts, openHistory, type Step } from './history.ts'
import { entriesOf } from './hall-log.ts'
import { expectBalancedLedger } from './ledger.ts'
import { expectSameBooks } from './log-books.ts'
import { publishedLog } from './published-log.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const often = [
  ...Array<Act>(9).fill('choose'),
  ...Array<Act>(3).fill('take'),
  ...Array<Act>(3).fill('wait'),
  ...Array<Act>(2).fill('voidPermit'),
  ...Array<Act>(2).fill('edit'),
]
const anyNumber = fc.nat({ max: 999 })
const anyStep: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom(...acts, ...often),
  a: anyNumber,
  b: anyNumber,
  c: anyNumber,
})
const anyHistory = fc.array(anyStep, { minLength: 50, maxLength: 50, size: 'max' })

const linesToMeet =
  'hall_set cargo_announced cargo_edited cargo_withdrawn cargo_returned turn_taken turn_ended turn_returned'
const roundsToMeet =
  'list_sealed round_split choice_settled choice_ended choice_refused permit_issued permit_voided'
const usual = [linesToMeet, roundsToMeet, 'granted earlier_turn own_better_choice']
  .flatMap((words) => words.split(' '))
  .concat('free load', 'permit without a turn')

type Entry = { kind: string; at: number; [fact: string]: unknown }
type Ended = { round: number; turn: number; cargo: number; reason: string }
const line = ({ round, turn, cargo, reason }: Ended) => `${round} ${turn} ${cargo} ${reason}`

/** How each choice ended, as the log alone tells it. */
function endedIn(entries: readonly Entry[]): string[] {
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
async function expectChoicesTold(hallId: number, entries: readonly Entry[]): Promise<void> {
  const { rows } = await sql<Ended>`select round_id as round, number as turn, cargo_id as cargo, reason
    from priorities p join turns on turns.id = turn_id join rounds on rounds.id = round_id
    where rounds.hall_id = ${hallId} and settled_at is not null`.execute(app.db)
  expect(endedIn(entries)).toEqual(rows.map(line).toSorted())
}

/** How often the histories told of what: they are worth what happens in them. */
const told = new Map<string, number>()
const count = (what: string) => void told.set(what, (told.get(what) ?? 0) + 1)

async function expectSound(hallId: number, kept: string[]): Promise<void> {
  const verdict = await verifyLog(publishedLog(app, hallId), { previous: kept })
  if (!verdict.ok) throw new Error(`hall ${hallId}: ${JSON.stringify(verdict)}`)
  kept.push(verdict.checkpoint)
  await expectSameBooks(app, hallId, verdict)
  const entries = (await entriesOf(app.db, hallId)).map(({ entry }): Entry => JSON.parse(entry))
  expect(entries.every(({ at }, nr) => nr === 0 || at >= (entries[nr - 1] as Entry).at)).toBe(true)
  const taken = entries.filter(({ kind }) => kind === 'turn_taken').map(({ turn }) => turn)
  expect(taken).toEqual(taken.map((_, nr) => nr + 1))
  await expectChoicesTold(hallId, entries)
  for (const { kind } of entries) count(kind)
  for (const { kind, free, turn } of entries) {
    if (kind === 'cargo_announced' && free === true) count('free load')
    if (kind === 'permit_issued' && turn === null) count('permit without a turn')
  }
  for (const choice of endedIn(entries)) count(choice.replace(/.* /, ''))
}

it('whatever happens at halls, in whatever order, their logs alone tell it whole', {
  timeout: 300_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(anyHistory, async (steps) => {
      const history = await openHistory(app)
      const kept = history.hallIds.map((): string[] => [])
      for (const [nr, step] of steps.entries()) {
        await history.do(step)
        if (nr % 25 !== 24) continue
        for (const [i, hallId] of history.hallIds.entries()) await expectSound(hallId, kept[i] as string[])
      }
      await history.end()
      for (const [i, hallId] of history.hallIds.entries()) await expectSound(hallId, kept[i] as string[])
      await expectBalancedLedger(app.db)
    }),
    { numRuns: 8, seed: 1405, endOnFailure: true },
  )
  for (const what of usual) expect(told.get(what), what).toBeDefined()
})
