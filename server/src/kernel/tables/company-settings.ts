/** The tables of company-settings, written by `npm run tables` from the migrations. */
import type { Generated, GeneratedAlways } from 'kysely'

export type CompanySettingsTables = {
  inquiryCredentials: {
    id: Generated<number>
    companyId: number
    username: string
    passwordSealed: string
    companyCode: string | null
    isActive: boolean
  }
  notAllowedGoods: {
    id: GeneratedAlways<number>
    companyId: number
    goodsId: number
  }
}
