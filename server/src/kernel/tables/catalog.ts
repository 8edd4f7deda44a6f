/** The tables of catalog, written by `npm run tables` from the migrations. */
import type { Generated } from 'kysely'

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
  }
  packagings: {
    id: Generated<number>
    name: string
  }
}
