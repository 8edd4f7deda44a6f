import { turnFilter } from '@bargah/contract/features/turns/turns.states.ts'
import { describeLongList } from '../../../test/long-list.ts'
import { fillVariedHall } from '../../../test/varied-hall.ts'

describeLongList('searchTurns', async (app) => {
  const hall = await fillVariedHall(app)
  return { LoadHallId: hall.id, IsActive: turnFilter.all }
})
