import { describe, expect, it } from 'vitest'
import { contract } from '../../contract.ts'
import type { ListTable } from '../../kernel/list-columns.ts'
import { sums } from './sums.text.ts'

const wordOf: Record<string, string> = {
  cargoRent: sums.rent,
  netPayToman: sums.netPay,
  driverFeeRial: sums.driverFee,
  driverCharghe: sums.driverFee,
  companyFeeRial: sums.companyFee,
  transportationCompanyCharghe: sums.companyFee,
  commissionRial: sums.commission,
}

describe('a sum of a load', () => {
  it('has the same word at the head of every list', () => {
    const tables = Object.values(contract).map((call): ListTable | undefined =>
      'table' in call ? call.table : undefined,
    )
    const columns = tables.flatMap((table) => table?.columns ?? [])
    const named = columns.filter(({ field }) => field in wordOf)
    expect(named.length).toBeGreaterThan(5)
    for (const { field, heading } of named) expect(heading, field).toBe(wordOf[field])
  })
})
