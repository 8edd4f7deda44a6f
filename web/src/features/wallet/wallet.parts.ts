/** What other features may draw of wallets. */
export { ChargeWell, mayCharge, WalletCount, WalletFigure, WalletOf, WalletValue } from './WalletOf.tsx'
export type { WalletOwner } from './wallet.queries.ts'
