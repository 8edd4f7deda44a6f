/** What other features may draw of wallets. */
export { WalletOf, WalletValue } from './WalletOf.tsx'
