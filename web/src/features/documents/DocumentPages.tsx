import type { DocumentRow } from '@bargah/contract/features/documents/documents.schema.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { FileText } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { linkOf } from './documents.queries.ts'
import { fetched } from '../../ui/fetched.tsx'

/** The pages of a document side by side, each of which opens large. */
export function DocumentPages({ rows, label }: { rows: readonly DocumentRow[]; label: string }) {
  const { openLarge, large } = useLargeDocument(rows)
  return (
    <DocumentDesk>
      {rows.toReversed().map((row, index) => (
        <Page
          key={row.id}
          row={row}
          label={`${label}، برگ ${formatNumber(index + 1)} از ${formatNumber(rows.length)}`}
          onOpen={() => openLarge(row.id)}
        />
      ))}
      {large}
    </DocumentDesk>
  )
}

/** The ground on which papers lie beside each other. */
export const DocumentDesk = ({ children }: { children: ReactNode }) => (
  <div className="gap-3 subtle relative on-sunken flex document-desk">{children}</div>
)

type PageProps = { row: DocumentRow; label: string; onOpen: () => void }

/** Its picture stays the one that came first: a new link is no new picture. */
function Page({ row, label, onOpen }: PageProps) {
  const [picture] = useState(`${linkOf(row)}?Small=1`)
  const isPicture = row.kind === 'jpeg'
  // what stands in it to be read is in its name too
  const name = `بزرگ دیدن ${label}${isPicture ? '' : '، PDF'}`
  return (
    <button type="button" className="fixed zooms document-page" aria-label={name} onClick={onOpen}>
      {isPicture ? (
        <img src={picture} alt="" />
      ) : (
        <span className="gap-15 size-sm on-panel middle grid document-pdf">
          <FileText className="i-xl" />
          PDF
        </span>
      )}
    </button>
  )
}

const LargePaper = fetched(async () => ({ default: (await import('../files/files.parts.tsx')).LargePaper }))

/** Out: what opens one of these pages large, and the page that is open. */
export function useLargeDocument(rows: readonly DocumentRow[]) {
  const [openId, setOpen] = useState<number | null>(null)
  const open = rows.find(({ id }) => id === openId)
  const large = open && (
    <LargePaper
      of={`document-${open.id}`}
      kind={open.kind}
      link={linkOf(open)}
      title={open.title}
      onClose={() => setOpen(null)}
    />
  )
  return { openLarge: setOpen, large }
}
