import { setTimeout as wait } from 'node:timers/promises'
import { openPool } from '../../src/kernel/sql.ts'
import { type Asker, openAsker } from './asking.ts'
import { untilAllWork, untilSo } from './chaos.ts'
import { type Answered, findManyDamage, runChecks, verifyManyLogs } from './many-damage.ts'
import { makePeople, type People } from './many-people.ts'
import { openServers, type Servers } from './many-servers.ts'
import { endRounds, setToWork } from './many-work.ts'
import { openPair, type Pair } from './pair.ts'
import { openPooler, type Pooler, poolerVersion } from './pooler.ts'

type Arena = { pair: Pair; pooler: Pooler | null; servers: Servers; people: People; asker: Asker }

const awayMs = 1_500
const fewLoads = 5

/** What came of one kind of trouble, times in milliseconds, one for each round. */
export type Outcome = {
  /** From the trouble until all work again. */
  backMs: number[]
  answered: number
  sentences: number
  lost: number
  passedOn: number
  /** The longest time in which no write was answered. */
  longestMs: number
}

/** What is done in the nth round; it comes back when all is there again. */
const troubles = {
  'a server is killed': ({ servers }: Arena, n: number) => servers.restart(n % servers.urls.length),
  async 'the replica is killed'({ pair }: Arena) {
    await pair.killReplica()
    await wait(awayMs)
    await pair.startReplica()
  },
  async 'the pooler is killed'({ pooler }: Arena) {
    await pooler?.kill()
    await wait(awayMs)
    await pooler?.start()
  },
  /** The replica falls away before the primary dies: what was answered in between would be lost. */
  async 'the primary is killed and the replica promoted'({ pair, servers }: Arena) {
    await pair.killReplica()
    await wait(awayMs)
    await pair.killPrimary()
    await pair.startReplica()
    await pair.promote()
    await servers.leadTo(pair.copy.host)
  },
}
export type TroubleName = keyof typeof troubles

/** Those of this machine, the last of which comes once. */
export const troublesHere = (): TroubleName[] =>
  (Object.keys(troubles) as TroubleName[]).filter(
    (name) => name !== 'the pooler is killed' || poolerVersion() !== null,
  )

type Options = {
  dataDir: string
  rounds: number
  say?: (line: string) => void
}

/**
 * Twenty busy clients at three servers over a database with its replica, a pooler between where the machine has one, while all
 * of these are killed, `rounds` times each and the primary in the end. What is answered lies on both disks, as the manual has
 * it. Out: what came of each trouble, and all that should not be.
 */
export const bringMany = ({ dataDir, rounds, say = () => {} }: Options) =>
  withArena(dataDir, { isSynchronous: true }, async (arena) => {
    const outcomes = new Map<TroubleName, Outcome>()
    const answered = await whileBusy(arena, async () => {
      for (const name of troublesHere()) {
        const times = name.startsWith('the primary') ? 1 : rounds
        outcomes.set(name, await bring(arena, name, times, say))
      }
    })
    await endRounds(arena.servers)
    return { outcomes, ...(await check(dataDir, arena, answered)) }
  })

/**
 * The primary dies while the replica is away, and nothing has waited for that one's disk. Out: how many loads were answered
 * before and lay on it, and which of them are lost; and how many were lost of those that were answered later.
 */
export const loseSome = (dataDir: string) =>
  withArena(dataDir, { isSynchronous: false }, async ({ asker, ...arena }) => {
    const { pair } = arena
    let flushed: string[] = []
    const answered = await whileBusy({ asker, ...arena }, async (busy) => {
      await untilAllWork(asker, performance.now())
      flushed = [...busy.loads]
      await pair.flushed()
      await pair.killReplica()
      const before = busy.loads.length
      await untilSo(asker, () => busy.loads.length >= before + fewLoads)
      await pair.killPrimary()
      await pair.startReplica()
      await pair.promote()
      await arena.servers.leadTo(pair.copy.host)
    })
    const { db } = openPool(pair.copy.url, 1)
    try {
      const rows = await db.selectFrom('cargos').select('description').execute()
      const isThere = new Set(rows.map(({ description }) => description))
      const lost = answered.loads.filter((key) => !isThere.has(key))
      const damage = lost.filter((key) => flushed.includes(key)).map((key) => `lost: ${key}`)
      return { flushed: flushed.length, lost: lost.length, damage }
    } finally {
      await db.destroy()
    }
  })
export type SomeLost = Awaited<ReturnType<typeof loseSome>>

async function withArena<T>(
  dataDir: string,
  { isSynchronous }: { isSynchronous: boolean },
  work: (arena: Arena) => Promise<T>,
): Promise<T> {
  const pair = await openPair(dataDir, isSynchronous, makePeople)
  const { primary, filled: people } = pair
  const pooler = poolerVersion()
    ? await openPooler(dataDir, primary.host, [primary.appUrl, primary.url, primary.signerUrl])
    : null
  const servers = await openServers(dataDir, pair, pooler)
  try {
    return await work({ pair, pooler, servers, people, asker: openAsker(() => servers.urls) })
  } finally {
    await servers.close()
    await pooler?.close()
    await pair.close()
  }
}

/** Out: what was answered. A fault is told with what the servers said last. */
async function whileBusy(arena: Arena, work: (answered: Answered) => Promise<void>): Promise<Answered> {
  const busy = setToWork(arena)
  try {
    await work(busy.answered)
  } catch (error) {
    // nobody asks on after a fault
    arena.asker.faults.push(String(error))
    const said = arena.servers.said().map((words) => words.slice(-2_000))
    throw new Error(`${String(error)}\n${said.join('\n')}`, { cause: error })
  } finally {
    await busy.stop()
  }
  return busy.answered
}

async function bring(arena: Arena, name: TroubleName, rounds: number, say: (line: string) => void) {
  const { counts } = arena.asker
  const before = { ...counts }
  const backMs: number[] = []
  await untilAllWork(arena.asker, performance.now())
  counts.longestMs = 0
  for (let round = 0; round < rounds; round += 1) {
    const from = performance.now()
    await troubles[name](arena, round)
    await untilAllWork(arena.asker, performance.now())
    backMs.push(performance.now() - from)
    say(`${name}: ${round + 1} of ${rounds}: all work again after ${Math.round(backMs.at(-1) ?? 0)} ms`)
  }
  const since = (what: 'answered' | 'sentences' | 'lost' | 'passedOn') => counts[what] - before[what]
  return {
    backMs,
    answered: since('answered'),
    sentences: since('sentences'),
    lost: since('lost'),
    passedOn: since('passedOn'),
    longestMs: counts.longestMs,
  }
}

async function check(dataDir: string, { pair, people, servers }: Arena, answered: Answered) {
  const { db } = openPool(pair.copy.url, 2)
  try {
    const damage = await findManyDamage(db, people, answered)
    const logs = await verifyManyLogs(servers.urls[0] ?? '', people.hallIds, answered.told)
    const { count } = await db
      .selectFrom('rounds')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('settledAt', 'is not', null)
      .executeTakeFirstOrThrow()
    const { told } = answered
    return {
      damage: [...damage, ...logs.damage, ...runChecks(dataDir, servers.settings())],
      found: {
        loads: answered.loads.length,
        turns: told.turns.length,
        choices: told.choices.length,
        trips: told.completed.length,
        charges: answered.charges.size,
        rounds: count,
        entries: logs.entries,
        receipts: logs.receipts,
      },
    }
  } finally {
    await db.destroy()
  }
}
export type Many = Awaited<ReturnType<typeof bringMany>>
