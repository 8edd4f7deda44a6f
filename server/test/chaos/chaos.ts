import { once } from 'node:events'
import { join } from 'node:path'
import { connect } from 'node:net'
import { openPool } from '../../src/kernel/sql.ts'
import { freePort } from '../server-process.ts'
import { type Busy, findDamage, keepBusy, makeClients } from './busy-clients.ts'
import { npmStart, type Started, until } from './npm-start.ts'

/** What came of one kind of trouble; times in milliseconds, one for each round. */
export type Outcome = {
  /** From the trouble, or where the server was ended from its next start, until everybody works again. */
  backMs: number[]
  /** From being told to end until nothing of it is left; empty where it was not. */
  endedMs: number[]
  answered: number
  sentences: number
  lost: number
  /** All that should not be: what was lost or doubled, money from nowhere. */
  damage: string[]
}

type Arena = { dataDir: string; port: number; started: Started; busy: Busy }
/** Out: when the time began to count, and how long an end on purpose took. */
type Trouble = (arena: Arena) => Promise<{ from: number; endedMs?: number }>

const kill = (whom: (started: Started) => number | undefined): Trouble => {
  return async ({ started }) => {
    const from = performance.now()
    const pid = whom(started)
    if (pid === undefined) throw new Error('there is nobody to kill')
    process.kill(pid, 'SIGKILL')
    return { from }
  }
}

async function endAndStart(arena: Arena, end: (started: Started) => Promise<void>) {
  const told = performance.now()
  await end(arena.started)
  const from = performance.now()
  arena.started = await npmStart(arena.dataDir, arena.port)
  return { from, endedMs: from - told }
}

/** A request that has come in part and never goes on. */
async function openBody(port: number) {
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  await once(socket, 'connect')
  const head = ['POST /api/v1/Cargo/AddCargo HTTP/1.1', 'host: localhost', 'content-type: application/json']
  socket.write(`${head.join('\r\n')}\r\ncontent-length: 1000\r\n\r\n{"KalaId":`)
  return socket
}

export const troubles = {
  'a backend is killed': kill((started) => started.backendPid()),
  'the postmaster is killed': kill((started) => started.postmasterPid()),
  'the server is killed': kill((started) => started.serverPid()),
  'npm is told to end': (arena) => endAndStart(arena, (started) => started.end('SIGTERM')),
  'the server is told to end with an open body': async (arena) => {
    const socket = await openBody(arena.port)
    const ended = await endAndStart(arena, (started) => {
      process.kill(started.serverPid(), 'SIGTERM')
      return started.end('SIGTERM')
    })
    socket.destroy()
    return ended
  },
} satisfies Record<string, Trouble>
export type TroubleName = keyof typeof troubles

const databaseUrl = (dataDir: string) =>
  `postgres://bargah@localhost/bargah?host=${encodeURIComponent(join(dataDir, 'postgres/cluster'))}&port=5432`

/**
 * Brings trouble upon a real server, started by npm, `rounds` times under busy clients, and starts it anew where it was
 * ended on purpose. After each round everybody must have had something done. Throws for an answer that is none for people. `say` gets a word after each round.
 */
export async function bringTrouble(
  name: TroubleName,
  { dataDir, rounds, clients }: { dataDir: string; rounds: number; clients: number },
  say: (line: string) => void = () => {},
): Promise<Outcome> {
  const port = await freePort()
  const started = await npmStart(dataDir, port)
  const { db } = openPool(databaseUrl(dataDir), 2)
  const arena: Arena = { dataDir, port, started, busy: keepBusy(await makeClients(db, clients), started.url) }
  const [backMs, endedMs]: number[][] = [[], []]
  try {
    for (let round = 1; round <= rounds; round++) {
      await untilAllWork(arena.busy, performance.now())
      const trouble = await troubles[name](arena)
      await untilAllWork(arena.busy, trouble.from)
      backMs?.push(performance.now() - trouble.from)
      if (trouble.endedMs !== undefined) endedMs?.push(trouble.endedMs)
      say(`${name}: ${round} of ${rounds}: back after ${Math.round(performance.now() - trouble.from)} ms`)
    }
    await arena.busy.stop()
    const { answered, counts } = arena.busy
    const damage = await findDamage(db, answered)
    return { backMs: backMs ?? [], endedMs: endedMs ?? [], answered: answered.length, ...counts, damage }
  } finally {
    await arena.busy.stop()
    await db.destroy()
    await arena.started.end()
  }
}

const untilAllWork = (busy: Busy, since: number) =>
  until(() => {
    if (busy.faults.length > 0) throw new Error(`an answer that is none for people: ${busy.faults[0]}`)
    return busy.haveAllWorkedSince(since)
  })
