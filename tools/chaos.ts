/**
 * `npm run chaos`: trouble of every kind, thirty times each under twenty busy clients, upon a server that a real npm
 * started. What was answered must be there, and everybody must work again. `--rounds 3`, and kinds by their number.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { bringTrouble, type Outcome, type TroubleName, troubles } from '../server/test/chaos/chaos.ts'

const clients = 20
const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string', default: '30' } },
  allowPositionals: true,
})
const all = Object.keys(troubles) as TroubleName[]
const names = positionals.length > 0 ? all.filter((_, place) => positionals.includes(`${place + 1}`)) : all

function inWords(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const seconds = (ms = 0) => (ms / 1_000).toFixed(1)
  return `${seconds(sorted[sorted.length >> 1])} s in the middle, ${seconds(sorted.at(-1))} s at most`
}

function say(name: TroubleName, { backMs, endedMs, answered, sentences, lost, damage }: Outcome): void {
  const ended = endedMs.length > 0 ? `ended after ${inWords(endedMs)}; ` : ''
  console.log(`${name}: ${ended}all work again after ${inWords(backMs)}; ${answered} writes answered,`)
  console.log(
    `  ${sentences} got a sentence, ${lost} no answer, and went out again; damage: ${damage.length}`,
  )
  for (const line of damage.slice(0, 10)) console.log(`  ${line}`)
}

for (const name of names) {
  const dataDir = mkdtempSync(join(tmpdir(), 'bargah-chaos-'))
  try {
    const rounds = Number(values.rounds)
    const outcome = await bringTrouble(name, { dataDir, rounds, clients }, (line) => console.error(line))
    say(name, outcome)
    if (outcome.damage.length > 0) process.exitCode = 1
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
