/** What other features may draw of contact and rules. */
export { useContact } from './contact.queries.ts'
export { Rules } from './Rules.tsx'
