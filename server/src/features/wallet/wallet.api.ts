export { listWrongTotals } from './wallet-totals.store.ts'
export {
  accountOf,
  accountsOf,
  accountsOfCompany,
  balanceOf,
  type CompanyAccounts,
  lockAccountsOfCompanies,
  lockBalances,
  postTransfers,
  type Transfer,
} from './wallet.store.ts'
