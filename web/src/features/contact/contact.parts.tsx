export { useContact } from './contact.queries.ts'
export { Rules } from './Rules.tsx'
