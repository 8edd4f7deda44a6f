import { formatDayTime } from '@bargah/contract/kernel/day-and-hour.ts'
import type { DocumentRow } from '@bargah/contract/features/documents/documents.schema.ts'
import { documentTypeLabels } from '@bargah/contract/features/documents/documents.states.ts'
import { serverNow } from '../../kernel/now.ts'
import { Button } from '../../ui/Button.tsx'
import { useLargeDocument } from './use-large-document.tsx'
import '../../ui/lines.css'

/** What was taken back, for support: why, by whom and when, and the page itself. */
export function WithdrawnPages({ rows }: { rows: readonly DocumentRow[] }) {
  const { openLarge, large } = useLargeDocument(rows)
  return (
    <ul className="lines" aria-label="سندهای پس‌گرفته">
      {rows.map((row) => (
        <li key={row.id}>
          <span className="grow">
            <b>{documentTypeLabels[row.type]} پس‌گرفته</b>
            {row.withdrawn && (
              <small>
                {[row.withdrawn.reason, row.withdrawn.by, formatDayTime(row.withdrawn.at, serverNow())]
                  .filter(Boolean)
                  .join('، ')}
              </small>
            )}
          </span>
          <Button size="dense" variant="ghost" onClick={() => openLarge(row.id)}>
            دیدن
          </Button>
        </li>
      ))}
      {large}
    </ul>
  )
}
