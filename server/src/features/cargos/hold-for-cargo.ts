import { notEnoughToChange, notEnoughToHold } from '@bargah/contract/features/cargos/cargos.text.ts'
import type { Tx } from '../../kernel/database.ts'
import { lacksMoney, Refusal } from '../../kernel/errors.ts'
import { accountsOfCompany, balanceOf, type CompanyAccounts, postTransfers } from '../wallet/wallet.api.ts'
import { computeHold } from './cargos.rules.ts'

type Held = {
  id: number
  companyId: number
  truckCount: number
  companyFeeRial: number
  commissionRial: number
}

type Done = { at: Date; byUser: number }

/** Holds the company's money for all trucks of a cargo. Refuses (no_money) with the amount that is needed. */
export async function holdForCargo(
  tx: Tx,
  cargo: Held,
  done: Done,
  accounts?: CompanyAccounts,
): Promise<void> {
  const amountRial = computeHold(cargo, cargo.truckCount)
  const lacking = notEnoughToHold(amountRial, cargo.truckCount)
  await hold(
    tx,
    cargo,
    { amountRial, lacking, accounts: accounts ?? (await accountsOfCompany(tx, cargo.companyId)) },
    done,
  )
}

type Of = { id: number; companyId: number }

/** Holds more of the company's money for a cargo (refuses: no_money), or gives back what is held too much: rials below 0. */
export async function changeHold(tx: Tx, cargo: Of, moreRial: number, done: Done): Promise<void> {
  if (moreRial >= 0)
    return hold(
      tx,
      cargo,
      {
        amountRial: moreRial,
        lacking: notEnoughToChange(moreRial),
        accounts: await accountsOfCompany(tx, cargo.companyId),
      },
      done,
    )
  const { own, held } = await accountsOfCompany(tx, cargo.companyId)
  const release = { debitAccountId: held, creditAccountId: own, amountRial: -moreRial, cargoId: cargo.id }
  await postTransfers(tx, [{ kind: 'release', ...release }], done)
}

type Asked = { amountRial: number; lacking: string; accounts: CompanyAccounts }

async function hold(tx: Tx, cargo: Of, { amountRial, lacking, accounts: { own, held } }: Asked, done: Done) {
  const transfer = { debitAccountId: own, creditAccountId: held, amountRial, cargoId: cargo.id }
  try {
    await postTransfers(tx, [{ kind: 'hold', ...transfer }], done)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw lacksMoney(lacking, amountRial - (await balanceOf(tx, { companyId: cargo.companyId, held: false })))
  }
}
