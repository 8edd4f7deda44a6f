import { EventEmitter, once } from 'node:events'
import { parseCrontab } from 'graphile-worker'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, inject, it } from 'vitest'
import { ask, databaseName } from '../../test/cluster.ts'
import { crontabOf, enqueue, type Enqueued, type Job, runPeriodicJobs, startJobs } from './jobs.ts'
import { freeAll, openHeart } from './job-runners.ts'
import { openLog } from './log.ts'
import { openPlainPool, openPool, sql } from './sql.ts'
import { keepTimes } from './times.ts'
import { useTestDatabase } from '../../test/database.ts'

const log = openLog('silent')

const database = useTestDatabase()

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

it('what is urgent goes first, and what is patient behind all that waits', async () => {
  const ran: unknown[] = []
  const job: Job = { name: 'tell', run: async (_database, { word }) => void ran.push(word) }
  const wait = (word: string, priority?: 'urgent' | 'patient') =>
    database.db
      .transaction()
      .execute((tx) => enqueue(tx, { name: 'tell', payload: { word }, inMs: 0, key: word, priority }))
  await wait('thousands', 'patient')
  const between = Array.from({ length: 8 }, (_, at) => `a code ${at}`)
  for (const word of between) await wait(word)
  await wait('a round', 'urgent')
  const jobs = await startJobs(database.url, { database, jobs: [job], log, isAlone: true })
  try {
    await expect.poll(() => ran.length, { timeout: 10_000 }).toBe(10)
    // five are done at a time
    expect(ran.indexOf('a round')).toBeLessThan(5)
    expect(ran.indexOf('thousands')).toBeGreaterThan(4)
  } finally {
    await jobs.stop()
  }
})

it('a short periodic job waits for itself', () => {
  const run = async () => {}
  const jobs: Job[] = [
    { name: 'sweep', cron: '* * * * *', run },
    { name: 'look', cron: '0 1 * * *', isLong: true, run },
    { name: 'told', run },
  ]
  const queues = parseCrontab(crontabOf(jobs)).map(({ task, options }) => [
    task,
    options.queueName,
    options.jobKey,
  ])
  expect(queues).toEqual([
    ['sweep', 'sweep', 'sweep'],
    ['look', 'nightly', undefined],
  ])
})

const countJobs = async () =>
  (await sql`select from graphile_worker._private_jobs`.execute(database.db)).rows.length

it('what takes long in every line leaves a round and a code their places', async () => {
  const told = new EventEmitter()
  const begun: unknown[] = []
  const job: Job = {
    name: 'stand',
    async run(_database, { word }) {
      const goOn = once(told, 'go-on')
      begun.push(word)
      told.emit(String(word))
      if (!String(word).startsWith('short')) await goOn
    },
  }
  const lines = ['nightly', 'files', 'letters'] as const
  const waiting = [...lines, ...lines].map((line, at) => ({ line, key: `${line} ${at}` }))
  const shorts = [{ key: 'short 1' }, { key: 'short 2' }]
  const enqueueAll = (jobs: readonly Pick<Enqueued, 'key' | 'line'>[]) =>
    database.db.transaction().execute(async (tx) => {
      for (const one of jobs)
        await enqueue(tx, { name: 'stand', payload: { word: one.key }, inMs: 0, ...one })
    })
  const running = await startJobs(database.url, { database, jobs: [job], log, isAlone: true })
  const stand = Promise.all(lines.map((line, at) => once(told, `${line} ${at}`)))
  await enqueueAll(waiting)
  await stand
  const done = Promise.all(shorts.map(({ key }) => once(told, key)))
  await enqueueAll(shorts)
  await done
  expect(begun.toSorted()).toEqual(['files 1', 'letters 2', 'nightly 0', 'short 1', 'short 2'])
  const rest = Promise.all(lines.map((line, at) => once(told, `${line} ${at + lines.length}`)))
  told.emit('go-on')
  await rest
  told.emit('go-on')
  await expect.poll(countJobs).toBe(0)
  await running.stop()
})

