import { describeLongList } from '../../../test/long-list.ts'
import type { TestApp } from '../../../test/app.ts'
import { addRow } from '../../../test/rows.ts'
import { signedIn } from '../auth/auth.build.ts'
import { buildCargo } from '../cargos/cargos.build.ts'
import { buildCompany } from '../companies/companies.build.ts'
import { buildDriver } from '../drivers/drivers.build.ts'
import { buildPermit } from '../permits/permits.build.ts'

async function trade({ db }: TestApp) {
  for (let at = 0; at < 4; at += 1) {
    const { id: companyId } = await buildCompany(db, { balanceRial: 1_000_000 * (at + 1) })
    const cargo = await buildCargo(db, { companyId, truckCount: 3 })
    await buildPermit(db, cargo.id)
    if (at % 2) await buildPermit(db, cargo.id)
  }
  return {}
}

describeLongList('listAccounts', trade)
describeLongList('listLedger', trade)
describeLongList('listPayments', async ({ db }) => {
  const { id: driverId } = await buildDriver(db)
  const { userId: byUser } = await signedIn(db, 'Driver', { driverId })
  const statuses = ['pending', 'failed', 'reversed'] as const
  await addRow(
    db,
    'payments',
    Array.from({ length: 20 }, (_, at) => {
      const status = statuses[at % 3] ?? 'pending'
      const createdAt = new Date(Date.UTC(2026, 2, 1 + (at % 5), at))
      const isOver = status !== 'pending'
      return {
        driverId,
        byUser,
        amountRial: 10_000 + (at % 4) * 5_000,
        gateway: 'builtin' as const,
        token: `listed-${at}`,
        status,
        failure: isOver ? ('expired' as const) : null,
        settledAt: isOver ? createdAt : null,
        reference: at % 4 ? `پیگیری ${at}` : null,
        createdAt,
      }
    }),
  )
  return {}
})
