import type { Insertable } from 'kysely'
import { pdf } from '../../../test/files.ts'
import { longAgo, newNationalCode, next, padded } from '../../../test/plain.ts'
import { addRow } from '../../../test/rows.ts'
import type { Db } from '../../kernel/database.ts'
import type { Tables } from '../../kernel/tables.ts'
import { putMoney } from '../wallet/wallet.build.ts'

export async function buildCompany(
  db: Db,
  given: Partial<Insertable<Tables['companies']>> & { balanceRial?: number; hallIds?: number[] } = {},
) {
  const { balanceRial = 50_000_000, hallIds = [], ...row } = given
  const company = await addRow(db, 'companies', {
    name: `شرکت ${next()}`,
    nationalId: padded(10_000_000_000 + next(), 11),
    mobile: '09121234567',
    isAccepted: true,
    createdAt: longAgo,
    ...row,
  })
  await addRow(db, 'accounts', [
    { kind: 'company', companyId: company.id, balanceRial: 0 },
    { kind: 'company_held', companyId: company.id, balanceRial: 0 },
  ])
  await putMoney(db, { companyId: company.id }, balanceRial)
  for (const hallId of hallIds) await addRow(db, 'hallCompanies', { hallId, companyId: company.id })
  return company
}

/** What a company sends that registers: each time another, its national id with the right control digits. */
export const companyForm = (mobile: string) => ({
  TransportationCompanyName: `ترابر ${next()}`,
  NationalId: newNationalCode(),
  Mobile: mobile,
  CityId: 1,
  File: new Blob([pdf()]),
})
