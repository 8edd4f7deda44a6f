export { linksFor } from './links-for.ts'
export { takeBackFile } from './files.store.ts'
export { takeFile } from './take-file.ts'
