import { driverActor } from '../../../test/actors.ts'
import { describeLongList } from '../../../test/long-list.ts'
import { runPeriodicJobs } from '../../kernel/jobs.ts'
import { buildHall } from '../halls/halls.build.ts'
import { buildTurn } from '../turns/turns.build.ts'
import { turnsJobs } from '../turns/turns.jobs.ts'

// what the test asks for leaves lines of its own: files that are taken of the list
describeLongList('searchAudit', async (app) => {
  const hall = await buildHall(app.db)
  for (const agent of ['Chrome/140', 'Firefox/141', '']) {
    const { token, ...driver } = await driverActor(app)
    const { id: DriverTurnId } = await buildTurn(app.db, hall.id, driver)
    await app.call('cancelTurn', { token, query: { DriverTurnId }, headers: { 'user-agent': agent } })
    await app.call('takeTurn', { token, body: { LoadHallId: hall.id } })
  }
  const past = new Date('2024-02-01T00:00:00Z')
  await buildTurn(app.db, hall.id, await driverActor(app), { expiresAt: past })
  await runPeriodicJobs(app, turnsJobs)
  return { Table: 'turns' }
})
