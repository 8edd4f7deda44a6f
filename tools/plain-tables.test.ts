import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { compareTables } from './plain-tables.ts'

/** A repository with one file of the panel, and docs/lists.md with the rows of its table. */
function repositoryOf(tsx: string, ...rows: string[]) {
  const root = mkdtempSync(join(tmpdir(), 'tables-'))
  for (const folder of ['web/src/ui', 'docs']) mkdirSync(join(root, folder), { recursive: true })
  writeFileSync(join(root, 'web/src/ui/Own.tsx'), tsx)
  writeFileSync(join(root, 'docs/lists.md'), ['| file | why |', '| --- | --- |', ...rows].join('\n'))
  return root
}

const row = '| `web/src/ui/Own.tsx` | it folds |'

it('a table that is drawn by hand is told, unless docs/lists.md says why', () => {
  const byHand = 'export const Own = () => <table className="own" />'
  expect(compareTables(repositoryOf(byHand))).toEqual([expect.stringContaining('web/src/ui/Own.tsx draws')])
  expect(compareTables(repositoryOf(byHand, row))).toEqual([])
})

it('a file that is named and draws none is told too', () => {
  const other = 'export const Own = () => <TableGrid />'
  expect(compareTables(repositoryOf(other))).toEqual([])
  expect(compareTables(repositoryOf(other, row))).toEqual([expect.stringContaining('which draws no table')])
})
