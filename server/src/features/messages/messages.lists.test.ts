import { describeLongList } from '../../../test/long-list.ts'
import { buildQuestion } from './messages.build.ts'

describeLongList('listQuestions', async (app) => {
  const company = await app.buildCompany({ name: 'ترابر كرمان' })
  const { userId } = await app.signedIn('TransportationCompanyAdmin', { companyId: company.id })
  const driver = await app.driverActor()
  const { userId: adminId } = await app.signedIn('Admin')
  for (let at = 0; at < 24; at += 1)
    await buildQuestion(
      app.db,
      at % 2 === 0 ? { userId, companyId: company.id } : { userId: driver.userId, driverId: driver.id },
      {
        title: at % 3 === 0 ? `هزینهٔ بندر ${at}` : `كرمان ${at % 4}`,
        text: `بار ${20_000 + at}`,
        writtenAt: new Date(Date.UTC(2026, 0, 1 + (at % 20), at)),
        ...(at % 4 > 1 && { answer: { userId: adminId, isSeen: at % 4 === 3 } }),
      },
    )
  return {}
})
