import {
  wsCodeRefusals,
  companySettingRefusals,
} from '@bargah/contract/features/company-settings/company-settings.text.ts'
import type { Json } from '@bargah/contract/kernel/json-field.ts'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { notFound, refuse } from '../../kernel/errors.ts'
import type { KeyRing } from '../../kernel/keys.rules.ts'
import { isMask, maySaveWsCode, maySetRange } from './company-settings.rules.ts'
import {
  findWsCode,
  lockCompanyForSetting,
  openPassword,
  putWsCode,
  setRange,
} from './company-settings.store.ts'
import type { CompanySetting } from '@bargah/contract/features/company-settings/company-settings.schema.ts'

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

type WsCode = { username: string; password: string; companyCode: string | null; isActive: boolean }

/** Keeps a company's inquiry credentials; a password that came back masked stays as it is (rules 4.9). */
export const saveWsCode = (call: Call, keys: KeyRing, companyId: number, sent: WsCode): Promise<true> =>
  writeCompanySetting(call, companyId, async (tx) => {
    const kept = await findWsCode(tx, companyId)
    refuse(maySaveWsCode(sent.password, kept !== undefined), wsCodeRefusals)
    const password = kept && isMask(sent.password) ? openPassword(keys, kept) : sent.password
    await putWsCode(tx, keys, companyId, { ...sent, password })
    return true
  })

/** Sets one end of the range in which a company's free loads may be offered: km, 0 = no limit (rules 4.7). */
export const setCompanyRange = (call: Call, companyId: number, setting: CompanySetting, km: number) =>
  writeCompanySetting(call, companyId, async (tx, company) => {
    const limit = km === 0 ? null : km
    refuse(maySetRange(company, setting, limit), companySettingRefusals)
    await setRange(tx, companyId, setting, limit)
    return true
  })
