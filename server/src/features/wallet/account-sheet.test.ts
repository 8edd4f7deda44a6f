import type { TransferKind } from '@bargah/contract/features/wallet/wallet.states.ts'
import { parseJalaliDateTime } from '@bargah/contract/kernel/dates.ts'
import { dayMs } from '@bargah/contract/kernel/durations.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { accountOf, postTransfers } from './wallet.api.ts'

const app = useTestApp()
afterAll(() => app.expectBalancedLedger())

const month = { FromDate: '1405/02/01', ToDate: '1405/02/31' }
const first = (parseJalaliDateTime(month.FromDate) as Date).getTime()
const columns = 'transactionNumber,transactionDate,kind,deposit,withdraw,fromHold,availableBalance'

let token: string
/** A company's wallet: days of the month before, its own and the one after it, with every kind of line. */
beforeAll(async () => {
  const company = await app.buildCompany({ balanceRial: 0 })
  token = (await app.signedIn('TransportationCompanyAdmin', { companyId: company.id })).token
  await app.db.transaction().execute(async (tx) => {
    const own = await accountOf(tx, { companyId: company.id, held: false })
    const held = await accountOf(tx, { companyId: company.id, held: true })
    const cash = await accountOf(tx, { platform: 'cash' })
    const income = await accountOf(tx, { platform: 'income' })
    const ways: [TransferKind, number, number, number][] = [
      ['top_up', cash, own, 9_000_000],
      ['hold', own, held, 2_400_000],
      ['company_fee', held, income, 600_000],
      ['company_refund', income, held, 300_000],
      ['company_refund', income, own, 210_000],
      ['release', held, own, 900_000],
      ['withdrawal', own, cash, 150_000],
    ]
    for (let day = -3; day < 35; day += 1)
      for (const [kind, debitAccountId, creditAccountId, amountRial] of ways)
        await postTransfers(tx, [{ kind, debitAccountId, creditAccountId, amountRial, description: kind }], {
          at: new Date(first + (day + 0.5) * dayMs),
          byUser: null,
        })
  })
})

/** The columns of money of a file, as programs read it. */
async function readSheet() {
  const body = { ...month, Columns: columns, Format: 'csv', Headings: 'fields', Sort: 'transactionNumber' }
  const { text } = await app.call('listTransactions', { token, body })
  const [head = '', ...lines] = text
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n')
  const cut = (line: string) => line.split(',').map((cell) => cell.replaceAll('"', ''))
  const names = cut(head)
  return lines.map((line) => Object.fromEntries(cut(line).map((cell, at) => [names[at], cell])))
}

describe('a sheet of a month of the account', () => {
  it('leads from the opening balance to the closing one, line by line, and so does its hold', async () => {
    const { data: report } = await app.call('showAccountReport', { token, query: month })
    const rows = await readSheet()
    expect(rows).toHaveLength(31 * 7)
    let balance = report.opening
    let held = report.held.opening
    for (const row of rows) {
      balance += Number(row.deposit) - Number(row.withdraw)
      expect(Number(row.availableBalance)).toBe(balance)
      if (row.kind === 'hold') held += Number(row.withdraw)
      if (row.kind === 'release') held -= Number(row.deposit)
      held -= Number(row.fromHold)
    }
    expect(balance).toBe(report.closing)
    expect(held).toBe(report.held.closing)
  })
})
