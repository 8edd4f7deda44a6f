import type { InquiryAnswer } from '@bargah/contract/features/drivers/drivers.states.ts'
import { adminActor, driverActor } from '../../../test/actors.ts'
import { describeLongList } from '../../../test/long-list.ts'
import { next, padded } from '../../../test/plain.ts'
import { setRow } from '../../../test/rows.ts'
import { buildDriver, nationalCodeThatIs, truckCardThatIs } from './drivers.build.ts'

describeLongList('listInactiveDrivers', async (app) => {
  const { token } = await adminActor(app)
  for (const firstName of ['آرش', 'کامران', 'زهره']) await buildDriver(app.db, { firstName, isActive: false })
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
    await buildDriver(app.db, { firstName, isActive: firstName !== 'زهره' })
  const { id } = await buildDriver(app.db, { loaderTypeId: 3001 })
  await setRow(app.db, 'drivers', id, { isNative: true })
  await driverActor(app)
  return {}
})
