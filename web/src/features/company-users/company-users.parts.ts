/** What other features may draw of company users. */
export { MembersOf, MembersValue } from './MembersOf.tsx'
