/** What other features may draw of accounts. */
export { CredentialsCard } from './CredentialsCard.tsx'
export { CredentialsDialog } from './CredentialsDialog.tsx'
export type { Credentials } from './credentials.rules.ts'
export { SessionList, type SessionRow } from './SessionList.tsx'
export { SessionsOf } from './SessionsOf.tsx'
