import type { TableDifference } from '@bargah/contract/features/reconciliation/reconciliation.schema.ts'

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
