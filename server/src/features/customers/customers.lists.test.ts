import { describeLongList } from '../../../test/long-list.ts'
import { signedIn } from '../auth/auth.build.ts'
import { buildCompany } from '../companies/companies.build.ts'

describeLongList('listAnyCustomers', async (app) => {
  const companies = [await app.buildCompany({ name: 'ترابر كرمان' }), await app.buildCompany()]
  for (let at = 0; at < 24; at += 1)
    await app.buildCustomer(companies[at % 2]?.id ?? 0, {
      name: at % 3 === 0 ? `بندر ${at}` : `كرمانی ${at}`,
      addresses: at % 4 === 0 ? [] : [{ cityId: 1 + (at % 5) }],
    })
  return {}
})

let companyId: number
describeLongList(
  'listCustomers',
  async (app) => {
    for (let at = 0; at < 24; at += 1) {
      const { addressIds } = await app.buildCustomer(companyId, {
        name: at % 3 === 0 ? `آباد شرکت ${at}` : `كرمانی ${at % 4}`,
        ...(at % 5 === 0 && { nationalId: `1038028${String(1000 + at)}` }),
        createdAt: new Date(Date.UTC(2026, 0, 1 + (at % 20), at)),
        addresses: Array.from({ length: at % 3 }, (_, nth) => ({
          cityId: 1 + ((at + nth) % 5),
          tel: nth === 0 ? `0763351${String(1000 + at)}` : null,
        })),
      })
      const [senderAddressId, receiverAddressId] = addressIds
      if (at % 4 === 2) await app.buildCargo({ companyId, senderAddressId, receiverAddressId })
    }
    return {}
  },
  async ({ db }) => {
    companyId = (await buildCompany(db)).id
    return signedIn(db, 'TransportationCompanyAdmin', { companyId })
  },
)
