import fc from 'fast-check'
import { expect, it } from 'vitest'
import { amount } from './amount.ts'
import { useTestApp } from './app.ts'
import { type Act, acts, openHistory, type Step } from './history.ts'
import { endedIn, expectSound } from './log-books.ts'

const app = useTestApp()

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

/** How often the histories told of what: they are worth what happens in them. */
const told = new Map<string, number>()
const count = (what: string) => void told.set(what, (told.get(what) ?? 0) + 1)

async function expectTold(hallId: number, kept: string[]): Promise<void> {
  const entries = await expectSound(app, hallId, kept)
  for (const { kind } of entries) count(kind)
  for (const { kind, free, turn } of entries) {
    if (kind === 'cargo_announced' && free === true) count('free load')
    if (kind === 'permit_issued' && turn === null) count('permit without a turn')
  }
  for (const choice of endedIn(entries)) count(choice.replace(/.* /, ''))
}

it('whatever happens at halls, in whatever order, their logs alone tell it whole', {
  timeout: 3_600_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(anyHistory, async (steps) => {
      const history = await openHistory(app)
      const kept = history.hallIds.map((): string[] => [])
      for (const [nr, step] of steps.entries()) {
        await history.do(step)
        if (nr % 25 !== 24) continue
        for (const [i, hallId] of history.hallIds.entries()) await expectTold(hallId, kept[i] as string[])
      }
      await history.end()
      for (const [i, hallId] of history.hallIds.entries()) await expectTold(hallId, kept[i] as string[])
      await app.expectBalancedLedger()
    }),
    { numRuns: amount({ usual: 6, full: 40 }), seed: 1405, endOnFailure: true },
  )
  for (const what of usual) expect(told.get(what), what).toBeDefined()
})
