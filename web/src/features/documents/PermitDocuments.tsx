import { documentFile } from '@bargah/contract/features/documents/documents.schema.ts'
import {
  documentFlags,
  documentType,
  type DocumentType,
  documentTypes,
} from '@bargah/contract/features/documents/documents.states.ts'
import type { PermitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import { supporters } from '@bargah/contract/kernel/access.ts'
import { CircleAlert, X } from 'lucide-react'
import { calls } from '../../kernel/calls.ts'
import { Read } from '../../kernel/Read.tsx'
import { mayNow, useMember } from '../../kernel/session.ts'
import { Button } from '../../ui/Button.tsx'
import { documentLimits, formatBytes } from '../../ui/file-limits.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import './documents.css'
import { DocumentCard } from './DocumentCard.tsx'
import { useDocuments } from './documents.queries.ts'
import { dropUpload, useUploads } from './uploads.ts'
import { failedTitle, type Upload } from './uploads.rules.ts'

type Props = { permit: { id: number; status: PermitStatus; insertDraft?: boolean }; isVoided: boolean }

const noDrafts = 'این نمایندگی اجازهٔ بارگذاری حواله ندارد؛ با پشتیبانی تماس بگیرید.'

/** Why one does not add a document of a type; null when he may; nothing is said to whom it does not concern. */
function lockOf(type: DocumentType, { insertDraft }: Props['permit'], role: string): string | null {
  const isSupport = supporters.some((one) => one === role)
  return type === documentType.draft && insertDraft === false && !isSupport ? noDrafts : null
}

/** The papers of a permit, a card for each kind: what was sent, what is on its way, and where more is dropped. */
export function PermitDocuments({ permit, isVoided }: Props) {
  const { role } = useMember()
  const { uploads, add, repeat } = useUploads(permit.id)
  const mayAdd = !isVoided && mayNow(calls.addDocument.access)
  const failed = uploads.filter(({ failure }) => failure !== null)
  return (
    <section>
      <div className="row between">
        <h3>مدارک</h3>
        {mayAdd && (
          <span className="subtle fine num">
            عکس یا PDF، هر فایل تا {formatBytes(documentLimits.maxBytes)}
          </span>
        )}
      </div>
      <Read of={useDocuments(permit.id)} failedTitle="مدارک خوانده نشد" wait={<SkeletonLines lines={4} />}>
        {({ rows }) =>
          isVoided && rows.length === 0 ? (
            <p className="subtle">پیش از ابطال، حواله یا بارنامه‌ای بارگذاری نشده بود.</p>
          ) : (
            <div className="documents">
              {documentTypes.toReversed().map((type) => (
                <DocumentCard
                  key={type}
                  type={type}
                  status={permit.status}
                  rows={rows.filter((row) => row.type === type)}
                  coming={uploads.filter((one) => one.type === type && one.failure === null)}
                  lock={mayAdd ? lockOf(type, permit, role) : null}
                  onAdd={
                    mayAdd && mayNow({ roles: supporters, flags: [documentFlags[type].add] })
                      ? (files) => add(type, files)
                      : undefined
                  }
                />
              ))}
            </div>
          )
        }
      </Read>
      {failed.map((upload) => (
        <Refused key={upload.key} upload={upload} onRepeat={() => repeat(upload.key)} />
      ))}
    </section>
  )
}

/** A file that was not taken: which, why, and what to do. */
const Refused = ({ upload, onRepeat }: { upload: Upload; onRepeat: () => void }) => (
  <div className="document-refused" role="alert">
    <CircleAlert />
    <span>
      <b>{failedTitle(upload)}</b>
      {upload.failure?.sentence}
    </span>
    {upload.failure?.mayRepeat && (
      <Button size="dense" onClick={onRepeat}>
        دوباره بفرست
      </Button>
    )}
    <IconButton
      aria-label={`کنار گذاشتن ${documentFile.title}`}
      size="dense"
      icon={<X />}
      onClick={() => dropUpload(upload.key)}
    />
  </div>
)
