/**
 * `npm run chaos`: trouble of every kind, thirty times each under twenty busy clients, upon a server that a real npm
 * started. What was answered must be there, and everybody must work again. `--rounds 3`, and kinds by their number.
 * `npm run chaos -- many`: the same upon three servers, their replica, pooler and primary, which dies for good in the end;
 * `--asynchronous`: what is lost where nothing waits for the replica's disk.
 * `npm run chaos -- --ledger 1000000`: so many random operations of money under SIGKILL instead; `--seed 7` for others.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { setLedgerOnFire } from '../server/test/chaos/ledger-fire.ts'
import { bringMany, loseSome } from '../server/test/chaos/many.ts'
import { inWords, lossInWords, manyInWords } from '../server/test/chaos/many-words.ts'
import { openArena, type Outcome, type TroubleName, troubles } from '../server/test/chaos/chaos.ts'

const clients = 20
const { values, positionals } = parseArgs({
  options: {
    rounds: { type: 'string', default: '30' },
    asynchronous: { type: 'boolean', default: false },
    ledger: { type: 'string' },
    seed: { type: 'string', default: '1405' },
  },
  allowPositionals: true,
})
const all = Object.keys(troubles) as TroubleName[]
const names = positionals.length > 0 ? all.filter((_, place) => positionals.includes(`${place + 1}`)) : all

function say(name: TroubleName, { backMs, endedMs, answered, sentences, lost, damage }: Outcome): void {
  const ended = endedMs.length > 0 ? `ended after ${inWords(endedMs)}; ` : ''
  console.log(`${name}: ${ended}all work again after ${inWords(backMs)}; ${answered} writes answered,`)
  console.log(
    `  ${sentences} got a sentence, ${lost} no answer, and went out again; damage: ${damage.length}`,
  )
  for (const line of damage.slice(0, 10)) console.log(`  ${line}`)
}

async function withFolder(work: (dataDir: string) => Promise<{ damage: string[] }>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bargah-chaos-'))
  try {
    const { damage } = await work(dataDir)
    if (damage.length > 0) process.exitCode = 1
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const tell = (line: string) => console.error(line)
const mostInAct = 40
const betweenKillsMs = 5_000

async function fire(operations: number, seed: number): Promise<void> {
  await withFolder(async (dataDir) => {
    const options = { dataDir, operations, seed, mostInAct, betweenKillsMs }
    const { damage, killed, ...figures } = await setLedgerOnFire(options, tell)
    console.log(`ledger, seed ${seed}:`, figures, 'killed:', killed, `damage: ${damage.length}`)
    for (const line of damage.slice(0, 10)) console.log(`  ${line}`)
    return { damage }
  })
}

async function lose(): Promise<void> {
  await withFolder(async (dataDir) => {
    const found = await loseSome(dataDir)
    for (const line of lossInWords(found)) console.log(line)
    return found
  })
}

async function many(rounds: number): Promise<void> {
  await withFolder(async (dataDir) => {
    const found = await bringMany({ dataDir, rounds, say: tell })
    for (const line of manyInWords(found)) console.log(line)
    return found
  })
}

if (values.ledger !== undefined) await fire(Number(values.ledger), Number(values.seed))
else if (positionals[0] === 'many') await (values.asynchronous ? lose() : many(Number(values.rounds)))
else
  await withFolder(async (dataDir) => {
    const arena = await openArena(dataDir, clients)
    const damage: string[] = []
    try {
      for (const name of names) {
        const outcome = await arena.bring(name, Number(values.rounds), tell)
        say(name, outcome)
        damage.push(...outcome.damage)
      }
    } finally {
      await arena.close()
    }
    return { damage }
  })
