import { completeNationalCode } from '@bargah/contract/kernel/identity.ts'
import type { Insertable } from 'kysely'
import { longAgo, next, padded } from '../../../test/plain.ts'
import { addRow } from '../../../test/rows.ts'
import type { Db } from '../../kernel/database.ts'
import type { Tables } from '../../kernel/tables.ts'

type Address = Partial<Omit<Insertable<Tables['customerAddresses']>, 'customerId'>>

/** A customer of a company, with an address in the first city unless others are given. Out: his row and their ids. */
export async function buildCustomer(
  db: Db,
  companyId: number,
  { addresses = [{}], ...given }: Partial<Insertable<Tables['customers']>> & { addresses?: Address[] } = {},
) {
  const n = next()
  const customer = await addRow(db, 'customers', {
    companyId,
    name: `مشتری ${n}`,
    nationalId: completeNationalCode(padded(700_000_000 + n, 9)),
    createdAt: longAgo,
    ...given,
  })
  const addressIds: number[] = []
  for (const address of addresses) {
    const { id } = await addRow(db, 'customerAddresses', {
      customerId: customer.id,
      cityId: 1,
      address: `انبار ${n}`,
      ...address,
    })
    addressIds.push(id)
  }
  return { ...customer, addressIds, addressId: addressIds[0] ?? 0 }
}
