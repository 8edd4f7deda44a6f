import type { Health } from '@bargah/contract/features/health/health.schema.ts'
import type { HealthPart } from '@bargah/contract/features/health/health.states.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, quietAround, type TestApp, useTestApp } from '../../../test/app.ts'
import { ask } from '../../../test/cluster.ts'
import { ago, leaveLateThings } from '../../../test/late-things.ts'

const show = async (of: TestApp, token: string): Promise<Health> =>
  (await of.call('showHealth', { token })).data
const partOf = (health: Health, part: HealthPart) => health.parts.find((one) => one.part === part)

describe('the health of a server that lacks nothing', () => {
  const backupAt = new Date(Date.now() - 3_600_000)
  const app = useTestApp({ around: { ...quietAround, lastBackupAt: async () => backupAt } })
  let token: string
  beforeAll(async () => {
    token = (await app.adminActor()).token
  })

  it('says what runs and since when', async () => {
    await ask(
      app.ownerUrl,
      `insert into job_runners (id, server, started_at) values ('a', 'one:7', ${ago(90)})`,
    )
    const health = await show(app, token)
    expect(health).toMatchObject({
      version: expect.stringMatching(/^\d/),
      ...quietAround.built,
      node: process.version,
    })
    expect(health.servers).toEqual([{ name: 'one:7', since: expect.any(String) }])
    expect(new Date(health.startedAt).getTime()).toBeLessThan(Date.now())
    expect(health.databaseBytes).toBeGreaterThan(1e6)
  })

  it('says of nothing that it is late', async () => {
    const health = await show(app, token)
    expect(health.parts.filter(({ state }) => state === 'late')).toEqual([])
    expect(health.parts.filter(({ state }) => state === 'unset').map(({ part }) => part)).toEqual([
      'replica',
      'witnesses',
    ])
    expect(partOf(health, 'backup')).toMatchObject({ state: 'ok', since: backupAt.toISOString() })
  })

  it('says of what waits for too long how much and since when, as the figures do', async () => {
    const hall = await app.buildHall()
    await leaveLateThings(app.ownerUrl, hall.id)
    const health = await show(app, token)
    const lateParts = health.parts.flatMap(({ part, state, count }) =>
      state === 'late' ? [[part, count]] : [],
    )
    expect(lateParts).toEqual([
      ['jobs', 1],
      ['failed_jobs', 1],
      ['rounds', 1],
      ['signer', 1],
      ['sms', 1],
      ['mail', 1],
    ])
    const { body } = await app.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })
    for (const figure of [
      'jobs_due',
      'jobs_given_up',
      'rounds_overdue',
      'signer_faults',
      'sms_waiting',
      'letters_waiting',
    ])
      expect(body).toContain(`bargah_${figure} 1\n`)
    const since = partOf(health, 'signer')?.since ?? ''
    expect(Math.abs(Date.now() - new Date(since).getTime() - 20 * 60_000)).toBeLessThan(30_000)
  })
})

describe('the health of a server that is new', () => {
  const bare = { sms: false, mail: false, bank: false, inquiry: false, maps: false }
  let app: TestApp
  let token: string
  beforeAll(async () => {
    app = await openTestApp({ around: { ...quietAround, configured: bare } })
    token = (await app.adminActor()).token
  })
  afterAll(() => app.close())

  it('names what no setting names', async () => {
    const health = await show(app, token)
    expect(health.parts.flatMap(({ part, state }) => (state === 'unset' ? [part] : []))).toEqual([
      'replica',
      'witnesses',
      'backup',
      'sms',
      'mail',
      'bank',
      'inquiry',
      'maps',
    ])
  })

  it('ticks each first step as it is done', async () => {
    const done = async () =>
      (await show(app, token)).steps.flatMap(({ step, isDone }) => (isDone ? [step] : []))
    expect(await done()).toEqual([])
    const hall = await app.buildHall()
    expect(await done()).toEqual(['hall'])
    await app.addRow('hallTariffs', { hallId: hall.id, cityId: hall.cityId, priceToman: 9_000_000 })
    expect(await done()).toEqual(['hall', 'tariff'])
    await app.buildCompany()
    await app.buildDriver()
    expect(await done()).toEqual(['hall', 'tariff', 'company', 'driver'])
  })
})