it('a job that the end of the server cuts off says so in a line, and not what broke', async () => {
  const lines: string[] = []
  const told = new EventEmitter()
  const job: Job = {
    name: 'tell',
    async run(_database, _payload, ending) {
      const ended = ending && once(ending, 'abort')
      told.emit('run')
      await ended
      throw new Error('Connection terminated unexpectedly')
    },
  }
  const loud = openLog('warn', { write: (line) => void lines.push(line) })
  const jobs = await startJobs(database.url, { database, jobs: [job], log: loud, isAlone: true })
  const begun = once(told, 'run')
  await database.db
    .transaction()
    .execute((tx) => enqueue(tx, { name: 'tell', payload: {}, inMs: 0, key: 'cut' }))
  await begun
  await jobs.stop()
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'warn', job: 'tell', msg: 'a job was cut off as the server ended; it is done again' },
  ])
  const { rows } = await sql`select from graphile_worker.jobs where key = 'cut'`.execute(database.db)
  expect(rows).toHaveLength(1)
  await sql`select graphile_worker.remove_job('cut')`.execute(database.db)
})

it('a long periodic job that outlasts the end of its server is done by the next; a line says so, and none what broke', async () => {
  const lines: string[] = []
  const told = new EventEmitter()
  const hour = (new Date().getUTCHours() + 12) % 24
  const job: Job = {
    name: 'lasting',
    cron: `0 ${hour} * * *`,
    isLong: true,
    async run() {
      const cut = once(told, 'cut')
      told.emit('run')
      await cut
      throw new Error('it is closed')
    },
  }
  await sql`insert into graphile_worker._private_known_crontabs (identifier, known_since)
    values ('lasting', now() - interval '2 days')`.execute(database.db)
  const loud = openLog('info', { write: (line) => void lines.push(line) })
  const parts = { database, jobs: [job], log: loud, isAlone: true }
  const begun = once(told, 'run')
  const jobs = await startJobs(database.url, parts)
  await begun
  lines.splice(0)
  await jobs.stop()
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'warn', jobs: ['lasting'], msg: 'jobs were cut off as the server ended; they are done again' },
  ])
  const again = once(told, 'run')
  const next = await startJobs(database.url, parts)
  await again
  await next.stop()
  told.emit('cut')
  await sql`delete from graphile_worker._private_jobs`.execute(database.db)
  await sql`delete from graphile_worker._private_known_crontabs`.execute(database.db)
})

const holdBy = async (runner: string, minutes: number) => {
  await database.db
    .transaction()
    .execute((tx) => enqueue(tx, { name: 'tell', payload: {}, inMs: 0, key: runner }))
  await sql`update graphile_worker._private_jobs
    set locked_by = ${runner}, locked_at = now() - ${minutes} * interval '1 minute' where key = ${runner}`.execute(
    database.db,
  )
}
const beatOf = (runner: string, minutesAgo: number) =>
  sql`insert into job_runners (id, server, beat_at)
    values (${runner}, 'another', now() - ${minutesAgo} * interval '1 minute')`.execute(database.db)
const heldBy = async () =>
  (
    await sql<{ by: string | null }>`select locked_by as by from graphile_worker.jobs order by id`.execute(
      database.db,
    )
  ).rows.map(({ by }) => by)
const runnersKnown = async () =>
  (
    await sql<{ server: string }>`select server from job_runners order by server`.execute(database.db)
  ).rows.map(({ server }) => server)

