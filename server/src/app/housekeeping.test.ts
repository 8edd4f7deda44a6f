import { hourMs, dayMs } from '@bargah/contract/kernel/durations.ts'
import { beforeEach, expect, it } from 'vitest'
import { keeping, useTestApp } from '../../test/app.ts'
import { openTries } from '../kernel/tries.ts'
import { forgetOldTraces } from './housekeeping.ts'

const app = useTestApp()

let ago: (ms: number) => Date
beforeEach(async () => {
  const now = (await app.clock.now(app.db)).getTime()
  ago = (ms) => new Date(now - ms)
})

it('forgets idempotency keys after a day', async () => {
  const kept = { owner: 'user:1', fingerprint: '' }
  await app.addRow('idempotencyKeys', [
    { ...kept, key: 'yesterday', createdAt: ago(dayMs + hourMs) },
    { ...kept, key: 'today', createdAt: ago(dayMs - hourMs) },
  ])
  await forgetOldTraces(app, keeping)
  expect(await app.db.selectFrom('idempotencyKeys').select('key').execute()).toEqual([{ key: 'today' }])
})

it('forgets tries when they count no longer', async () => {
  const tries = openTries(app.db, 'secret')
  const one = { what: 'a test', most: 1 }
  await tries.spend({ ...one, who: 'yesterday', inMs: dayMs }, ago(dayMs + hourMs))
  await tries.spend({ ...one, who: 'today', inMs: dayMs }, ago(dayMs - hourMs))
  await forgetOldTraces(app, keeping)
  expect(await app.db.selectFrom('tries').select('forgetAt').execute()).toEqual([{ forgetAt: ago(-hourMs) }])
})

it('forgets devices that nobody used for longer than they keep their marks', async () => {
  const { userId } = await app.signedIn('Admin')
  const device = (days: number) => ({
    userId,
    markHash: Buffer.from([days % 256]),
    seenAt: ago(days * dayMs),
  })
  await app.addRow('knownDevices', [device(401), device(399)])
  await forgetOldTraces(app, keeping)
  expect(await app.db.selectFrom('knownDevices').select('seenAt').execute()).toEqual([
    { seenAt: ago(399 * dayMs) },
  ])
})

it('forgets codes and proofs when their time is over', async () => {
  const mobile = '09120000001'
  const times = [
    { purpose: 'registration', expiresAt: ago(1_000) },
    { purpose: 'device', expiresAt: ago(-hourMs) },
  ] as const
  await app.addRow(
    'oneTimeCodes',
    times.map((time) => ({ mobile, hash: 'none', askerHash: Buffer.from('asker'), ...time })),
  )
  await app.addRow(
    'proofs',
    times.map((time) => ({ mobile, tokenHash: Buffer.from(time.purpose), ...time })),
  )
  await forgetOldTraces(app, keeping)
  for (const table of ['oneTimeCodes', 'proofs'] as const)
    expect(await app.db.selectFrom(table).select('purpose').execute()).toEqual([{ purpose: 'device' }])
})

it('forgets sessions thirty days after their end or their last use', async () => {
  const { userId } = await app.signedIn('Admin')
  const session = (deviceId: string, seenMs: number, endedMs: number | null) => ({
    tokenHash: Buffer.from(deviceId),
    userId,
    deviceId,
    createdAt: ago(90 * dayMs),
    passwordAt: ago(90 * dayMs),
    seenAt: ago(seenMs),
    endedAt: endedMs === null ? null : ago(endedMs),
  })
  await app.addRow('sessions', [
    session('unseen', 31 * dayMs, null),
    session('ended', 31 * dayMs, 31 * dayMs),
    session('seen', 29 * dayMs, null),
    session('just ended', 29 * dayMs, 29 * dayMs),
  ])
  await forgetOldTraces(app, keeping)
  const left = app.db
    .selectFrom('sessions')
    .select('deviceId')
    .where('deviceId', '<>', 'test')
    .orderBy('deviceId')
  expect(await left.execute()).toEqual([{ deviceId: 'just ended' }, { deviceId: 'seen' }])
})
