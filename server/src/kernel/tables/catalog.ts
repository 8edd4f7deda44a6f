/** The tables of catalog, written by `npm run tables` from the migrations. */
import type { Generated, GeneratedAlways } from 'kysely'

export type CatalogTables = {
  freightRates: {
    id: GeneratedAlways<number>
    beginsAt: Date
    rialPerTonneKm: number
    addedAt: Date
    addedBy: number | null
  }
  goods: {
    id: Generated<number>
    name: string
    category: string
    isActive: Generated<boolean>
  }
  holidays: {
    id: GeneratedAlways<number>
    startsAt: Date
    title: string
  }
  loaderTypes: {
    id: number
    name: string
    categoryCode: number
    categoryName: string
    fullName: GeneratedAlways<string>
    isActive: Generated<boolean>
    shortName: string | null
  }
  packagings: {
    id: Generated<number>
    name: string
    isActive: Generated<boolean>
  }
}
