import { describeLongList } from '../../../test/long-list.ts'
import { accountOf, postTransfers } from './wallet.api.ts'

describeLongList('listTransactions', async (app) => {
  const { id: companyId } = await app.buildCompany({ balanceRial: 1_000_000 })
  await app.db.transaction().execute(async (tx) => {
    const own = await accountOf(tx, { companyId, held: false })
    const held = await accountOf(tx, { companyId, held: true })
    const cash = await accountOf(tx, { platform: 'cash' })
    for (let at = 1; at <= 30; at += 1) {
      const kind = (['top_up', 'hold', 'withdrawal'] as const)[at % 3] ?? 'hold'
      const [debitAccountId, creditAccountId] =
        kind === 'top_up' ? [cash, own] : [own, kind === 'hold' ? held : cash]
      const transfer = { kind, debitAccountId, creditAccountId, amountRial: 1_000 + (at % 7) * 100 }
      await postTransfers(tx, [{ ...transfer, description: at % 4 === 0 ? 'اصلاح' : `سند ${at}` }], {
        at: new Date(Date.UTC(2026, 2, 1 + (at % 9), at)),
        byUser: null,
      })
    }
  })
  return { TransportationCompanyId: companyId }
})
