/** What other features may draw of agency users. */
export { MembersOf, MembersValue } from './MembersOf.tsx'
