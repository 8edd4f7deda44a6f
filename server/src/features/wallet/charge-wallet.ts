import { walletChanged } from '@bargah/contract/features/notifications/notifications.text.ts'
import { walletRefusals } from '@bargah/contract/features/wallet/wallet.text.ts'
import { type Call, sessionOf } from '../../kernel/call.ts'
import { refuse } from '../../kernel/errors.ts'
import { notify } from '../notifications/notifications.api.ts'
import { mayDeduct } from './wallet.rules.ts'
import {
  accountOf,
  expectOwner,
  findAccount,
  lockBalances,
  postTransfers,
  type WalletOwner,
} from './wallet.store.ts'

/** `amountRial`: what is added; below zero, what is taken. */
type Charge = { owner: WalletOwner; amountRial: number; description: string }

/** An administrator adds to a wallet or takes from it, never below zero; its owner is told. */
export async function chargeWallet(call: Call, { owner, amountRial, description }: Charge): Promise<void> {
  const { userId: byUser } = sessionOf(call)
  await call.write(async (tx, at) => {
    const [known, cash] = await Promise.all([findAccount(tx, owner), accountOf(tx, { platform: 'cash' })])
    if (!known) await expectOwner(tx, owner)
    const account = known?.id ?? (await accountOf(tx, owner))
    const isAdded = amountRial > 0
    if (!isAdded) {
      const balances = await lockBalances(tx, [account])
      refuse(mayDeduct(balances.get(account) ?? 0, amountRial), walletRefusals)
    }
    await postTransfers(
      tx,
      [
        {
          kind: isAdded ? 'top_up' : 'withdrawal',
          debitAccountId: isAdded ? cash : account,
          creditAccountId: isAdded ? account : cash,
          amountRial: Math.abs(amountRial),
          description,
        },
      ],
      { at, byUser },
    )
    const isDriver = 'driverId' in owner
    const to = isDriver ? owner : { companyId: owner.companyId, flag: 'access_Load_Add' as const }
    await notify(tx, [{ to, ...walletChanged(amountRial, description, { isDriver }) }], at)
  })
}
