import { completeNationalCode } from '@bargah/contract/kernel/identity.ts'
import type { Insertable } from 'kysely'
import { pdf } from '../../../test/files.ts'
import { longAgo, next, padded } from '../../../test/plain.ts'
import { addRow } from '../../../test/rows.ts'
import type { Db } from '../../kernel/database.ts'
import type { Tables } from '../../kernel/tables.ts'

export function buildProductOwner(db: Db, given: Partial<Insertable<Tables['productOwners']>> = {}) {
  const n = next()
  return addRow(db, 'productOwners', {
    firstName: 'صاحب کالا',
    lastName: `آزمون ${n}`,
    nationalId: completeNationalCode(padded(400_000_000 + n, 9)),
    mobile: `09${padded(400_000_000 + n, 9)}`,
    isAccepted: true,
    createdAt: longAgo,
    ...given,
  })
}

/** A national code of nobody, its control digit right. */
export const freeCode = () => completeNationalCode(padded(600_000_000 + next(), 9))

/** What a product owner sends who registers: each time another. */
export const ownerForm = (mobile: string) => ({
  Firstname: 'فرهاد',
  Lastname: `میبدی ${next()}`,
  MeliCode: freeCode(),
  Mobile: mobile,
  CityId: 1,
  File: new Blob([pdf()]),
})
