import { transferKinds } from '@bargah/contract/features/wallet/wallet.states.ts'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { sql } from '../../kernel/sql.ts'
import type { Moved } from './account-report.rules.ts'
import { findReportFacts } from './account-report.views.ts'
import { totalWallets } from './total-wallets.ts'

const app = useTestApp()
let companyId: number
let accounts: number[]
beforeAll(async () => {
  const [company, other, driver] = [
    await app.buildCompany(),
    await app.buildCompany(),
    await app.buildDriver(),
  ]
  companyId = company.id
  const { rows } = await sql<{
    id: number
  }>`select id from accounts where company_id in (${company.id}, ${other.id})
    or driver_id = ${driver.id} or driver_id is null and company_id is null order by id`.execute(app.db)
  accounts = rows.map(({ id }) => id)
})

// around the end of a day of Tehran
const midnight = new Date('2026-03-01T20:30:00Z').getTime()
const since = new Date(midnight - 2 * 86_400_000)
const line = fc.record({
  debit: fc.nat(),
  credit: fc.nat(),
  amountRial: fc.integer({ min: 1, max: 9 }),
  kind: fc.constantFrom(...transferKinds),
  minutes: fc.integer({ min: -4_000, max: 3_000 }),
})

type Line = typeof line extends fc.Arbitrary<infer One> ? One : never
async function writeLine({ debit, credit, amountRial, kind, minutes }: Line) {
  const [from, to] = [debit % accounts.length, credit % (accounts.length - 1)]
  await app.addRow('transfers', {
    debitAccountId: accounts[from] ?? 0,
    creditAccountId: accounts[to < from ? to : to + 1] ?? 0,
    amountRial,
    kind,
    at: new Date(midnight + minutes * 60_000),
  })
}

/** What moved, each day, kind and side once. */
async function readMoved() {
  const { moved } = await findReportFacts(app.db, { companyId, held: false }, since)
  const sums = new Map<string, Pick<Moved, 'amountRial' | 'count'>>()
  for (const { day, kind, side, amountRial, count } of moved) {
    const key = `${day} ${kind} ${side}`
    const before = sums.get(key) ?? { amountRial: 0, count: 0 }
    sums.set(key, { amountRial: before.amountRial + amountRial, count: before.count + count })
  }
  return sums
}

const upto = async () => (await app.rowsOf('walletTotalsUpto', {}))[0]?.transferId

describe('the totals of wallets', () => {
  it('with the lines after them say of a company what all its lines do, however many at once', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(line, { minLength: 1, maxLength: 12 }),
        fc.array(line, { maxLength: 4 }),
        fc.integer({ min: 1, max: 5 }),
        async (first, then, atOnce) => {
          for (const one of first) await writeLine(one)
          await totalWallets(app, undefined, atOnce)
          for (const one of then) await writeLine(one)
          const added = await readMoved()
          await app.db.deleteFrom('walletTotals').execute()
          await sql`update wallet_totals_upto set transfer_id = 0`.execute(app.db)
          expect(added).toEqual(await readMoved())
        },
      ),
      { numRuns: 30 },
    )
  })

  it('have each line once, also when two add at one moment', async () => {
    for (const debit of [0, 1, 2])
      await writeLine({ debit, credit: debit + 1, amountRial: 7, kind: 'hold', minutes: 0 })
    await Promise.all([totalWallets(app, undefined, 1), totalWallets(app, undefined, 2)])
    const { rows } = await sql<{ found: number; lines: number }>`
      select sum(count)::int as found, (select count(*) from transfers join accounts on accounts.id in (debit_account_id, credit_account_id)
        where accounts.kind = 'company' or accounts.kind = 'company_held' and not exists (select from accounts own
          where own.id in (debit_account_id, credit_account_id) and own.kind = 'company' and own.company_id = accounts.company_id))::int as lines
      from wallet_totals`.execute(app.db)
    expect(rows).toEqual([{ found: rows[0]?.lines, lines: rows[0]?.lines }])
    const { rows: last } = await sql<{ id: number }>`select max(id) as id from transfers`.execute(app.db)
    expect(await upto()).toBe(last[0]?.id)
  })

  it('wait for money that is being moved, and take it the next time', async () => {
    await totalWallets(app)
    const before = await upto()
    await app.db.transaction().execute(async (tx) => {
      await sql`insert into transfers (debit_account_id, credit_account_id, amount_rial, kind, at)
        values (${accounts[0]}, ${accounts[2]}, 5, 'top_up', now())`.execute(tx)
      await totalWallets(app)
      expect(await upto()).toBe(before)
    })
    await totalWallets(app)
    expect(await upto()).toBeGreaterThan(before ?? 0)
  })

  it('stop where the server ends', async () => {
    await writeLine({ debit: 0, credit: 1, amountRial: 7, kind: 'hold', minutes: 0 })
    const before = await upto()
    await totalWallets(app, AbortSignal.abort())
    expect(await upto()).toBe(before)
  })
})
