import { fileURLToPath } from 'node:url'
import { permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import { ownProcess } from '../server/src/adapters/own-process.ts'
import { LIMITS, type PdfJob, type PdfReply, program } from '../server/src/adapters/pdf/pdf.typst.ts'
import { newSession } from '../server/src/features/auth/auth.build.ts'
import { type Send, expectAll, withApp } from './app.ts'
import { fillDemo } from './demo.ts'
import { quantile, timeMs } from './measure.ts'
import { largestMbOf } from './memory.ts'
import { processorBetween, readProcesses } from './processor.ts'
import { withCluster, type World } from './world.ts'

const warm = 100
const many = [50, 500]
/** What a printed permit weighs. */
const pageBytes = 57_000

/**
 * One permit over HTTP, warm, and many in one paper, beside as little as Typst takes for a page: the same process given a
 * template of one line, and beside what the page's bytes take through its pipe. Times are by the clock, with the
 * processor's time of the printing process behind them.
 */
export async function benchPdf(durable: boolean): Promise<void> {
  const line = ownProcess<PdfJob, PdfReply>(
    { ...program, args: [fileURLToPath(new URL('.', import.meta.url))] },
    { jobMs: LIMITS.renderMs, idleMs: LIMITS.idleMs },
  )
  await say('a page of one line', warm, () =>
    line.do({ template: 'one-page.typ', parts: [{ data: '', qrTexts: [] }] }),
  )
  await line.close()
  const source = new URL('./bytes.worker.ts', import.meta.url)
  const pipe = ownProcess<{ bytes: number }, object>(
    { source, bundled: '' },
    { jobMs: 20_000, idleMs: 20_000 },
  )
  await say(`${pageBytes} bytes through a pipe`, warm, () => pipe.do({ bytes: pageBytes }))
  await pipe.close()
  await withCluster(durable, async (cluster) => {
    const made = await cluster.make(fillDemo)
    await cluster.onCopy(made, printPermits)
  })
}

async function printPermits(world: World): Promise<void> {
  const { token, permitIds } = await readPermits(world)
  await withApp(world, async (send) => {
    let next = 0
    const one = () => printOne(send, token, permitIds[next++ % permitIds.length] ?? 0)
    console.log(`pdf: the first permit, with its process: ${(await timeMs(one)).toFixed(0)} ms`)
    await say('one permit', warm, one)
    for (const count of many) {
      const ids = permitIds.slice(0, count).join(',')
      const print = async () =>
        expectAll([await send('printPermits', token, { query: { DriverReserveId: ids } })])
      await say(`${Math.min(count, permitIds.length)} permits in one`, 3, print)
    }
  })
}

/** Does it so often, after once that does not count; says how long it took, and how large the printing process grew. */
async function say(what: string, times: number, work: () => Promise<unknown>): Promise<void> {
  await work()
  let largest = 0
  const before = readProcesses()
  // a process that a large paper left large is ended: what it had used when it was last seen counts
  const seen = new Map(before)
  const look = () => {
    largest = Math.max(largest, largestMbOf('pdf.worker') ?? 0)
    for (const [pid, spent] of readProcesses()) seen.set(pid, spent)
  }
  const looking = setInterval(look, 200)
  const took: number[] = []
  for (let time = 0; time < times; time += 1) took.push(await timeMs(work))
  clearInterval(looking)
  look()
  const { server } = processorBetween(before, seen)
  const [p50, p99] = [0.5, 0.99].map((share) => quantile(took, share).toFixed(1))
  const processor = `processor ${(server / times).toFixed(1)} ms`
  console.log(`pdf: ${what}: p50 ${p50} ms, p99 ${p99} ms, ${processor}, ${largest.toFixed(0)} MB at most`)
}

/** The administrator signed in, and the newest permits that are finished. */
async function readPermits({ db }: World) {
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('username', '=', 'admin')
    .executeTakeFirstOrThrow()
  const permits = await db
    .selectFrom('permits')
    .select('id')
    .where('status', '=', permitStatus.completed)
    .orderBy('id', 'desc')
    .limit(Math.max(...many))
    .execute()
  return { token: await newSession(db, id), permitIds: permits.map((permit) => permit.id) }
}

const printOne = async (send: Send, token: string, DriverReserveId: number): Promise<void> =>
  expectAll([await send('printPermit', token, { query: { DriverReserveId } })])
