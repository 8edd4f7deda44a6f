import type { InquiryAnswer } from '@bargah/contract/features/drivers/drivers.states.ts'
import { describeLongList } from '../../../test/long-list.ts'
import { next, padded } from '../../../test/plain.ts'
import { nationalCodeThatIs, truckCardThatIs } from './drivers.build.ts'

describeLongList('listInactiveDrivers', async (app) => {
  const { token } = await app.adminActor()
  for (const firstName of ['آرش', 'کامران', 'زهره']) await app.buildDriver({ firstName, isActive: false })
  const answers: InquiryAnswer[] = ['confirmed', 'not_confirmed', 'away']
  for (const person of answers)
    for (const truck of answers)
      await app.call('registerDriver', {
        token,
        body: {
          mobile: `0917${padded(next(), 7)}`,
          nationalId: nationalCodeThatIs(person),
          carSmartCard: truckCardThatIs(truck),
        },
      })
  return {}
})

describeLongList('listDrivers', async (app) => {
  for (const firstName of ['آرش', 'کامران', 'زهره', 'آرش'])
    await app.buildDriver({ firstName, isActive: firstName !== 'زهره' })
  const { id } = await app.buildDriver({ loaderTypeId: 3001 })
  await app.setRow('drivers', id, { isNative: true })
  await app.driverActor()
  return {}
})
