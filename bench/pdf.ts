import { permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import { newSession } from '../server/src/features/auth/auth.build.ts'
import { expectAll, type Send, withApp } from './app.ts'
import { fillDemo } from './demo.ts'
import { median, timeMs } from './measure.ts'
import { withCluster, type World } from './world.ts'

const runs = 3
const prints = 30

/** Printed permits per second over HTTP, against starting the printing process for each print. */
export async function benchPdf(durable: boolean): Promise<void> {
  await withCluster(durable, async (cluster) => {
    const made = await cluster.make(fillDemo)
    await cluster.onCopy(made, async (world) => {
      const { token, permitIds } = await readPermits(world)
      const first: number[] = []
      const later: number[] = []
      for (let run = 0; run < runs; run += 1)
        await withApp(world, async (send) => {
          first.push(await timeMs(() => print(send, token, permitIds.slice(0, 1))))
          later.push((await timeMs(() => print(send, token, permitIds))) / prints)
        })
      const firstMs = median(first)
      const laterMs = median(later)
      console.log(
        `pdf: ${prints} permits: ${(1_000 / laterMs).toFixed(1)} per second, ${laterMs.toFixed(0)} ms each, ` +
          `with a new process ${firstMs.toFixed(0)} ms, ratio ${(firstMs / laterMs).toFixed(1)}x`,
      )
    })
  })
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
    .limit(prints)
    .execute()
  return { token: await newSession(db, id), permitIds: permits.map((permit) => permit.id) }
}

async function print(send: Send, token: string, permitIds: readonly number[]): Promise<void> {
  const ask = (DriverReserveId: number) => send('printPermit', token, { query: { DriverReserveId } })
  expectAll(await Promise.all(permitIds.map(ask)))
}
