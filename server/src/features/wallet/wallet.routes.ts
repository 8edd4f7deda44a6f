import { wallet } from '@bargah/contract/features/wallet/wallet.endpoints.ts'
import { walletCharged, walletDeducted } from '@bargah/contract/features/wallet/wallet.text.ts'
import { isOneOf, supporters } from '@bargah/contract/kernel/access.ts'
import { type Session, sessionOf } from '../../kernel/call.ts'
import type { Db } from '../../kernel/database.ts'
import { notFound } from '../../kernel/errors.ts'
import { done, routes } from '../../kernel/routes.ts'
import { chargeWallet } from './charge-wallet.ts'
import { balanceOf, expectOwner, type WalletOwner } from './wallet.store.ts'
import { listTransactions } from './wallet.views.ts'

type Named = { DriverId?: number | undefined; TransportationCompanyId?: number | undefined }

export const walletRoutes = () =>
  routes(wallet, {
    showMyBalance: async (call) => {
      const owner = ownWallet(sessionOf(call))
      return owner ? presentBalance(call.db, owner) : { availableBalance: 0, heldBalance: 0 }
    },
    showBalanceOf: async (call, { query }) => {
      const owner = readOwner(query)
      await expectOwner(call.db, owner)
      return presentBalance(call.db, owner)
    },
    listTransactions: async (call, { body }) => {
      const session = sessionOf(call)
      const owner = isOneOf(session.role, supporters) ? readOwner(body) : ownWallet(session)
      if (!owner) throw notFound('این کیف پول')
      await expectOwner(call.db, owner)
      return listTransactions(call.db, owner)
    },
    addCharge: async (call, { body }) => {
      const { Amount: amountRial, Description: description } = body
      await chargeWallet(call, { owner: readOwner(body), amountRial, description })
      return done(walletCharged(amountRial))
    },
    deductCharge: async (call, { body }) => {
      const { Amount: amountRial, Description: description } = body
      await chargeWallet(call, { owner: readOwner(body), amountRial: -amountRial, description })
      return done(walletDeducted(amountRial))
    },
  })

/** The wallet that a call names; the contract has it name one. */
function readOwner({ DriverId: driverId, TransportationCompanyId: companyId }: Named): WalletOwner {
  if (driverId !== undefined) return { driverId }
  if (companyId !== undefined) return { companyId, held: false }
  throw notFound('این کیف پول')
}

function ownWallet({ driverId, companyId }: Session): WalletOwner | null {
  if (driverId !== null) return { driverId }
  return companyId === null ? null : { companyId, held: false }
}

const presentBalance = async (db: Db, owner: WalletOwner) => ({
  availableBalance: await balanceOf(db, owner),
  heldBalance: 'driverId' in owner ? 0 : await balanceOf(db, { ...owner, held: true }),
})
