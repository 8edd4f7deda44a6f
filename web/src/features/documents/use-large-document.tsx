import type { DocumentRow } from '@bargah/contract/features/documents/documents.schema.ts'
import { lazy, Suspense, useState } from 'react'
import { linkOf } from './documents.queries.ts'

const LargePaper = lazy(async () => ({ default: (await import('../files/files.parts.ts')).LargePaper }))

/** Out: what opens one of these pages large, and the page that is open. */
export function useLargeDocument(rows: readonly DocumentRow[]) {
  const [openId, setOpen] = useState<number | null>(null)
  const open = rows.find(({ id }) => id === openId)
  const large = open && (
    <Suspense>
      <LargePaper
        of={`document-${open.id}`}
        kind={open.kind}
        link={linkOf(open)}
        title={open.title}
        onClose={() => setOpen(null)}
      />
    </Suspense>
  )
  return { openLarge: setOpen, large }
}
