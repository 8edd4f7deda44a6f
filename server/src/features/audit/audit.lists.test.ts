import { describeLongList } from '../../../test/long-list.ts'
import { runPeriodicJobs } from '../../kernel/jobs.ts'
import { turnsJobs } from '../turns/turns.jobs.ts'

// what the test asks for leaves lines of its own: files that are taken of the list
describeLongList('searchAudit', async (app) => {
  const hall = await app.buildHall()
  for (const agent of ['Chrome/140', 'Firefox/141', '']) {
    const { token, ...driver } = await app.driverActor()
    const { id: DriverTurnId } = await app.buildTurn(hall.id, driver)
    await app.call('cancelTurn', { token, query: { DriverTurnId }, headers: { 'user-agent': agent } })
    await app.call('takeTurn', { token, body: { LoadHallId: hall.id } })
  }
  const past = new Date('2024-02-01T00:00:00Z')
  await app.buildTurn(hall.id, await app.driverActor(), { expiresAt: past })
  await runPeriodicJobs(app, turnsJobs)
  return { Table: 'turns' }
})
