import type { TableDifference } from '@bargah/contract/features/reconciliation/reconciliation.schema.ts'

export type Credited = {
  id: number
  amountRial: number
  reference: string | null
  movedRial: number | null
  movedAt: Date | null
  settledAt: Date | null
  /** Of the demo world's own bank, which can be asked here. */
  ordered: { amountRial: number; outcome: string | null } | null
}

/** In: a payment that counts as credited. Out: in what it differs from what the bank confirmed and what was credited for it. */
export function comparePayment(row: Credited): TableDifference[] {
  const place = { of: 'payment', hallId: null, rowId: String(row.id), against: 'bank' } as const
  const textOf = (value: unknown) => (value === null || value === undefined ? null : String(value))
  const differ = (field: string, table: unknown, told: unknown): TableDifference[] =>
    textOf(table) === textOf(told) ? [] : [{ ...place, field, table: textOf(table), told: textOf(told) }]
  return [
    ...differ('amount', row.movedRial, row.amountRial),
    ...differ('settledAt', row.settledAt?.toISOString(), row.movedAt?.toISOString()),
    ...(row.reference === null ? [{ ...place, field: 'reference', table: null, told: null }] : []),
    ...(row.ordered
      ? [
          ...differ('amount', row.amountRial, row.ordered.amountRial),
          ...differ('outcome', 'paid', row.ordered.outcome),
        ]
      : []),
  ]
}

/** `found`: what a day's total of a wallet says; `expected`: what its lines come to, in rials and their number. */
export type ComparedTotal = {
  companyId: number
  day: string
  kind: string
  side: string
  found: TotalSum | null
  expected: TotalSum | null
}
type TotalSum = { amount: number; count: number }

/** In: a day's total of a wallet that is not what its lines come to. Out: in what it differs from them. */
export function compareTotal(total: ComparedTotal): TableDifference[] {
  const { companyId, day, kind, side, found, expected } = total
  const rowId = `${companyId}/${day}/${kind}/${side}`
  return (['amount', 'count'] as const).flatMap((field) => {
    const [table, told] = [found, expected].map((one) => (one ? String(one[field]) : null)) as [Sum, Sum]
    return table === told ? [] : [{ of: 'total', hallId: null, rowId, against: 'ledger', field, table, told }]
  })
}
type Sum = string | null
