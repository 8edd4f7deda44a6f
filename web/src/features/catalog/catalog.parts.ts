/** What forms and filters pick from, and the columns that are filtered so, for every feature. */
export { companyColumn, goodsColumn, hallCityFilter } from './choice-columns.tsx'
export { acceptedCompanies, useCompanyChoices } from './companies.choices.ts'
export { useGoodsChoices } from './goods.choices.ts'
export { useHallChoices, useTurnHallChoices } from './halls.choices.ts'
export { useListChoices } from './list-choices.ts'
export { useLoaderGroups } from './loader-types.choices.ts'
export { usePackagingChoices } from './packagings.choices.ts'
