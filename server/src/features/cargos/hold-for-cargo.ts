import { notEnoughToHold } from '@bargah/contract/features/cargos/cargos.text.ts'
import type { Tx } from '../../kernel/database.ts'
import { Refusal } from '../../kernel/errors.ts'
import { accountOf, postTransfers } from '../wallet/wallet.api.ts'
import { computeHold } from './cargos.rules.ts'

type Held = {
  id: number
  companyId: number
  truckCount: number
  companyFeeRial: number
  commissionRial: number
}

/** Holds the company's money for all trucks of a cargo. Refuses (no_money) with the amount that is needed. */
export async function holdForCargo(tx: Tx, cargo: Held, done: { at: Date; byUser: number }): Promise<void> {
  const amountRial = computeHold(cargo, cargo.truckCount)
  const { companyId, id: cargoId, truckCount } = cargo
  const debitAccountId = await accountOf(tx, { companyId, held: false })
  const creditAccountId = await accountOf(tx, { companyId, held: true })
  try {
    await postTransfers(tx, [{ kind: 'hold', debitAccountId, creditAccountId, amountRial, cargoId }], done)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new Refusal(error.code, notEnoughToHold(amountRial, truckCount))
  }
}
