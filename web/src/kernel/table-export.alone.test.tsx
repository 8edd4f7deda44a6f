// @vitest-environment happy-dom
import { turnTable } from '@bargah/contract/features/turns/turns.columns.ts'
import { expect, it, vi } from 'vitest'
import type { ExportSheet, SheetFormat } from '../ui/data-table/data-table-props.ts'
import { saveFile } from '../ui/data-table/save-file.ts'
import { startState } from '../ui/data-table/table-state.rules.ts'
import { listScreen } from './list-screen.ts'
import { show } from './show.build.tsx'
import { useTableExport } from './table-export.ts'

vi.mock('../ui/data-table/save-file.ts')
const screen = listScreen('searchTurns', turnTable, { list: 'turns', noun: 'نوبت', columns: {} })
const state = startState(screen.columns, { view: '' })

it.each<[SheetFormat, object, string]>([
  ['xlsx', { Format: 'xlsx' }, `${turnTable.title}.xlsx`],
  ['csv', { Format: 'csv' }, `${turnTable.title}.csv`],
  ['fields', { Format: 'csv', Headings: 'fields' }, `${turnTable.title}.csv`],
])('a file is asked for and saved as %s', async (format, asked, name) => {
  const bodies: object[] = []
  let save: ExportSheet | undefined
  function Export() {
    save = useTableExport(screen, state)
    return null
  }
  show(<Export />, { searchTurns: ({ body }) => void bodies.push(body) })
  await save?.(format, { signal: new AbortController().signal, onProgress: () => undefined })
  expect(bodies).toEqual([{ Columns: expect.stringContaining('turnNumber'), ...asked }])
  expect(saveFile).toHaveBeenLastCalledWith(name, expect.any(Blob))
})
