/** What other features may draw of accounts. */
export { ChangePasswordOfDialog } from './ChangePasswordOfDialog.tsx'
export { CredentialsCard } from './CredentialsCard.tsx'
export { CredentialsDialog } from './CredentialsDialog.tsx'
export type { Credentials } from './credentials.rules.ts'
export { NewAccountDialog } from './NewAccountDialog.tsx'
export { SessionList, type SessionRow } from './SessionList.tsx'
export { SessionsOf } from './SessionsOf.tsx'
