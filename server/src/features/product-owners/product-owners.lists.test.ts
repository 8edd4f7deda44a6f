import { describeLongList } from '../../../test/long-list.ts'

describeLongList('listOwners', async (app) => {
  const cities = await app.db.selectFrom('cities').select('id').orderBy('id').limit(30).execute()
  const { id: companyId } = await app.buildCompany()
  for (const [at, { id: cityId }] of cities.entries()) {
    const { id } = await app.buildProductOwner({
      firstName: at % 3 === 0 ? 'كاوه' : 'مینا',
      lastName: at % 5 === 0 ? null : `کرمانی ${at}`,
      cityId: at % 7 === 0 ? null : cityId,
      isAccepted: at % 4 === 1,
      ...(at % 4 === 2 && { rejectedAt: new Date(), rejectReason: `کارت ${at}` }),
      createdAt: new Date(Date.UTC(2026, 0, 1 + (at % 20), at)),
    })
    if (at % 6 === 0) await app.buildCargo({ companyId, productOwnerId: id })
  }
  return {}
})
