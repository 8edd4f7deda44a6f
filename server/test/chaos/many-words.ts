import type { Many, SomeLost } from './many.ts'
import { poolerVersion } from './pooler.ts'

const seconds = (ms = 0) => (ms / 1_000).toFixed(1)

export function inWords(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  return `${seconds(sorted[sorted.length >> 1])} s in the middle, ${seconds(sorted.at(-1))} s at most`
}

/** What `npm run chaos -- many` prints in the end, a line each. */
export function manyInWords({ outcomes, found, damage }: Many): string[] {
  const version = poolerVersion()
  return [
    'many: three servers, a replica with synchronous_commit = on and synchronous_standby_names, ' +
      (version ? `PgBouncer ${version}` : 'no pooler, since this machine has none: its part is left out'),
    ...[...outcomes].flatMap(([name, { backMs, longestMs, answered, passedOn, lost, sentences }]) => [
      `${name}, ${backMs.length} times: all work again after ${inWords(backMs)}; no write was answered for ${seconds(longestMs)} s at most;`,
      `  ${answered} writes answered; ${passedOn} found a server down and went to the next, ${lost} got no answer, ${sentences} a sentence, and went out again`,
    ]),
    `Answered: ${found.loads} loads, ${found.turns} turns, ${found.choices} choices, ${found.trips} trips ended, ${found.charges} charges;`,
    `  ${found.rounds} rounds split; ${found.entries} entries of all halls' logs and ${found.receipts} receipts verified`,
    `damage: ${damage.length}`,
    ...damage.slice(0, 10).map((line) => `  ${line}`),
  ]
}

/** What `npm run chaos -- many --asynchronous` prints. */
export const lossInWords = ({ flushed, lost, damage }: SomeLost): string[] => [
  'many: the replica follows asynchronously, falls away, and is promoted when the primary has died',
  `  of ${flushed} loads that were answered and lay on its disk ${damage.length} are lost; of those answered while it was away ${lost - damage.length}`,
]
