/** The tables of agencies, written by `npm run tables` from the migrations. */
import type { Generated, GeneratedAlways } from 'kysely'

export type AgenciesTables = {
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
