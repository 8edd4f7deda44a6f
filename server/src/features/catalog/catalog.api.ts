export { loaderName } from './catalog.store.ts'
