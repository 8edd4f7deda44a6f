import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Times } from '../../kernel/times.ts'
import type { BuiltFrom } from '../built-from.ts'
import { version } from './health-facts.ts'
import { latestPayments, type ServerStanding } from './standing.ts'
import type { DatabaseState } from './state.store.ts'

/** In: how the server stands, and how many streams of what changes are open. */
type Measured = { standing: ServerStanding; liveCount(): number }
export type Metrics = { contentType: string; text(): Promise<string> }

/** What each figure of the database's state is called, and what it says. */
const names: Record<keyof DatabaseState, [name: string, help: string]> = {
  jobsDue: ['jobs_due', 'Jobs that are due and that nobody does yet.'],
  jobsDueAge: ['jobs_due_age_seconds', 'For how long the oldest of them has been due.'],
  jobsFailing: ['jobs_failing', 'Jobs that failed and are tried again.'],
  jobsGivenUp: ['jobs_given_up', 'Jobs that failed as often as they may and are tried no more.'],
  roundsOpen: ['rounds_open', 'Rounds that are not split yet.'],
  roundsOverdue: ['rounds_overdue', 'Rounds that should have been split a minute ago.'],
  signerFaults: ['signer_faults', 'Logs that the signer refuses or does not answer for.'],
  signerFaultAge: ['signer_fault_age_seconds', 'Since when, of the oldest.'],
  logsUnsignedAge: [
    'logs_unsigned_age_seconds',
    'How old the oldest end of a log is that nobody has signed.',
  ],
  smsWritten: ['sms_written_total', 'Text messages ever written to the outbox.'],
  smsWaiting: ['sms_waiting', 'Text messages that wait to leave; without a provider all of them.'],
  smsWaitingAge: ['sms_waiting_age_seconds', 'How old the oldest of them is.'],
  smsFailed: ['sms_failed', 'Text messages that were given up.'],
  lettersWaiting: ['letters_waiting', 'Letters that wait to leave; without a server of mail all of them.'],
  lettersWaitingAge: ['letters_waiting_age_seconds', 'How old the oldest of them is.'],
  lettersFailed: ['letters_failed', 'Letters that were given up.'],
  paymentsPending: ['payments_pending', 'Payments of which the bank has not said what became of them.'],
  paymentsPendingAge: ['payments_pending_age_seconds', 'How old the oldest of them is.'],
  databaseBytes: ['database_bytes', 'The size of the database.'],
  writesWaitingAge: [
    'writes_waiting_seconds',
    'For how long the oldest write has waited for a replica that must have it too.',
  ],
}
const secondsOf = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** Figures of this server and of what it works on, each asked when somebody wants to know. Out: the text for Prometheus. */
export function openMetrics(app: FastifyInstance, measured: Measured): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const gauge = <L extends string>(name: string, help: string, labelNames: L[] = []) =>
    new Gauge({ name: `bargah_${name}`, help, labelNames, registers: [registry] })
  timeRequests(app, registry)
  const isReached = gauge('database_up', 'Whether the database answers.')
  const state = Object.entries(names).map(([key, [name, help]]) => ({
    key: key as keyof DatabaseState,
    shown: name.endsWith('_total') ? countOf(registry, name, help) : gauge(name, help),
  }))
  const payments = gauge('payments_latest', `The latest ${latestPayments} payments by what became of them.`, [
    'status',
  ])
  const witnesses = gauge('witness_age_seconds', 'How long ago a witness cosigned last.', ['witness'])
  const readDatabase = async () => {
    const read = await measured.standing.stored()
    for (const { key, shown } of state) shown.set(read.state[key])
    payments.reset()
    for (const [status, count] of read.payments) payments.set({ status }, count)
    for (const [witness, age] of read.witnesses) if (age !== null) witnesses.set({ witness }, age)
  }
  const readServer = serverGauges(gauge, measured)
  const { statements, jobs } = measured.standing.around.times
  const readTimes = [
    timesOf(registry, statements, {
      label: 'of',
      count: ['statements_total', 'Statements that the database, or its replica, was asked.'],
      seconds: ['statement_seconds_total', 'For how long answers to them were waited for, together.'],
    }),
    timesOf(registry, jobs, {
      label: 'job',
      count: ['job_runs_total', 'Jobs that this server did; settle-round splits a round.'],
      seconds: ['job_seconds_total', 'How long they took, together.'],
    }),
  ]
  return {
    contentType: registry.contentType,
    async text(): Promise<string> {
      await readServer()
      for (const read of readTimes) read()
      // old figures of an unreachable database would look current
      const isUp = await readDatabase().then(
        () => true,
        () => false,
      )
      isReached.set(isUp ? 1 : 0)
      if (!isUp) for (const { shown } of [...state, { shown: payments }, { shown: witnesses }]) shown.reset()
      return registry.metrics()
    },
  }
}

