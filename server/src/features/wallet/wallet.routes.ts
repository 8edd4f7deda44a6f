import { wallet } from '@bargah/contract/features/wallet/wallet.endpoints.ts'
import { walletCharged, walletDeducted } from '@bargah/contract/features/wallet/wallet.text.ts'
import { isOneOf, supporters } from '@bargah/contract/kernel/access.ts'
import type { Pdf } from '../../adapters/pdf/pdf.port.ts'
import { type Call, type Session, sessionOf } from '../../kernel/call.ts'
import { computeDays } from '../../kernel/days.ts'
import { notFound } from '../../kernel/errors.ts'
import { done, routes } from '../../kernel/routes.ts'
import { chargeWallet } from './charge-wallet.ts'
import { printStatement } from './print-statement.ts'
import { showReport } from './show-report.ts'
import { expectOwner, type WalletOwner } from './wallet.store.ts'
import { showHead } from './wallet-head.views.ts'
import { listTransactions } from './wallet.views.ts'

type Named = { DriverId?: number | undefined; TransportationCompanyId?: number | undefined }

export const walletRoutes = ({ pdf }: { pdf: Pdf }) =>
  routes(wallet, {
    showMyBalance: async (call) => {
      const owner = ownWallet(sessionOf(call))
      return owner ? showHead(call.db, owner) : emptyBalance
    },
    showBalanceOf: async (call, { query }) => {
      const owner = readOwner(query)
      await expectOwner(call.db, owner)
      return showHead(call.db, owner)
    },
    listTransactions: async (call, { body }) => {
      const owner = await readableOwner(call, body)
      return listTransactions(call.db, owner, { ...computeDays(body), group: body.Group })
    },
    showAccountReport: async (call, { query }) =>
      (await showReport(call, await readableOwner(call, query), query)).report,
    printStatement: async (call, { query }) =>
      printStatement(call, await readableOwner(call, query), query, { pdf }),
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

/** Support reads the wallet that it names, everybody else his own. */
async function readableOwner(call: Call, named: Named): Promise<WalletOwner> {
  const session = sessionOf(call)
  const owner = isOneOf(session.role, supporters) ? readOwner(named) : ownWallet(session)
  if (!owner) throw notFound('این کیف پول')
  await expectOwner(call.db, owner)
  return owner
}

function ownWallet({ driverId, companyId }: Session): WalletOwner | null {
  if (driverId !== null) return { driverId }
  return companyId === null ? null : { companyId, held: false }
}

const emptyBalance = { availableBalance: 0, heldBalance: 0, unitCost: null, unitHallId: null }
