import { describeLongList } from '../../../test/long-list.ts'
import { fillVariedHall } from '../../../test/varied-hall.ts'

describeLongList('searchPermits', async (app) => {
  await fillVariedHall(app)
  return {}
})
