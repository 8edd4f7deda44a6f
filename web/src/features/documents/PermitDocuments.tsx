import type { DocumentRow } from '@bargah/contract/features/documents/documents.schema.ts'
import { documentTypeLabels } from '@bargah/contract/features/documents/documents.states.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { FileText, FileUp } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { calls } from '../../kernel/calls.ts'
import { Read } from '../../kernel/Read.tsx'
import { mayNow } from '../../kernel/session.ts'
import { Button } from '../../ui/Button.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import './documents.css'
import { linkOf, useDocuments } from './documents.queries.ts'

const AddDocumentDialog = lazy(() => import('./AddDocumentDialog.tsx'))

type Props = { permit: { id: number }; isVoided: boolean }

/** The documents of a permit: its drafts and waybills, to open, and a way to add one. */
export function PermitDocuments({ permit, isVoided }: Props) {
  const [adds, setAdds] = useState(false)
  const mayAdd = !isVoided && mayNow(calls.addDocument.access)
  return (
    <section>
      <h3>سندها</h3>
      <Documents permitId={permit.id} />
      {mayAdd && (
        <Button size="dense" icon={<FileUp />} onClick={() => setAdds(true)}>
          بارگذاری سند
        </Button>
      )}
      {adds && (
        <Suspense>
          <AddDocumentDialog permit={permit} onClose={() => setAdds(false)} />
        </Suspense>
      )}
    </section>
  )
}

const none = <p className="subtle">هنوز حواله یا بارنامه‌ای بارگذاری نشده است.</p>

function Documents({ permitId }: { permitId: number }) {
  const documents = useDocuments(permitId)
  return (
    <Read of={documents} failedTitle="سندها خوانده نشد" wait={<SkeletonLines lines={2} />}>
      {({ rows }) =>
        rows.length === 0 ? (
          none
        ) : (
          <ul className="documents">
            {rows.map((row) => (
              <li key={row.id}>
                <DocumentFace document={row} />
              </li>
            ))}
          </ul>
        )
      }
    </Read>
  )
}

/** Its picture stays the one that came first: a new link is no new picture. */
function DocumentFace({ document }: { document: DocumentRow }) {
  const { type, title, date, time, kind } = document
  const [picture] = useState(linkOf(document))
  const label = documentTypeLabels[type]
  return (
    <a className="file-face" href={linkOf(document)} target="_blank" rel="noreferrer">
      <span className="file-tile">{kind === 'jpeg' ? <img src={picture} alt="" /> : <FileText />}</span>
      <span className="grow">
        <b className="ellipsis">{title === label ? label : `${label}: ${title}`}</b>
        <small className="num">{`${toPersianDigits(date)}، ${toPersianDigits(time)}`}</small>
      </span>
    </a>
  )
}
