import { EventEmitter, once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { ask, databaseName } from '../../test/cluster.ts'
import { openTestDatabase } from '../../test/database.ts'
import { enqueue, type Job, runPeriodicJobs, startJobs } from './jobs.ts'
import { openLog } from './log.ts'
import { sql } from './sql.ts'

const log = openLog('silent')

let database: Awaited<ReturnType<typeof openTestDatabase>>
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** Cuts all connections and lets nobody in until `work` is done. */
async function whileAway(work: () => Promise<unknown>) {
  const name = databaseName(database.url)
  const cluster = inject('clusterUrl')
  await ask(cluster, `alter database ${name} allow_connections false`)
  await ask(cluster, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
  await work()
  await ask(cluster, `alter database ${name} allow_connections true`)
}

it('jobs go on after their connections were cut in the middle of one, which is done again', async () => {
  const told = new EventEmitter()
  const job: Job = {
    name: 'tell',
    async run(_database, { word }) {
      const goOn = once(told, 'go-on')
      told.emit('run', word)
      if (word === 'first') await goOn
    },
  }
  const enqueueOne = (word: string) =>
    database.db
      .transaction()
      .execute((tx) => enqueue(tx, { name: 'tell', payload: { word }, inMs: 0, key: word }))
  const jobs = await startJobs(database.url, { database, jobs: [job], log, isAlone: true })
  try {
    const first = once(told, 'run')
    await enqueueOne('first')
    expect(await first).toEqual(['first'])

    const again = once(told, 'run')
    await whileAway(async () => {
      // what it does is done; that it is done cannot be said
      told.emit('go-on')
      await setTimeout(500)
    })
    expect(await again).toEqual(['first'])
    told.emit('go-on')

    const second = once(told, 'run')
    await enqueueOne('second')
    expect(await second).toEqual(['second'])
  } finally {
    await jobs.stop()
  }
})

it('a job that a server held when it was killed is done by the next one', async () => {
  const told = new EventEmitter()
  const job: Job = { name: 'tell', run: async () => void told.emit('run', 'it') }
  await database.db
    .transaction()
    .execute((tx) => enqueue(tx, { name: 'tell', payload: {}, inMs: 0, key: 'held' }))
  await sql`update graphile_worker._private_jobs set locked_by = 'pool-of-a-dead-server', locked_at = now()`.execute(
    database.db,
  )
  const run = once(told, 'run')
  const jobs = await startJobs(database.url, { database, jobs: [job], log, isAlone: true })
  expect(await run).toEqual(['it'])
  await jobs.stop()
})

it('what takes long holds up no start, and is done behind the open door when its minute passed meanwhile', async () => {
  const told = new EventEmitter()
  const done: string[] = []
  const job = (name: string, isLong?: boolean): Job => ({
    name,
    cron: '0 0 1 1 *',
    isLong,
    async run() {
      done.push(name)
      told.emit(name)
    },
  })
  const jobs = [job('short'), job('long', true)]
  await runPeriodicJobs(database, jobs)
  expect(done).toEqual(['short'])

  // both are known since long, and their minute is half an hour away from the queue's clock, which is the real one
  const minute = (new Date().getUTCMinutes() + 30) % 60
  const hourly = jobs.map((one) => ({ ...one, cron: `${minute} * * * *` }))
  await sql`insert into graphile_worker._private_known_crontabs (identifier, known_since)
    values ('short', now() - interval '2 days'), ('long', now() - interval '2 days')`.execute(database.db)
  const long = once(told, 'long')
  const running = await startJobs(database.url, { database, jobs: hourly, log, isAlone: true })
  await long
  await running.stop()
  const { rows } = await sql<{ identifier: string }>`
    select identifier from graphile_worker._private_known_crontabs where last_execution is not null`.execute(
    database.db,
  )
  expect(rows).toEqual([{ identifier: 'long' }])
})