/** What the database counts and we only tell: it keeps its last value while the database is away, or coming back would look like all of it at once. */
function countOf(registry: Registry, name: string, help: string) {
  const counter = new Counter({ name: `bargah_${name}`, help, registers: [registry] })
  const set = (value: number) => {
    counter.reset()
    counter.inc(value)
  }
  return { set, reset: () => {} }
}

type Named = Record<'count' | 'seconds', [name: string, help: string]> & { label: string }

/** Figures of what took how long, by names and outcomes. Out: what brings them up to date. */
function timesOf(registry: Registry, times: Times, { label, count, seconds }: Named): () => void {
  const [counted, took] = [count, seconds].map(
    ([name, help]) =>
      new Counter({
        name: `bargah_${name}`,
        help,
        labelNames: [label, 'outcome'],
        registers: [registry],
      }),
  ) as [Counter, Counter]
  return () => {
    for (const counter of [counted, took]) counter.reset()
    for (const taken of times.read()) {
      const labels = { [label]: taken.name, outcome: taken.outcome }
      counted.inc(labels, taken.count)
      took.inc(labels, taken.seconds)
    }
  }
}

const commitOf = ({ commit, hasChanges }: BuiltFrom) =>
  commit === null ? 'unknown' : `${commit}${hasChanges ? '-dirty' : ''}`

const labelsOfRoom: ('setting' | 'folder')[] = ['setting', 'folder']
type MakeGauge = <L extends string>(name: string, help: string, labelNames?: L[]) => Gauge<L>

/** Out: what reads the figures that need no database. */
function serverGauges(gauge: MakeGauge, { standing, liveCount }: Measured): () => Promise<void> {
  const streams = gauge('live_streams', 'Streams of what changes that are open.')
  const pool = gauge('pool_connections', 'Connections to the database, and requests that wait for one.', [
    'state',
  ])
  const jobs = gauge('jobs_working', 'Whether this server works through the queue of jobs.')
  const signer = gauge('signer_up', 'Whether the signer of the logs answered when it was last asked.')
  const free = gauge('disk_free_bytes', 'Room that is left where the server writes.', labelsOfRoom)
  const size = gauge('disk_bytes', 'Room that there is where the server writes.', labelsOfRoom)
  const pushes = gauge(
    'push_notices',
    'Notices that this server handed to browsers, by what became of them.',
    ['outcome'],
  )
  const { around } = standing
  gauge('build_info', 'Which version runs, and of which commit it was built.', ['version', 'commit']).set(
    { version, commit: commitOf(around.built) },
    1,
  )
  const replica = gauge(
    'replica',
    'How the replica of the database stands; lists are read from it in the state read.',
    ['state'],
  )
  const behind =
    standing.replica() &&
    gauge('replica_behind_seconds', 'How old at most what it shows is; infinite: it is away.')
  const backup =
    around.lastBackupAt &&
    gauge('backup_age_seconds', 'How old the newest nightly backup is; infinite: there is none.')
  return async () => {
    streams.set(liveCount())
    for (const [state, count] of Object.entries(around.poolCounts())) pool.set({ state }, count)
    for (const [outcome, count] of Object.entries(around.pushCounts())) pushes.set({ outcome }, count)
    jobs.set(around.isWorkingJobs() ? 1 : 0)
    signer.set(around.isSignerAnswering() ? 1 : 0)
    for (const { setting, folder, ...room } of await standing.rooms()) {
      free.set({ setting, folder }, room.free)
      size.set({ setting, folder }, room.size)
    }
    const copy = standing.replica()
    replica.reset()
    if (copy) replica.set({ state: copy.state }, 1)
    behind?.set((copy?.behindMs ?? 0) / 1_000)
    const last = await standing.backupAt()
    backup?.set(last ? (Date.now() - last.getTime()) / 1_000 : Number.POSITIVE_INFINITY)
  }
}

/** Counts and times each answer by its declared path; streams, which last as long as people look, are not answers. */
function timeRequests(app: FastifyInstance, registry: Registry): void {
  const times = new Histogram({
    name: 'bargah_request_seconds',
    help: 'How long answers took, by the path of the call and the kind of status.',
    labelNames: ['method', 'path', 'status'],
    buckets: secondsOf,
    registers: [registry],
  })
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) return
    const labels = {
      method,
      path: routeOptions.url ?? 'none',
      status: `${Math.floor(reply.statusCode / 100)}xx`,
    }
    times.observe(labels, reply.elapsedTime / 1_000)
  })
}
