import { longAgo } from '../../../test/plain.ts'
import { addRow } from '../../../test/rows.ts'
import type { Db } from '../../kernel/database.ts'

/** Puts money into a wallet as a top-up, so that the ledger stays balanced. */
export async function putMoney(
  db: Db,
  owner: { driverId: number } | { companyId: number },
  amountRial: number,
) {
  if (amountRial === 0) return
  const cash = await db
    .selectFrom('accounts')
    .select('id')
    .where('kind', '=', 'platform_cash')
    .executeTakeFirstOrThrow()
  const account = await db
    .updateTable('accounts')
    .set((eb) => ({ balanceRial: eb('balanceRial', '+', amountRial) }))
    .where('kind', '=', 'driverId' in owner ? 'driver' : 'company')
    .where((eb) =>
      'driverId' in owner ? eb('driverId', '=', owner.driverId) : eb('companyId', '=', owner.companyId),
    )
    .returning(['id', 'balanceRial'])
    .executeTakeFirstOrThrow()
  await addRow(db, 'transfers', {
    debitAccountId: cash.id,
    creditAccountId: account.id,
    amountRial,
    kind: 'top_up',
    at: longAgo,
    creditBalanceRial: account.balanceRial,
  })
}
