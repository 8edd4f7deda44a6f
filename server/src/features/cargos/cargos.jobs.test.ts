import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { daysAgo } from '../../../test/plain.ts'
import { balanceOf } from '../wallet/wallet.api.ts'
import { expireCargos } from './cargos.jobs.ts'

const app = useTestApp()

const cargoOf = (id: number) => app.oneRow('cargos', id)

describe('a sending cargo', () => {
  it('ends a week after it was announced, and what is held for its free trucks comes back', async () => {
    const { hall, company } = await app.hallWithCompany()
    const at = { companyId: company.id, hallId: hall.id }
    const old = await app.buildCargo({ ...at, announcedAt: daysAgo(7.01), truckCount: 3 })
    const young = await app.buildCargo({ ...at, announcedAt: daysAgo(6.99) })
    await app.buildPermit(old.id)
    await expireCargos(app, 7)
    expect(await cargoOf(old.id)).toMatchObject({ status: 1, finishReason: 'منقضی', remaining: 2 })
    expect(await cargoOf(young.id)).toMatchObject({ status: 0, finishedAt: null })
    const own = await balanceOf(app.db, { companyId: company.id, held: false })
    const held = await balanceOf(app.db, { companyId: company.id, held: true })
    expect({ own, held }).toEqual({ own: 50_000_000 - 120_000, held: 60_000 })
    await app.expectBalancedLedger()
  })

  it('ends once however often the sweep runs, also two at a time', async () => {
    const { hall, company } = await app.hallWithCompany()
    await app.buildCargo({ companyId: company.id, hallId: hall.id, announcedAt: daysAgo(8) })
    await Promise.all([expireCargos(app, 7), expireCargos(app, 7)])
    await expireCargos(app, 7)
    const releases = await app.db
      .selectFrom('transfers')
      .innerJoin('accounts', 'accounts.id', 'transfers.creditAccountId')
      .select('amountRial')
      .where('transfers.kind', '=', 'release')
      .where('accounts.companyId', '=', company.id)
      .execute()
    expect(releases).toEqual([{ amountRial: 60_000 }])
  })

  it('waits for the split when it is in an open round', async () => {
    const { hall } = await app.hallWithCompany()
    const cargo = await app.buildCargo({ hallId: hall.id, announcedAt: daysAgo(8) })
    const times = { opensAt: daysAgo(0), closesAt: daysAgo(-0.01) }
    const roundId = await app.buildRound(hall.id, { ...times, cargoIds: [cargo.id] })
    await expireCargos(app, 7)
    expect((await cargoOf(cargo.id)).status).toBe(0)
    await app.setRow('rounds', roundId, { settledAt: daysAgo(0) })
    await expireCargos(app, 7)
    expect((await cargoOf(cargo.id)).status).toBe(1)
  })

  it('ends after as many days as are set', async () => {
    const cargo = await app.buildCargo({ announcedAt: daysAgo(8) })
    await expireCargos(app, 9)
    expect((await cargoOf(cargo.id)).status).toBe(0)
  })

  it('that awaits review is left alone', async () => {
    const cargo = await app.buildCargo({ status: -1, announcedAt: daysAgo(8) })
    await expireCargos(app, 7)
    expect((await cargoOf(cargo.id)).status).toBe(-1)
  })
})
