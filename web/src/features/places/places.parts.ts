export { routeColumn } from './route-column.tsx'
