/** What forms and filters pick from, and the columns that are filtered so, for every feature. */
export { companyColumn, goodsColumn, hallCityFilter, useListChoices } from './choice-columns.tsx'
export {
  acceptedCompanies,
  useCompanyChoices,
  useGoodsChoices,
  useHallChoices,
  useLoaderGroups,
  usePackagingChoices,
  useTurnHallChoices,
} from './choices.ts'
