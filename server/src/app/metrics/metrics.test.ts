import { expect, it } from 'vitest'
import { useFolder } from '../../../test/folder.ts'
import { openTestApp, quietAround, useTestApp } from '../../../test/app.ts'
import { ask } from '../../../test/cluster.ts'
import { ago, leaveLateThings } from '../../../test/late-things.ts'
import { freePort } from '../../../test/server-process.ts'
import { readBuiltFrom } from '../built-from.ts'
import { version } from './health-facts.ts'
import { serveMetrics } from './serve-metrics.ts'

const folder = useFolder('metrics')
const hourAgo = () => new Date(Date.now() - 3_600_000)
const app = useTestApp({
  around: {
    ...quietAround,
    folders: [{ setting: 'BACKUP_DIR', folder, isForRequests: false }],
    isSignerAnswering: () => false,
    lastBackupAt: async () => hourAgo(),
  },
})

/** The figures of our own by their names and labels. */
async function figures(of = app) {
  const { body } = await of.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })
  const lines = body.split('\n').flatMap((line) => /^(bargah_\S+) (\S+)$/.exec(line)?.slice(1) ?? [])
  return Object.fromEntries(
    lines.flatMap((name, at) => (at % 2 === 0 ? [[name.replace('bargah_', ''), Number(lines[at + 1])]] : [])),
  ) as Record<string, number>
}

it('says how the server stands: its database, pool, jobs, signer, disk and last backup', async () => {
  const now = await figures()
  expect(now).toMatchObject({
    database_up: 1,
    'pool_connections{state="total"}': 3,
    'pool_connections{state="waiting"}': 1,
    'statements_total{of="database",outcome="done"}': 40,
    'statement_seconds_total{of="database",outcome="done"}': 0.5,
    'job_runs_total{job="settle-round",outcome="done"}': 2,
    'job_seconds_total{job="settle-round",outcome="done"}': 3,
    'job_runs_total{job="settle-round",outcome="failed"}': 1,
    jobs_working: 1,
    signer_up: 0,
    live_streams: 0,
    'push_notices{outcome="sent"}': 5,
    'push_notices{outcome="gone"}': 2,
    'push_notices{outcome="failed"}': 1,
  })
  expect(now.backup_age_seconds).toBeGreaterThan(3_599)
  expect(now.backup_age_seconds).toBeLessThan(3_700)
  expect(now[`disk_free_bytes{setting="BACKUP_DIR",folder="${folder}"}`]).toBeGreaterThan(0)
  expect(now.database_bytes).toBeGreaterThan(1e6)
})

it('says which version it is, and of which commit where that is known', async () => {
  const { built } = quietAround
  const name = (commit: string) => `build_info{version="${version}",commit="${commit}"}`
  expect((await figures())[name(`${built.commit}-dirty`)]).toBe(1)
  const own = await openTestApp({ around: { ...quietAround, built: readBuiltFrom('') } })
  expect((await figures(own))[name('unknown')]).toBe(1)
  await own.close()
})

it('counts and times answers by the path of the call, not by what stands in it', async () => {
  await app.app.inject({ url: '/healthz' })
  await app.app.inject({ url: '/healthz' })
  await app.app.inject({ url: '/api/v1/Cargo/Nothing/7' })
  const now = await figures()
  expect(now['request_seconds_count{method="GET",path="/healthz",status="2xx"}']).toBe(2)
  expect(Object.keys(now).join()).not.toContain('Nothing')
})

it('tells what waits, and for how long: jobs, rounds, unsigned logs, messages and payments', async () => {
  const hall = await app.buildHall()
  await app.adminActor()
  await leaveLateThings(app.ownerUrl, hall.id)
  await ask(
    app.ownerUrl,
    `insert into outbox_messages (kind, to_sealed, values_sealed, created_at, failure)
       values ('asked_help', 'x', 'x', ${ago(99)}, 'شماره درست نیست')`,
  )
  const now = await figures()
  expect(now).toMatchObject({
    jobs_due: 1,
    jobs_given_up: 1,
    rounds_open: 1,
    rounds_overdue: 1,
    signer_faults: 1,
    sms_waiting: 1,
    sms_failed: 1,
    sms_written_total: 2,
    letters_waiting: 1,
    letters_failed: 0,
    payments_pending: 0,
    payments_pending_age_seconds: 0,
  })
  for (const [name, minutes] of [
    ['jobs_due_age_seconds', 10],
    ['signer_fault_age_seconds', 20],
    ['sms_waiting_age_seconds', 15],
    ['letters_waiting_age_seconds', 45],
  ] as const)
    expect(Math.abs((now[name] ?? 0) - minutes * 60), name).toBeLessThan(30)
})

it('says that the database is away, and nothing of before', async () => {
  const own = await openTestApp()
  const before = await figures(own)
  expect(before.database_up).toBe(1)
  await own.db.destroy()
  const away = await figures(own)
  expect(away).toMatchObject({ database_up: 0, live_streams: 0, jobs_due: 0 })
  // what is only counted up would seem to come all at once with the database
  expect(away.sms_written_total).toBe(before.sms_written_total)
  await own.close().catch(() => {})
})

it('is given at an address of its own too, and nothing else there', async () => {
  const port = await freePort()
  const end = await serveMetrics(app.app, { host: '127.0.0.1', port })
  const told = await fetch(`http://127.0.0.1:${port}/metrics`)
  expect(await told.text()).toContain('bargah_database_up 1')
  expect(told.headers.get('content-type')).toContain('text/plain')
  expect((await fetch(`http://127.0.0.1:${port}/api/v1/Province/GetAll`)).status).toBe(404)
  // a second server of the same settings
  await expect(serveMetrics(app.app, { host: '127.0.0.1', port })).rejects.toThrow(
    `METRICS_AT: figures cannot be given at 127.0.0.1:${port} (EADDRINUSE)`,
  )
  end()
  await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow('fetch failed')
})
