import { setTimeout as wait } from 'node:timers/promises'
import { contract } from '@bargah/contract/contract.ts'
import { isBusy, type ImportState } from '@bargah/contract/features/imports/imports.states.ts'
import { signedIn } from '../server/src/features/auth/auth.build.ts'
import { newNationalCode, padded } from '../server/test/plain.ts'
import { copyWritten, newestTransaction } from './copied-rows.ts'
import type { ListsOptions } from './kept-trade.ts'
import { timeMs } from './measure.ts'
import { processorBetween, readProcesses } from './processor.ts'
import { withServers } from './real-servers.ts'
import { withCluster, type World } from './world.ts'

const mostRows = 100_000
const lookEachMs = 500
const head = 'نام,نام خانوادگی,کد ملی,موبایل,کارت هوشمند راننده,کارت هوشمند ناوگان,پلاک,بارگیر'

/**
 * A file of drivers with their trucks at a real server with its jobs: how long it is tried out and written, row by row through
 * the call that staff make, beside a COPY of the rows that this left. The build must stand.
 */
export async function benchImport(durable: boolean, { rows }: ListsOptions): Promise<void> {
  const count = Math.min(rows, mostRows)
  await withCluster(durable, async (cluster) => {
    const made = await cluster.make(async ({ db }) => (await signedIn(db, 'Admin')).token)
    await cluster.onCopy(made, (world, ownerUrl) =>
      withServers({ url: world.url, ownerUrl, away: 0, count: 1 }, async ([server]) => {
        if (server) await importDrivers(world, ownerUrl, { port: server.port, token: made.facts, count })
      }),
    )
  })
}

type Importing = { port: number; token: string; count: number }

async function importDrivers(world: World, ownerUrl: string, { port, token, count }: Importing) {
  const call = async (
    key: 'sendImport' | 'showImport' | 'startImport',
    asked: string,
    body?: string | FormData,
  ) => {
    const { method, path } = contract[key]
    const headers = { authorization: `Bearer ${token}`, ...(typeof body === 'string' && json) }
    const reply = await fetch(`http://127.0.0.1:${port}${path}${asked}`, { method, headers, body })
    const answer = (await reply.json()) as { statusCode: number; data: never }
    if (answer.statusCode !== 200) throw new Error(`${key}: ${JSON.stringify(answer)}`)
    return answer
  }
  const form = new FormData()
  form.set('Kind', 'drivers')
  form.set('File', new Blob([fileOf(count)]), 'drivers.csv')
  const sent: { data: { data: { id: number } } } = await call('sendImport', '', form)
  const { id: Id } = sent.data.data
  const untilDone = async () => {
    for (;;) {
      const { data }: { data: { state: ImportState; faulty: number } } = await call('showImport', `?Id=${Id}`)
      if (!isBusy(data.state)) return data
      await wait(lookEachMs)
    }
  }
  const triedMs = await spent(count, 'tried out', untilDone)
  const since = await newestTransaction(world.db)
  await call('startImport', '', JSON.stringify({ Id, IsAll: false }))
  const writtenMs = await spent(count, 'written', untilDone)
  const { copyMs, rows } = await copyWritten(ownerUrl, since)
  console.log(
    `imports: the ${rows} rows that it left are copied in ${seconds(copyMs)}: written is ${(writtenMs / copyMs).toFixed(1)} times that, tried out ${(triedMs / copyMs).toFixed(1)}`,
  )
}

const json = { 'content-type': 'application/json' }
const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`

async function spent(count: number, what: string, work: () => Promise<{ state: ImportState }>) {
  const before = readProcesses()
  let state: ImportState = 'failed'
  const ms = await timeMs(async () => {
    state = (await work()).state
  })
  const { server, database } = processorBetween(before, readProcesses())
  console.log(
    `imports: ${count} drivers ${what} (${state}) in ${seconds(ms)}, ${((count * 1_000) / ms).toFixed(0)} a second; of the processor ${(server / count).toFixed(1)} + ${(database / count).toFixed(1)} ms each`,
  )
  return ms
}

function fileOf(count: number): string {
  const rows = Array.from({ length: count }, (_, nr) =>
    [
      'حسین',
      `وارداتی ${nr}`,
      newNationalCode(),
      `0916${padded(nr, 7)}`,
      padded(6_000_000 + nr, 7),
      padded(7_000_000 + nr, 7),
      `${padded(10 + (nr % 90), 2)}ع${padded(100 + (Math.floor(nr / 90) % 900), 3)}-${padded(10 + (Math.floor(nr / 81_000) % 90), 2)}`,
      'تریلی کفی',
    ].join(','),
  )
  return [head, ...rows].join('\r\n')
}
