import { catalog } from '@bargah/contract/features/catalog/catalog.endpoints.ts'
import { routes, whole } from '../../kernel/routes.ts'
import {
  listGoods,
  listLoaderCategories,
  listLoaderTypes,
  listPackagings,
  showVersions,
} from './catalog.views.ts'

export const catalogRoutes = () =>
  routes(catalog, {
    listGoods: async ({ db }) =>
      whole(
        (await listGoods(db)).map(({ id, name, category }) => ({
          id,
          kalaDesc: name,
          logesticDesc: category,
        })),
      ),
    listPackagings: async ({ db }) => whole(await listPackagings(db)),
    listLoaderTypes: async ({ db }) => whole((await listLoaderTypes(db)).map(presentLoaderType)),
    listLoaderCategories: async ({ db }) =>
      whole(
        (await listLoaderCategories(db)).map(({ categoryCode, categoryName }) => ({
          typeCode: categoryCode,
          loaderTypeName: categoryName,
        })),
      ),
    listLoaderTypesOfCategory: async ({ db }, { query }) =>
      whole((await listLoaderTypes(db, query.Code)).map(presentLoaderType)),
    showCatalogVersions: ({ db }) => showVersions(db),
  })

type LoaderType = Awaited<ReturnType<typeof listLoaderTypes>>[number]
const presentLoaderType = ({ id, name, categoryCode, categoryName }: LoaderType) => ({
  id,
  loaderTypeName: categoryName,
  loaderTypeDesc: name,
  typeCode: categoryCode,
})
