/** The tables of wallet, written by `npm run tables` from the migrations. */
import type { AccountKind, TransferKind } from '@bargah/contract/features/wallet/wallet.states.ts'
import type { Generated, GeneratedAlways } from 'kysely'

export type WalletTables = {
  accounts: {
    id: GeneratedAlways<number>
    kind: AccountKind
    driverId: number | null
    companyId: number | null
    balanceRial: number | null
  }
  transfers: {
    id: GeneratedAlways<number>
    debitAccountId: number
    creditAccountId: number
    amountRial: number
    kind: TransferKind
    at: Date
    byUser: number | null
    cargoId: number | null
    permitId: number | null
    description: Generated<string>
    debitBalanceRial: number | null
    creditBalanceRial: number | null
  }
}
