/** What the app and other features may use of keys. */
export { endAllKeys } from './api-keys.store.ts'
export { keyFinder } from './key-finder.store.ts'
export { isKey } from './key-tokens.ts'
