import { describeLongList } from '../../../test/long-list.ts'
import { fillVariedHall } from '../../../test/varied-hall.ts'

describeLongList('listRoundsOfHall', async (app) => {
  const hall = await fillVariedHall(app)
  return { LoadHallId: hall.id }
})
