import type { TableDifference } from '@bargah/contract/features/reconciliation/reconciliation.schema.ts'
import type { Tx } from '../../kernel/database.ts'
import { listWrongTotals } from '../wallet/wallet.api.ts'
import { compareKept, type Folded, foldChange, keptOf, noChanges } from './audit-state.rules.ts'
import {
  type Audited,
  batch,
  listAudited,
  listChanges,
  listChangesOfMany,
  listCredited,
  listRows,
  listUntoldRows,
  listUntoldTransfers,
} from './log-check.store.ts'
import { comparePayment, compareTotal } from './payments-check.rules.ts'

/** Where what is found goes, with how many rows were looked at: the first differences are kept, of the rest how many there are. */
export type Findings = { add(found: readonly TableDifference[], rows?: number): void }

const mostKept = 200

export function openFindings() {
  const differences: TableDifference[] = []
  const counts = { rows: 0, differenceCount: 0 }
  const findings: Findings = {
    add(found, rows = 0) {
      counts.rows += rows
      counts.differenceCount += found.length
      differences.push(...found.slice(0, mostKept - differences.length))
    },
  }
  return { findings, found: () => ({ ...counts, differences }) }
}

/**
 * Holds every row against the state that the audit kept of it last, the money that came against who answers for it, and the days'
 * totals of wallets against their lines.
 */
export async function compareAudit(tx: Tx, findings: Findings): Promise<void> {
  for (const table of await listAudited(tx)) await compareTable(tx, table, findings)
  for (const { name, rowId } of await listUntoldRows(tx))
    findings.add([
      {
        of: 'audit',
        hallId: null,
        rowId: `${name} ${rowId}`,
        against: 'audit',
        field: 'row',
        table: rowId,
        told: null,
      },
    ])
  for (const { id, amountRial } of await listUntoldTransfers(tx))
    findings.add([
      {
        of: 'transfer',
        hallId: null,
        rowId: String(id),
        against: 'audit',
        field: 'amount',
        table: String(amountRial),
        told: null,
      },
    ])
  for (const total of await listWrongTotals(tx, mostKept)) findings.add(compareTotal(total))
  for (let after = 0; ; ) {
    const rows = await listCredited(tx, after)
    for (const row of rows) findings.add(comparePayment(row))
    findings.add([], rows.length)
    after = rows.at(-1)?.id ?? 0
    if (rows.length < batch) break
  }
}

/** Goes through the changes of a table row by row, some rows at a time. */
async function compareTable(tx: Tx, table: Audited, findings: Findings): Promise<void> {
  let place = { rowId: '', line: 0, id: 0 }
  let last: { rowId: string; folded: Folded } | undefined
  let done = new Map<string, Folded>()
  for (;;) {
    const changes = await listChanges(tx, table.name, place)
    for (const change of changes) {
      if (last && last.rowId !== change.rowId) done.set(last.rowId, last.folded)
      if (last?.rowId !== change.rowId) last = { rowId: change.rowId, folded: noChanges() }
      foldChange(last.folded, change)
    }
    const end = changes.at(-1)
    const isEnd = changes.length < batch
    if (isEnd && last) done.set(last.rowId, last.folded)
    await compareRows(tx, table, done, findings)
    if (isEnd || !end) return
    done = new Map()
    place = { rowId: end.rowId, line: end.line, id: end.id }
  }
}

async function compareRows(tx: Tx, table: Audited, all: ReadonlyMap<string, Folded>, findings: Findings) {
  if (all.size === 0) return
  if (table.isAlike)
    for (const change of await listChangesOfMany(tx, table.name, [...all.keys()]))
      foldChange(all.get(change.rowId) ?? noChanges(), change)
  const rows = await listRows(tx, table, [...all.keys()])
  for (const [rowId, folded] of all)
    findings.add(compareKept({ table, rowId, row: rows.get(rowId), kept: keptOf(folded) }))
  findings.add([], all.size)
}
