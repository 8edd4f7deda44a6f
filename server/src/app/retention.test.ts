import { dayMs } from '@bargah/contract/kernel/durations.ts'
import { expect, it } from 'vitest'
import { keys, useTestApp } from '../../test/app.ts'
import { createOutboxMail } from '../adapters/mail/create-mail.ts'
import { createOutboxSms } from '../adapters/sms/create-sms.ts'
import { openLog } from '../kernel/log.ts'
import { readConfig } from './config.ts'
import { filePorts } from './file-ports.ts'
import { allJobs } from './jobs.ts'
import { keptThings, retentionEnvironment } from './retention.ts'

const app = useTestApp()
/** Settings by which each thing is kept for another number of days than it would be without them. */
const set = { SESSION_DAYS: '40', DEVICE_DAYS: '50', NOTICE_DAYS: '20', OUTBOX_DAYS: '10', AUDIT_DAYS: '60' }
const { keeping } = readConfig({ DATA_DIR: '/tmp/bargah-retention-test', SECRET: 's'.repeat(32), ...set })

function jobs() {
  const files = filePorts({ dataDir: '', files: { s3: null, dir: '', dailyBytes: 0 } })
  const settings = {
    keeping,
    sendingDays: 7,
    backups: null,
    keys,
    sms: createOutboxSms(),
    mail: createOutboxMail(),
  }
  const { push, logSigner, watch, webhookSender } = app
  return allJobs(settings, {
    ...files,
    banks: [],
    push,
    logSigner,
    watch,
    webhookSender,
    log: openLog('silent'),
    isDemo: false,
    routes: [],
  })
}

/** One thing of each kind, all of this moment. */
async function leaveTraces(): Promise<void> {
  const { userId } = await app.adminActor()
  const at = await app.clock.now(app.db)
  await app.setRow('sessions', {}, { createdAt: at, seenAt: at })
  await app.addRow('knownDevices', { userId, markHash: Buffer.from('m'), seenAt: at })
  await app.addRow('notifications', {
    userId,
    state: 'informational',
    subject: 'خبر',
    message: 'خبر',
    createdAt: at,
  })
  await app.addRow('outboxMessages', {
    kind: 'asked_help',
    toSealed: 'x',
    valuesSealed: 'x',
    createdAt: at,
  })
}

async function left(): Promise<string[]> {
  const tables = ['sessions', 'knownDevices', 'notifications', 'outboxMessages'] as const
  const found = await Promise.all(
    tables.map(async (table) => ({ table, rows: await app.db.selectFrom(table).selectAll().execute() })),
  )
  return found.flatMap(({ table, rows }) => (rows.length > 0 ? [table] : []))
}

it('lets each thing go when the days that are set for it are over, and not before', async () => {
  await leaveTraces()
  const night = async (days: number) => {
    await app.clock.moveBy(days * dayMs)
    for (const job of jobs().filter(({ name }) => keptThings.some(({ by }) => by === name)))
      if (job.name !== 'drop-old-audit') await job.run(app, {})
    return left()
  }
  expect(await night(9)).toEqual(['sessions', 'knownDevices', 'notifications', 'outboxMessages'])
  expect(await night(2)).toEqual(['sessions', 'knownDevices', 'notifications'])
  expect(await night(10)).toEqual(['sessions', 'knownDevices'])
  expect(await night(18)).toEqual(['sessions', 'knownDevices'])
  expect(await night(2)).toEqual(['knownDevices'])
  expect(await night(10)).toEqual([])
})

it('names jobs that there are, and every setting of days', () => {
  const names = jobs().map(({ name }) => name)
  for (const { by, what } of keptThings) if (by) expect(names, what).toContain(by)
  const named = new Set(keptThings.flatMap(({ setting }) => setting ?? []))
  expect([...named].sort()).toEqual(Object.keys(retentionEnvironment).sort())
})

it.each([
  ['SESSION_DAYS', '29'],
  ['DEVICE_DAYS', '401'],
  ['NOTICE_DAYS', '1'],
  ['OUTBOX_DAYS', '2'],
])('does not start with %s=%s, which would let go of what is in force', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name)
})
