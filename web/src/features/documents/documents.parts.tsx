import { documentFile, type DocumentRow } from '@bargah/contract/features/documents/documents.schema.ts'
import {
  documentFlags,
  documentSenders,
  documentType,
  type DocumentType,
  documentTypeLabels,
  documentTypes,
} from '@bargah/contract/features/documents/documents.states.ts'
import type { PermitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import { isOneOf, type Role, supporters } from '@bargah/contract/kernel/access.ts'
import { X } from 'lucide-react'
import { useState } from 'react'
import { formatDayTime } from '@bargah/contract/kernel/day-and-hour.ts'
import { mayCall } from '../../kernel/calls.ts'
import { Read } from '../../kernel/Read.tsx'
import { mayNow, useMember } from '../../kernel/session.ts'
import { Button } from '../../ui/Button.tsx'
import { fetched } from '../../ui/fetched.tsx'
import { documentLimits, formatBytes } from '../../ui/file-limits.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Note } from '../../ui/Note.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { DocumentCard } from './DocumentCard.tsx'
import { useDocuments } from './documents.queries.ts'
import { dropUpload, useUploads } from './uploads.ts'
import { failedTitle, type Upload } from './uploads.rules.ts'
import { serverNow } from '../../kernel/now.ts'
import { useLargeDocument } from './DocumentPages.tsx'
import './documents.css'
import '../../ui/lines.css'

/** What was taken back, for support: why, by whom and when, and the page itself. */
function WithdrawnPages({ rows }: { rows: readonly DocumentRow[] }) {
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

const WithdrawDocumentDialog = fetched(() => import('./WithdrawDocumentDialog.tsx'))

type Props = { permit: { id: number; status: PermitStatus; insertDraft?: boolean }; isVoided: boolean }

const noDrafts = 'این نمایندگی اجازهٔ بارگذاری حواله ندارد؛ با پشتیبانی تماس بگیرید.'

/** Why one does not add a document of a type; null when he may; nothing is said to whom it does not concern. */
function lockOf(type: DocumentType, { insertDraft }: Props['permit'], role: Role): string | null {
  return type === documentType.draft && insertDraft === false && !isOneOf(role, documentSenders)
    ? noDrafts
    : null
}

/** The papers of a permit, a card for each kind: what was sent, what is on its way, and where more is dropped. */
export function PermitDocuments({ permit, isVoided }: Props) {
  const { role } = useMember()
  const [withdrawn, setWithdrawn] = useState<DocumentType | null>(null)
  const { uploads, add, repeat } = useUploads(permit.id)
  const mayAdd = !isVoided && mayCall('addDocument')
  const isSupport = isOneOf(role, supporters)
  const failed = uploads.filter(({ failure }) => failure !== null)
  return (
    <section>
      <div className="apart">
        <h3>مدارک</h3>
        {mayAdd && (
          <span className="subtle fine num">
            عکس یا پی‌دی‌اف، هر فایل تا {formatBytes(documentLimits.maxBytes)}
          </span>
        )}
      </div>
      <Read
        of={useDocuments(permit.id, isSupport)}
        failedTitle="مدارک خوانده نشد"
        wait={<SkeletonLines lines={4} />}
      >
        {({ rows }) => {
          const all = rows.filter(({ withdrawn }) => withdrawn === null)
          const takenBack = rows.filter(({ withdrawn }) => withdrawn !== null)
          if (isVoided && rows.length === 0)
            return <p className="subtle">پیش از ابطال، حواله یا بارنامه‌ای بارگذاری نشده بود.</p>
          return (
            <>
              <div className="above-2 stack gap-3 documents">
                {documentTypes.toReversed().map((type) => (
                  <DocumentCard
                    key={type}
                    type={type}
                    status={permit.status}
                    rows={all.filter((row) => row.type === type)}
                    coming={uploads.filter((one) => one.type === type && one.failure === null)}
                    lock={mayAdd ? lockOf(type, permit, role) : null}
                    onAdd={
                      mayAdd && mayNow({ roles: documentSenders, flags: [documentFlags[type].add] })
                        ? (files) => add(type, files)
                        : undefined
                    }
                    onWithdraw={() => setWithdrawn(type)}
                  />
                ))}
              </div>
              {takenBack.length > 0 && <WithdrawnPages rows={takenBack} />}
              {withdrawn !== null && (
                <Withdraw
                  {...{ all, type: withdrawn, permitStatus: permit.status }}
                  onClose={() => setWithdrawn(null)}
                />
              )}
            </>
          )
        }}
      </Read>
      {failed.map((upload) => (
        <Refused key={upload.key} upload={upload} onRepeat={() => repeat(upload.key)} />
      ))}
    </section>
  )
}

type WithdrawProps = {
  all: readonly DocumentRow[]
  type: DocumentType
  permitStatus: PermitStatus
  onClose: () => void
}

/** Asks for one of a kind, as long as there is one that may be taken back. */
function Withdraw({ all, type, ...rest }: WithdrawProps) {
  const [latest, ...others] = all.filter((row) => row.type === type && row.mayWithdraw)
  if (!latest) return null
  return <WithdrawDocumentDialog all={all} pages={[latest, ...others]} {...rest} />
}

/** A file that was not taken: which, why, and what to do. */
const Refused = ({ upload, onRepeat }: { upload: Upload; onRepeat: () => void }) => (
  <Note tone="danger" alert title={failedTitle(upload)}>
    <div className="row">
      <span className="grow">{upload.failure?.sentence}</span>
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
  </Note>
)
