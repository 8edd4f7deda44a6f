export { ProvinceAndCity } from './ProvinceAndCity.tsx'
export { routeColumn } from './route-column.tsx'
