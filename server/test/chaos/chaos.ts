import { once } from 'node:events'
import { connect } from 'node:net'
import { openPool } from '../../src/kernel/sql.ts'
import { freePort } from '../server-process.ts'
import { type Asker, openAsker } from './asking.ts'
import { findDamage, keepBusy, makeClients } from './busy-clients.ts'
import { databaseUrlOf } from '../database-urls.ts'
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

type Arena = { dataDir: string; port: number; started: Started }
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
  'npm is told to end': (arena) => endAndStart(arena, (started) => started.end()),
  'the server is told to end with an open body': async (arena) => {
    const socket = await openBody(arena.port)
    const ended = await endAndStart(arena, (started) => started.end('server'))
    socket.destroy()
    return ended
  },
} satisfies Record<string, Trouble>
export type TroubleName = keyof typeof troubles

/** A real server, started by npm, under busy clients. */
export async function openArena(dataDir: string, clients: number) {
  const port = await freePort()
  const arena: Arena = { dataDir, port, started: await npmStart(dataDir, port) }
  const { db } = openPool(databaseUrlOf(dataDir), 2)
  const people = await makeClients(db, clients)
  return {
    /**
     * Brings trouble upon the server `rounds` times, and starts it anew where it was ended on purpose. After each round
     * everybody must have had something done. Throws for an answer that is none for people. `say` gets a word after each.
     */
    async bring(name: TroubleName, rounds: number, say: (line: string) => void = () => {}): Promise<Outcome> {
      const asker = openAsker(() => [arena.started.url])
      const busy = keepBusy(people, asker)
      const [backMs, endedMs]: [number[], number[]] = [[], []]
      try {
        for (let round = 1; round <= rounds; round++) {
          await untilAllWork(asker, performance.now())
          const { from, endedMs: tookMs } = await troubles[name](arena)
          await untilAllWork(asker, from)
          backMs.push(performance.now() - from)
          if (tookMs !== undefined) endedMs.push(tookMs)
          say(`${name}: ${round} of ${rounds}: back after ${Math.round(backMs.at(-1) ?? 0)} ms`)
        }
      } finally {
        await busy.stop()
      }
      const { answered } = busy
      const { sentences, lost } = asker.counts
      const damage = await findDamage(db, answered)
      return { backMs, endedMs, answered: answered.length, sentences, lost, damage }
    },
    async close() {
      await db.destroy()
      await arena.started.end()
    },
  }
}

/** Waits until it is so, unless somebody gets what nobody may be answered. */
export const untilSo = (asker: Asker, isSo: () => unknown) =>
  until(() => {
    if (asker.faults.length > 0) throw new Error(`an answer that is none for people: ${asker.faults[0]}`)
    return isSo()
  })

export const untilAllWork = (asker: Asker, since: number) =>
  untilSo(asker, () => asker.haveAllWorkedSince(since))
