/** What other features may use of files. */
export { signLink } from './files.rules.ts'
export { linksFor } from './links-for.ts'
export { takeFile } from './take-file.ts'
