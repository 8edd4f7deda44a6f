export { endAllKeys } from './api-keys.store.ts'
export { keyByIdFinder, keyFinder } from './key-finder.store.ts'
export { isKey } from './change-keys.ts'
