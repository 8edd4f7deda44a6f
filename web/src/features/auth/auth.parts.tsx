/** What other features may draw of accounts. */
export { SessionList, type SessionRow } from './SessionList.tsx'
export { SessionsOf } from './SessionsOf.tsx'
