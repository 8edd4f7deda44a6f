import { useCallback } from 'react'
import type { ExportSheet } from '../ui/data-table/data-table-props.ts'
import { saveFile } from '../ui/data-table/save-file.ts'
import type { TableState } from '../ui/data-table/table-state.rules.ts'
import { connectionLost } from './api-error.ts'
import { openReply } from './api.ts'
import { onlyRows, shownFields, viewRequest } from './table-request.rules.ts'
import type { ListKey, ListScreen } from './list-screen.ts'
import { listInput } from './table-source.ts'

/** Fetches all rows of a table's view as a spreadsheet, in the columns that are shown, and saves it. */
export function useTableExport<K extends ListKey>(screen: ListScreen<K>, state: TableState) {
  return useCallback<ExportSheet>(
    async (format, { signal, onProgress, keys }) => {
      const { call: key, wire, title } = screen
      const view = viewRequest(state, wire)
      const asked = {
        ...(keys ? onlyRows(view, screen.key, keys) : view),
        Columns: shownFields(state, wire).join(','),
        ...(format === 'fields' ? { Format: 'csv', Headings: 'fields' } : { Format: format }),
      }
      const reply = await openReply(key, { ...listInput(key, asked), signal })
      const rows = numberOf(reply.headers.get('x-total-rows'))
      const sheet = await readWhole(reply, (bytes) => {
        const length = numberOf(reply.headers.get('content-length'))
        onProgress({ share: length ? bytes / length : null, rows, bytes })
      })
      if (!signal.aborted) saveFile(`${title}.${format === 'fields' ? 'csv' : format}`, sheet)
    },
    [screen, state],
  )
}

const numberOf = (text: string | null) => (text === null || text === '' ? undefined : Number(text))

async function readWhole(reply: Response, onBytes: (bytes: number) => void): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  const reader = reply.body?.getReader()
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      parts.push(part.value)
      bytes += part.value.byteLength
      onBytes(bytes)
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw connectionLost()
  }
  return new Blob(parts, { type: reply.headers.get('content-type') ?? '' })
}
