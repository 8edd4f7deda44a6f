/** The tables of catalog, written by `npm run tables` from the migrations. */
import type { Generated, GeneratedAlways } from 'kysely'

export type CatalogTables = {
  goods: {
    id: Generated<number>
    name: string
    category: string
  }
  loaderTypes: {
    id: number
    name: string
    categoryCode: number
    categoryName: string
    fullName: GeneratedAlways<string>
  }
  packagings: {
    id: Generated<number>
    name: string
  }
}
