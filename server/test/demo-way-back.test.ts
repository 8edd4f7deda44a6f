import type { BackhaulLoad } from '@bargah/contract/features/permits/backhaul.schema.ts'
import { permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createOfflineMaps } from '../src/adapters/maps/maps.offline.ts'
import { makeDemoWorld } from '../src/app/demo-world/demo-world.ts'
import { openTestApp, type TestApp } from './app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
  await app.asOwner((owner) => makeDemoWorld(owner, { maps: createOfflineMaps(), files: app.files }))
})
afterAll(() => app.close())

it('a demo driver who just brought a load finds loads of a hall and free ones for the way back', async () => {
  const signed = await app.call('signIn', {
    body: { Username: '1000000028', Password: 'Bargah@1405', Role: 'Driver', DeviceId: 'unknown-device' },
  })
  const token = signed.data.accessToken
  const [last] = (await app.call('searchPermits', { token, body: { PageSize: 1 } })).data
  const { data } = await app.call('listBackhaul', { query: { Id: last.id }, token })
  expect(data).toMatchObject({ status: permitStatus.completed, cargoDestination: 'اصفهان' })
  const waits = (needsTurn: boolean) =>
    data.loads.filter((load: BackhaulLoad) => load.needsTurn === needsTurn).length
  expect(waits(true)).toBeGreaterThan(0)
  expect(waits(false)).toBeGreaterThan(0)
})
