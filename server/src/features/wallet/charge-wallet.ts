import { walletChanged } from '@bargah/contract/features/notifications/account-notices.text.ts'
import { walletRefusals } from '@bargah/contract/features/wallet/wallet.text.ts'
import { type Call, sessionOf } from '../../kernel/call.ts'
import { mustBe } from '../../kernel/compiled-once.ts'
import type { Tx } from '../../kernel/database.ts'
import { refuse } from '../../kernel/errors.ts'
import { notify } from '../notifications/notifications.api.ts'
import { mayDeduct } from './wallet.rules.ts'
import {
  accountOf,
  expectOwner,
  lockAccount,
  postTransfers,
  type Transfer,
  type WalletOwner,
} from './wallet.store.ts'

/** `amountRial`: what is added; below zero, what is taken. */
type Charge = { owner: WalletOwner; amountRial: number; description: string }

/** An administrator adds to a wallet or takes from it, never below zero; its owner is told. */
export async function chargeWallet(call: Call, { owner, amountRial, description }: Charge): Promise<void> {
  const { userId: byUser } = sessionOf(call)
  await call.write(async (tx, at) => {
    const [known, cash] = await Promise.all([lockAccount(tx, owner), accountOf(tx, { platform: 'cash' })])
    const { id: account, balanceRial } = known ?? (await openAccount(tx, owner))
    const isAdded = amountRial > 0
    if (!isAdded) refuse(mayDeduct(balanceRial ?? 0, amountRial), walletRefusals)
    const charge: Transfer = {
      kind: isAdded ? 'top_up' : 'withdrawal',
      debitAccountId: isAdded ? cash : account,
      creditAccountId: isAdded ? account : cash,
      amountRial: Math.abs(amountRial),
      description,
    }
    const isDriver = 'driverId' in owner
    const to = isDriver ? owner : { companyId: owner.companyId, flag: 'access_Load_Add' as const }
    await Promise.all([
      postTransfers(tx, [charge], { at, byUser, locked: new Map([[account, balanceRial ?? 0]]) }),
      notify(tx, [{ to, ...walletChanged(amountRial, description, { isDriver }) }], at),
    ])
  })
}

/** Opens and locks the account of who has none yet. Throws 404 where there is nobody to have it. */
async function openAccount(tx: Tx, owner: WalletOwner) {
  await expectOwner(tx, owner)
  await accountOf(tx, owner)
  return mustBe(await lockAccount(tx, owner))
}
