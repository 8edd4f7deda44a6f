/** The tables of main-offices, written by `npm run tables` from the migrations. */
import type { Generated, GeneratedAlways } from 'kysely'

export type MainOfficesTables = {
  mainOffices: {
    id: GeneratedAlways<number>
    name: string
    nationalId: string
    managerName: string | null
    address: string | null
    tel: string | null
    isActive: Generated<boolean>
    createdAt: Date
    fax: string | null
    economicCode: string | null
    webAddress: string | null
    email: string | null
  }
}
