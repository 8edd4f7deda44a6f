export {
  accountOf,
  accountsOf,
  balanceOf,
  lockBalances,
  postTransfers,
  type Transfer,
} from './wallet.store.ts'
