/** What other features may use of the wallet. */
export { accountOf, balanceOf, postTransfers, type Transfer } from './wallet.store.ts'
