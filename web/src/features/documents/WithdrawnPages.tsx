import type { DocumentRow } from '@bargah/contract/features/documents/documents.schema.ts'
import { documentTypeLabels } from '@bargah/contract/features/documents/documents.states.ts'
import { lazy, Suspense, useState } from 'react'
import { formatDayTime } from '../../kernel/format.ts'
import { serverNow } from '../../kernel/now.ts'
import { Button } from '../../ui/Button.tsx'
import { linkOf } from './documents.queries.ts'

const LargePaper = lazy(async () => ({ default: (await import('../files/files.parts.ts')).LargePaper }))

/** What was taken back, for support: why, by whom and when, and the page itself. */
export function WithdrawnPages({ rows }: { rows: readonly DocumentRow[] }) {
  const [openId, setOpen] = useState<number | null>(null)
  const open = rows.find(({ id }) => id === openId)
  return (
    <ul className="documents-withdrawn" aria-label="سندهای پس‌گرفته">
      {rows.map((row) => (
        <li className="row gap-3 between" key={row.id}>
          <span>
            <b>{documentTypeLabels[row.type]} پس‌گرفته</b>
            {row.withdrawn && (
              <span className="subtle num">
                {[row.withdrawn.reason, row.withdrawn.by, formatDayTime(row.withdrawn.at, serverNow())]
                  .filter(Boolean)
                  .join('، ')}
              </span>
            )}
          </span>
          <Button size="dense" variant="ghost" onClick={() => setOpen(row.id)}>
            دیدن
          </Button>
        </li>
      ))}
      {open && (
        <Suspense>
          <LargePaper
            of={`document-${open.id}`}
            kind={open.kind}
            link={linkOf(open)}
            title={open.title}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </ul>
  )
}
