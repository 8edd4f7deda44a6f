import { afterAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { longAgo } from '../../../test/plain.ts'
import { accountOf, postTransfers } from './wallet.api.ts'

const app = useTestApp()
afterAll(async () => {
  await app.expectBalancedLedger()
})

const by = { at: longAgo, byUser: null }

async function companyAccounts(balanceRial: number) {
  const { id: companyId } = await app.buildCompany({ balanceRial })
  return app.db.transaction().execute(async (tx) => ({
    companyId,
    own: await accountOf(tx, { companyId, held: false }),
    held: await accountOf(tx, { companyId, held: true }),
  }))
}

describe('posting transfers', () => {
  it('writes beside each what it leaves, one after another', async () => {
    const { own, held } = await companyAccounts(100)
    const hold = { kind: 'hold' as const, debitAccountId: own, creditAccountId: held }
    await app.db.transaction().execute((tx) =>
      postTransfers(
        tx,
        [
          { ...hold, amountRial: 30 },
          { ...hold, amountRial: 0 },
          { ...hold, amountRial: 50 },
        ],
        by,
      ),
    )
    expect(await app.rowsOf('transfers', { debitAccountId: own }, 'id')).toMatchObject([
      { amountRial: 30, debitBalanceRial: 70, creditBalanceRial: 30 },
      { amountRial: 50, debitBalanceRial: 20, creditBalanceRial: 80 },
    ])
  })

  it('refuses all of them when together they take more than there is', async () => {
    const { companyId, own, held } = await companyAccounts(100)
    const hold = { kind: 'hold' as const, debitAccountId: own, creditAccountId: held, amountRial: 60 }
    const both = app.db.transaction().execute((tx) => postTransfers(tx, [hold, hold], by))
    await expect(both).rejects.toThrow('موجودی کیف پول کافی نیست')
    const { token } = await app.signedIn('TransportationCompanyAdmin', { companyId })
    const { data } = await app.call('showMyBalance', { token })
    expect(data).toEqual({ availableBalance: 100, heldBalance: 0, unitCost: null, unitHallId: null })
  })
})
