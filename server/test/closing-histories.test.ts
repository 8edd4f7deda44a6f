import fc from 'fast-check'
import { expect, it } from 'vitest'
import { amount, isLong } from './amount.ts'
import { openTestApp } from './app.ts'
import { type Closing, moments, openClosings, type TimedStep } from './closing-history.ts'
import type { Act } from './history.ts'

const closings = amount({ usual: 30, full: 2_000 })
/** So many one after another at the same halls, whose logs grow with them. */
const perHall = 10
/** Played side by side, each on a server of its own: closings move its clock, cut its connections, and wait. */
const lanes = 3

const endings = ['cancel', 'deactivate', 'reserve', 'assign', 'finishWaiting'] as const
const acts: readonly Act[] = [
  ...endings,
  ...endings,
  'cancel',
  'finish',
  'choose',
  'choose',
  'chooseByStaff',
  'remove',
  'removeByStaff',
  'reorder',
  'take',
  'activate',
  'expire',
  'closeHall',
  'voidPermit',
  'voidPermit',
  'returnTurn',
  'bringBack',
  'declareFree',
  'declare',
]
const anyNumber = fc.nat({ max: 999 })
const anyStep: fc.Arbitrary<TimedStep> = fc.record({
  act: fc.constantFrom(...acts),
  a: anyNumber,
  b: anyNumber,
  c: anyNumber,
  moment: fc.constantFrom(...moments),
  waitMs: fc.nat({ max: 40 }),
})
/** The lists that most of what follows is about. */
const anyList: fc.Arbitrary<TimedStep> = anyStep.map((step) => ({ ...step, act: 'choose', moment: 'early' }))
/** Where connections may be cut, if anywhere. */
const crashes = ['across', 'near', 'closed', 'opened', 'splitting', 'after'] as const
/** Steps over the closing are held back until it is past, or race with it: one of both in each plan. */
const over = (isRace: boolean) => {
  const [instead, moment] = isRace ? (['across', 'near'] as const) : (['near', 'across'] as const)
  return <M>(one: M) => (one === instead ? moment : one)
}
const anyClosing: fc.Arbitrary<Closing> = fc
  .record({
    lists: fc.array(anyList, { minLength: 4, maxLength: 5 }),
    steps: fc.array(anyStep, { minLength: 5, maxLength: 9, size: 'max' }),
    crash: fc.constantFrom(null, null, null, ...crashes),
    crashMs: fc.nat({ max: 60 }),
    isRace: fc.boolean(),
  })
  .map(({ lists, steps, crash, crashMs, isRace }) => ({
    steps: [
      ...lists.map((list, nr) => ({ ...list, a: nr })),
      ...steps.map((step) => ({ ...step, moment: over(isRace)(step.moment) })),
    ],
    crash: over(isRace)(crash),
    crashMs,
  }))

const done = new Map<string, number>()
const count = (what: string) => void done.set(what, (done.get(what) ?? 0) + 1)
const timesOf = (act: string, ...at: readonly string[]) =>
  at.reduce((sum, moment) => sum + (done.get(`${act} ${moment}`) ?? 0), 0)

it(`whatever ends or is chosen around the closing of a round, the log is right, ${closings} times`, {
  timeout: 3 * 3_600_000,
}, async () => {
  const seed = 1405
  const plans = fc.sample(anyClosing, { seed, numRuns: closings })
  const waiting = Array.from({ length: closings / perHall }, (_, nr) => nr * perHall)
  const playLane = async () => {
    const app = await openTestApp({ connections: 20 })
    for (let from = waiting.shift(); from !== undefined; from = waiting.shift()) {
      const played = await openClosings(app, count)
      for (const [nr, plan] of plans.slice(from, from + perHall).entries())
        try {
          await played.playClosing(plan)
          await played.expectSound()
        } catch (cause) {
          throw new Error(`closing ${from + nr} of seed ${seed}: ${JSON.stringify(plan)}`, { cause })
        }
      await played.close()
    }
    await app.expectBalancedLedger()
    await app.close()
  }
  await Promise.all(Array.from({ length: lanes }, playLane))
  // they are worth what happened in them
  for (const act of endings) {
    const [over, before] = [timesOf(act, 'across', 'near'), timesOf(act, 'closed', 'opened')]
    expect(over + before, `${act} around the closing`).toBeGreaterThan(0)
    if (!isLong) continue
    expect(over, `${act} over the closing`).toBeGreaterThan(0)
    expect(before, `${act} before the split`).toBeGreaterThan(0)
  }
  for (const act of ['remove', 'removeByStaff', 'reorder'])
    expect(timesOf(act, 'early', 'near'), act).toBeGreaterThan(0)
  expect(done.get('connection cut')).toBeGreaterThan(0)
  for (const moment of crashes) expect(done.get(`cut ${moment}`), `cut ${moment}`).toBeGreaterThan(0)
})
