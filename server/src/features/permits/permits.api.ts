/** What the app and other features may use of permits. */
export { type Grant, issuePermits, rememberLogHead } from './issue-permits.ts'
export { askingCode, deleteOldAskings } from './askings.store.ts'
export { findCargoRoutes, takePermitIds } from './issue-permits.store.ts'
export { hasOpenPermit } from './permits.store.ts'
export { permitScope } from './permit-scope.store.ts'
export { lockPermit, setPermitStatus } from './permits.store.ts'
export { tellPaperWithdrawn } from './tell-permits.ts'
export { findPermits } from './permits.views.ts'
