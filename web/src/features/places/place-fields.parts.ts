/** The fields of a form for where something is: fetched with the forms, and not with the lists that draw a route. */
export { ProvinceAndCity, useCityName } from './ProvinceAndCity.tsx'
