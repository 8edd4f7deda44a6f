import * as z from 'zod/mini'
import { endpoint } from '../../kernel/endpoint.ts'
import { id, noSecret } from '../../kernel/fields.ts'
import { listTable } from '../../kernel/list-columns.ts'

const list = { method: 'GET', effect: 'read', reply: 'list', access: 'signedIn' } as const

/** The specification names a kind of goods twice: `id`, `kalaDesc` with cargos, `kalaID`, `kalaName` with agents. */
export const GoodsRow = z.object({
  id: z.number(),
  kalaDesc: z.string(),
  logesticDesc: z.string(),
  kalaID: z.number(),
  kalaName: z.string(),
})
export const PackagingRow = z.object({ id: z.number(), name: z.string() })
/** `loaderTypeName` is the category («تریلی»), `loaderTypeDesc` the kind within it («کفی»). */
export const LoaderTypeRow = z.object({
  id: z.number(),
  loaderTypeID: z.number(),
  loaderTypeName: z.string(),
  loaderTypeDesc: z.string(),
  typeCode: z.number(),
})
export const LoaderCategoryRow = z.object({ typeCode: z.number(), loaderTypeName: z.string() })

/** A word for each list of lookups that changes whenever the list does: what was kept under another word is stale. */
export const CatalogVersions = z.object({
  goods: z.string(),
  packagings: z.string(),
  loaderTypes: z.string(),
  cities: z.string(),
})
export type CatalogVersions = z.output<typeof CatalogVersions>

const goodsTable = listTable<z.output<typeof GoodsRow>>('کالاها', [
  { field: 'id', heading: 'شناسهٔ کالا', kind: 'identifier' },
  { field: 'kalaDesc', heading: 'کالا', kind: 'text' },
  { field: 'logesticDesc', heading: 'دسته', kind: 'text' },
])
const packagingTable = listTable<z.output<typeof PackagingRow>>('بسته‌بندی‌ها', [
  { field: 'id', heading: 'شناسهٔ بسته‌بندی', kind: 'identifier' },
  { field: 'name', heading: 'بسته‌بندی', kind: 'text' },
])
const loaderTypeTable = listTable<z.output<typeof LoaderTypeRow>>('بارگیرها', [
  { field: 'id', heading: 'شناسهٔ بارگیر', kind: 'identifier' },
  { field: 'loaderTypeName', heading: 'دسته', kind: 'text' },
  { field: 'loaderTypeDesc', heading: 'بارگیر', kind: 'text' },
  { field: 'typeCode', heading: 'کد دسته', kind: 'identifier' },
])
const loaderCategoryTable = listTable<z.output<typeof LoaderCategoryRow>>('دسته‌های بارگیر', [
  { field: 'typeCode', heading: 'کد دسته', kind: 'identifier' },
  { field: 'loaderTypeName', heading: 'دسته', kind: 'text' },
])

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
    method: 'GET',
    path: '/api/v1/Catalog/Versions',
    reply: 'envelope',
    effect: 'read',
    about: ['goods', 'packaging', 'loaderType', 'place'],
    access: 'signedIn',
    data: CatalogVersions,
  }),
}
