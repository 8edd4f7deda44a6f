import type { Entry, OldLine } from '@bargah/verifier/entries.ts'
import { groupOf, isOld, type LogGroup } from './log-index.ts'

/** An entry at its place, read (null: it cannot be) and as it stands. */
export type LogRow = { index: number; entry: Entry | OldLine | null; text: string }
export type RowFold = { rows: LogRow[]; groups: LogGroup[] }
export type RowOrFold = LogRow | RowFold

/** Shorter runs are shown whole. */
const shortest = 3

/** What folds with what; null stands by itself always. */
function foldsAs({ entry }: LogRow): 'queue' | 'permits' | 'cargos' | null {
  if (!entry) return null
  if (isOld(entry)) return groupOf(entry) === 'rounds' ? null : 'queue'
  if ('byStaff' in entry && entry.byStaff) return null
  const group = groupOf(entry)
  if (group === 'turns') return entry.kind === 'turn_returned' || entry.kind === 'taken_over' ? null : 'queue'
  if (group === 'lists') return 'queue'
  if (group === 'permits') return 'permits'
  return group === 'rest' && entry.kind !== 'hall_set' ? 'cargos' : null
}

/**
 * In: rows, newest first, and whose rows are looked for. Out: the same, where equal neighbours are one fold behind the
 * first of them; no row is left out, and none that is looked for is folded.
 */
export function foldRows(rows: readonly LogRow[], isMine: (index: number) => boolean): RowOrFold[] {
  const shown: RowOrFold[] = []
  let run: LogRow[] = []
  let runAs: ReturnType<typeof foldsAs> = null
  const close = () => {
    const [first, ...more] = run
    if (first) shown.push(first)
    if (more.length >= shortest)
      shown.push({
        rows: more,
        groups: [...new Set(more.flatMap(({ entry }) => (entry ? [groupOf(entry)] : [])))],
      })
    else shown.push(...more)
    run = []
  }
  for (const row of rows) {
    const as = isMine(row.index) ? null : foldsAs(row)
    if (as === null || as !== runAs) close()
    if (as === null) shown.push(row)
    else run.push(row)
    runAs = as
  }
  close()
  return shown
}
