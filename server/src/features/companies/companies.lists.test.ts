import { describeLongList } from '../../../test/long-list.ts'

describeLongList('listCompanies', async (app) => {
  const cities = await app.db.selectFrom('cities').select('id').orderBy('id').limit(40).execute()
  for (const [at, { id: cityId }] of cities.entries())
    await app.buildCompany({
      name: `ترابر ${at % 3 === 0 ? 'كاوه' : 'کویر'} ${at}`,
      cityId: at % 5 === 0 ? null : cityId,
      isAccepted: at % 4 !== 0,
      isActive: at % 7 !== 0,
      email: at % 2 === 0 ? `${at}@example.com` : null,
      tel: at % 3 === 0 ? `0763${1_000_000 + at}` : null,
      mobile: at % 6 === 0 ? null : `0917${1_000_000 + at}`,
      address: at % 2 === 0 ? `خیابان ${at}` : null,
      postalCode: at % 3 === 0 ? String(7_914_800_000 + at) : null,
      createdAt: new Date(Date.UTC(2026, 0, 1 + (at % 20), at)),
      balanceRial: 0,
    })
  return {}
})
