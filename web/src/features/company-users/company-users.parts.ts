export { MembersOf, MembersValue } from './MembersOf.tsx'
