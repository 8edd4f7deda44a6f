import { catalog } from '@bargah/contract/features/catalog/catalog.endpoints.ts'
import { lookup, routes, whole } from '../../kernel/routes.ts'
import {
  listGoods,
  listLoaderCategories,
  listLoaderTypes,
  listPackagings,
  showVersions,
} from './catalog.views.ts'

export const catalogRoutes = () =>
  routes(catalog, {
    listGoods: lookup('goods', async (db) => (await listGoods(db)).map(presentGoods)),
    listPackagings: lookup('packagings', listPackagings),
    listLoaderTypes: lookup('loader_types', async (db) => (await listLoaderTypes(db)).map(presentLoaderType)),
    listLoaderCategories: lookup('loader_types', async (db) =>
      (await listLoaderCategories(db)).map(presentLoaderCategory),
    ),
    listLoaderTypesOfCategory: async ({ db }, { query }) =>
      whole((await listLoaderTypes(db, query.Code)).map(presentLoaderType)),
    showCatalogVersions: ({ db }) => showVersions(db),
  })

type Goods = Awaited<ReturnType<typeof listGoods>>[number]
const presentGoods = ({ id, name, category }: Goods) => ({
  id,
  kalaDesc: name,
  logesticDesc: category,
  kalaID: id,
  kalaName: name,
})

type LoaderCategory = Awaited<ReturnType<typeof listLoaderCategories>>[number]
const presentLoaderCategory = ({ categoryCode, categoryName }: LoaderCategory) => ({
  typeCode: categoryCode,
  loaderTypeName: categoryName,
})

type LoaderType = Awaited<ReturnType<typeof listLoaderTypes>>[number]
const presentLoaderType = ({ id, name, categoryCode, categoryName }: LoaderType) => ({
  id,
  loaderTypeID: id,
  loaderTypeName: categoryName,
  loaderTypeDesc: name,
  typeCode: categoryCode,
})
