/** What other features may use of the wallet. */
export {
  accountOf,
  accountsOf,
  balanceOf,
  lockBalances,
  postTransfers,
  type Transfer,
} from './wallet.store.ts'
