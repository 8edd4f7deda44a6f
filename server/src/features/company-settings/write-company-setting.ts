import type { Json } from '@bargah/contract/kernel/json-field.ts'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { notFound } from '../../kernel/errors.ts'
import { lockCompanyForSetting } from './company-settings.store.ts'

export const noCompany = () => notFound('شرکتی با این مشخصات')

type LockedCompany = NonNullable<Awaited<ReturnType<typeof lockCompanyForSetting>>>

/** Sets something for a company, its row locked. 404 where there is none such. */
export const writeCompanySetting = <T extends Json>(
  call: Call,
  companyId: number,
  work: (tx: Tx, company: LockedCompany) => Promise<T>,
): Promise<T> =>
  call.write(async (tx) => {
    const company = await lockCompanyForSetting(tx, companyId)
    if (!company) throw noCompany()
    return work(tx, company)
  })
