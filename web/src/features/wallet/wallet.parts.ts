export { ChargeWell, mayCharge, WalletCount, WalletFigure, WalletOf, WalletValue } from './WalletOf.tsx'
export type { WalletOwner } from './wallet.queries.ts'
