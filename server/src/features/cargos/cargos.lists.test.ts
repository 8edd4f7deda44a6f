import { describeLongList } from '../../../test/long-list.ts'
import { fillVariedHall } from '../../../test/varied-hall.ts'

describeLongList('searchCargos', async (app) => {
  await fillVariedHall(app)
  return {}
})
describeLongList('listAnnouncedCargos', async (app) => {
  await fillVariedHall(app)
  return {}
})
describeLongList('listFreeCargos', async (app) => {
  await fillVariedHall(app)
  return {}
})
