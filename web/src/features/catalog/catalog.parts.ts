/** What forms and filters pick from, for every feature. */
export { useCompanyChoices } from './companies.choices.ts'
export { useGoodsChoices } from './goods.choices.ts'
export { useHallChoices } from './halls.choices.ts'
export { useListChoices } from './list-choices.ts'
export { useLoaderGroups } from './loader-types.choices.ts'
export { usePackagingChoices } from './packagings.choices.ts'
