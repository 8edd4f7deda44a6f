import { useState } from 'react'
import { useSearch } from '@tanstack/react-router'
import { makeSampleRows, TableSample } from './TableSample.tsx'

/** The data table: `/dev/ui?part=table&rows=100000&all=true` shows that many made-up rows on one page. */
export function TablePart() {
  const search: { rows?: unknown; all?: unknown } = useSearch({ strict: false })
  const [rows] = useState(() => makeSampleRows(typeof search.rows === 'number' ? search.rows : 48))
  return (
    <div id="table" className="is-full">
      <TableSample rows={rows} all={search.all === true} />
    </div>
  )
}
