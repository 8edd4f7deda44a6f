export { useMyPermit } from './my-permit.queries.ts'
