import { completeNationalCode } from '@bargah/contract/kernel/identity.ts'
import { longAgo, next, padded } from '../../../test/plain.ts'
import type { Db } from '../../kernel/database.ts'
import { putMoney } from '../wallet/wallet.build.ts'

export async function buildCompany(
  db: Db,
  given: Partial<{
    name: string
    balanceRial: number
    hallIds: number[]
    isAccepted: boolean
    instantBill: boolean
    reserveEntrancePermission: boolean
    commissionFixedRial: number
  }> = {},
) {
  const { balanceRial = 50_000_000, hallIds = [], ...row } = given
  const company = await db
    .insertInto('companies')
    .values({
      name: `شرکت ${next()}`,
      nationalId: padded(10_000_000_000 + next(), 11),
      mobile: '09121234567',
      isAccepted: true,
      createdAt: longAgo,
      ...row,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await db
    .insertInto('accounts')
    .values([
      { kind: 'company', companyId: company.id, balanceRial: 0 },
      { kind: 'company_held', companyId: company.id, balanceRial: 0 },
    ])
    .execute()
  await putMoney(db, { companyId: company.id }, balanceRial)
  for (const hallId of hallIds)
    await db.insertInto('hallCompanies').values({ hallId, companyId: company.id }).execute()
  return company
}

/** A product owner who is accepted. */
export function buildProductOwner(db: Db, given: Partial<{ isAccepted: boolean }> = {}) {
  const n = next()
  return db
    .insertInto('productOwners')
    .values({
      firstName: 'صاحب کالا',
      lastName: `آزمون ${n}`,
      nationalId: completeNationalCode(padded(400_000_000 + n, 9)),
      mobile: `09${padded(400_000_000 + n, 9)}`,
      isAccepted: true,
      createdAt: longAgo,
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
