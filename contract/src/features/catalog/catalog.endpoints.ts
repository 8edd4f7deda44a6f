import * as z from 'zod/mini'
import * as col from '../../kernel/columns.ts'
import { endpoint, listing, reading } from '../../kernel/endpoint.ts'
import { id, noSecret } from '../../kernel/fields.ts'
import { rowOf } from '../../kernel/rows.ts'

const list = { ...listing, byKey: 'all', access: 'signedIn' } as const

const goodsTable = col.table('کالاها', {
  id: col.id('شناسهٔ کالا'),
  kalaDesc: col.text('کالا'),
  logesticDesc: col.text('دسته'),
})
/** The specification names a kind of goods twice: `id`, `kalaDesc` with cargos, `kalaID`, `kalaName` with agents. */
export const GoodsRow = z.extend(rowOf(goodsTable), { kalaID: z.number(), kalaName: z.string() })

const packagingTable = col.table('بسته‌بندی‌ها', {
  id: col.id('شناسهٔ بسته‌بندی'),
  name: col.text('بسته‌بندی'),
})
export const PackagingRow = rowOf(packagingTable)

const loaderTypeTable = col.table('بارگیرها', {
  id: col.id('شناسهٔ بارگیر'),
  loaderTypeName: col.text('دسته'),
  loaderTypeDesc: col.text('بارگیر'),
  typeCode: col.id('کد دسته'),
})
/** `loaderTypeName` is the category («تریلی»), `loaderTypeDesc` the kind within it («کفی»). */
export const LoaderTypeRow = z.extend(rowOf(loaderTypeTable), { loaderTypeID: z.number() })

const loaderCategoryTable = col.table('دسته‌های بارگیر', {
  typeCode: col.id('کد دسته'),
  loaderTypeName: col.text('دسته'),
})
export const LoaderCategoryRow = rowOf(loaderCategoryTable)

/** A word for each list of lookups that changes whenever the list does: what was kept under another word is stale. */
export const CatalogVersions = z.object({
  goods: z.string(),
  packagings: z.string(),
  loaderTypes: z.string(),
  cities: z.string(),
})
export type CatalogVersions = z.output<typeof CatalogVersions>

/** Packaging 1 is bulk: the only one that has no count (rules 17.1). */
export const bulkPackagingId = 1

export const catalog = {
  listGoods: endpoint({
    ...list,
    path: '/api/v1/Kala/GetAllKala',
    about: ['goods'],
    data: GoodsRow,
    table: goodsTable,
  }),
  listPackagings: endpoint({
    ...list,
    path: '/api/v1/Bastebandy/GetAllBastebandy',
    about: ['packaging'],
    data: PackagingRow,
    table: packagingTable,
  }),
  listLoaderTypes: endpoint({
    ...list,
    path: '/api/v1/LoaderType/GetAllLoaderType',
    about: ['loaderType'],
    data: LoaderTypeRow,
    table: loaderTypeTable,
  }),
  listLoaderCategories: endpoint({
    ...list,
    path: '/api/v1/LoaderType/GetDistinctLoaderType',
    about: ['loaderType'],
    data: LoaderCategoryRow,
    table: loaderCategoryTable,
  }),
  listLoaderTypesOfCategory: endpoint({
    ...list,
    path: '/api/v1/LoaderType/GetLoaderTypeByCode',
    about: ['loaderType'],
    query: z.object({ Code: noSecret(id('دستهٔ بارگیر')) }),
    data: LoaderTypeRow,
    table: loaderTypeTable,
  }),
  showCatalogVersions: endpoint({
    ...reading,
    path: '/api/v1/Catalog/Versions',
    about: ['goods', 'packaging', 'loaderType', 'place'],
    byKey: 'all',
    access: 'signedIn',
    data: CatalogVersions,
  }),
}