describe('a job that a server held when it was killed', () => {
  const told = new EventEmitter()
  const job: Job = { name: 'tell', run: async () => void told.emit('run', 'it') }

  it('is done by the next one at once, where no other works on the queue', async () => {
    await holdBy('pool-just-killed', 0)
    const run = once(told, 'run')
    const jobs = await startJobs(database.url, { database, jobs: [job], log, isAlone: true })
    expect(await run).toEqual(['it'])
    await jobs.stop()
  })

  it('is done by another that runs meanwhile, once its server beats no more', async () => {
    await holdBy('pool-dying', 5)
    await beatOf('pool-dying', 0)
    const beats = { everyMs: 50, deadAfterMs: 60_000 }
    const jobs = await startJobs(database.url, { database, jobs: [job], log, isAlone: false, beats })
    await expect.poll(runnersKnown).toEqual(['another', expect.stringContaining(`:${process.pid}`)])
    expect(await heldBy()).toEqual(['pool-dying'])
    const run = once(told, 'run')
    await sql`update job_runners set beat_at = now() - interval '2 minutes' where id = 'pool-dying'`.execute(
      database.db,
    )
    expect(await run).toEqual(['it'])
    await expect.poll(runnersKnown).toEqual([expect.stringContaining(`:${process.pid}`)])
    await jobs.stop()
    expect(await runnersKnown()).toEqual([])
  })

  it.each([
    { held: 'long ago, with nothing in hand', minutes: 5, isFreed: true },
    { held: 'just now, with nothing in hand', minutes: 0, isFreed: false },
    { held: 'long ago, with a job in hand', minutes: 5, inHand: true, isFreed: false },
  ])('a line that is held $held: freed is $isFreed', async ({ minutes, inHand = false, isFreed }) => {
    await database.db
      .transaction()
      .execute((tx) => enqueue(tx, { name: 'tell', payload: {}, inMs: 0, key: 'held', line: 'files' }))
    await sql`update graphile_worker._private_job_queues set locked_by = 'pool-other',
      locked_at = now() - ${minutes} * interval '1 minute' where queue_name = 'files'`.execute(database.db)
    if (inHand) await sql`update graphile_worker._private_jobs set locked_at = now()`.execute(database.db)
    const pool = openPlainPool(database.url, 1)
    await openHeart(pool, log).stop()
    const held =
      await sql`select from graphile_worker._private_job_queues where locked_by is not null`.execute(
        database.db,
      )
    expect(held.rows).toHaveLength(isFreed ? 0 : 1)
    await sql`delete from graphile_worker._private_jobs`.execute(database.db)
    await freeAll(pool)
    await pool.end()
  })

  it('is forgotten where it may be tried once only, since it comes again by its time', async () => {
    await holdBy('pool-periodic', 0)
    await sql`update graphile_worker._private_jobs set attempts = 1, max_attempts = 1`.execute(database.db)
    const pool = openPlainPool(database.url, 1)
    await freeAll(pool)
    await pool.end()
    expect(await heldBy()).toEqual([])
  })

  it.each([
    { held: 'by one that never beat, long ago', minutes: 5, isFreed: true },
    {
      held: 'by one that never beat, just now, as in the moment before a first beat',
      minutes: 0,
      isFreed: false,
    },
    { held: 'by one that beat just now, long ago', minutes: 5, beat: 0, isFreed: false },
    { held: 'by one that beat long ago', minutes: 5, beat: 5, isFreed: true },
  ])('$held: freed is $isFreed', async ({ minutes, beat, isFreed }) => {
    await holdBy('pool-other', minutes)
    if (beat !== undefined) await beatOf('pool-other', beat)
    const pool = openPlainPool(database.url, 1)
    const heart = openHeart(pool, log)
    await heart.stop()
    expect(await heldBy()).toEqual([isFreed ? null : 'pool-other'])
    await freeAll(pool)
    await sql`delete from graphile_worker._private_jobs`.execute(database.db)
    await pool.end()
  })
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

it('jobs and statements are counted by how they ended, with the time that they took together', async () => {
  const [statements, times] = [keepTimes(), keepTimes()]
  const told = new EventEmitter()
  const slow: Job = {
    name: 'counted',
    async run(_database, { word }) {
      await setTimeout(60)
      setImmediate(() => told.emit('ran', word))
      if (word === 'bad') throw new Error('it cannot be done')
    },
  }
  const { db } = openPool(database.url, 1, { times: statements, as: 'database' })
  const jobs = await startJobs(database.url, { database, jobs: [slow], log, isAlone: true, times })
  try {
    for (const word of ['good', 'bad']) {
      const ran = once(told, 'ran')
      await database.db
        .transaction()
        .execute((tx) => enqueue(tx, { name: 'counted', payload: { word }, inMs: 0, key: word }))
      await ran
    }
    expect(times.read()).toEqual([
      { name: 'counted', outcome: 'done', count: 1, seconds: expect.closeTo(0.1, 0) },
      { name: 'counted', outcome: 'failed', count: 1, seconds: expect.closeTo(0.1, 0) },
    ])
    for (const { seconds } of times.read()) expect(seconds).toBeGreaterThan(0.055)
    await sql`select pg_sleep(0.06)`.execute(db)
    await expect(sql`select 1 / 0`.execute(db)).rejects.toThrow('division by zero')
    const [done, failed] = statements.read()
    expect([done?.count, failed?.count]).toEqual([1, 1])
    expect(done?.seconds).toBeGreaterThan(0.055)
  } finally {
    await jobs.stop()
    await db.destroy()
  }
})
