/** What the app and other features may use of permits. */
export { deriveKeys as derivePermitKeys } from './permit-code.rules.ts'
