import { formatDayTime } from '@bargah/contract/kernel/day-and-hour.ts'
import type { DocumentRow } from '@bargah/contract/features/documents/documents.schema.ts'
import {
  documentType,
  type DocumentType,
  documentTypeLabels,
} from '@bargah/contract/features/documents/documents.states.ts'
import {
  type PermitAction,
  permitActions,
  permitCan,
  type PermitStatus,
  permitStatusLabels,
} from '@bargah/contract/features/permits/permits.states.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { CircleCheck, FileX, Lock, Plus, Upload as Send } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { serverNow } from '../../kernel/now.ts'
import { classes } from '../../ui/classes.ts'
import { useMedia } from '../../ui/use-media.ts'
import { acceptOf, documentLimits, formatBytes } from '../../ui/file-limits.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { DocumentPages } from './DocumentPages.tsx'
import type { Upload } from './uploads.rules.ts'
import { UploadFace } from './UploadFace.tsx'

type DocumentCardProps = {
  type: DocumentType
  status: PermitStatus
  /** What was sent, the latest first. */
  rows: readonly DocumentRow[]
  coming: readonly Upload[]
  /** Why nothing of this kind is taken. */
  lock: string | null
  onAdd: ((files: Iterable<File>) => void) | undefined
  /** Asks which of the rows that may be taken back. */
  onWithdraw: () => void
}

const actionOf = {
  [documentType.draft]: 'uploadDraft',
  [documentType.waybill]: 'uploadWaybill',
} as const satisfies Record<DocumentType, PermitAction>

/** In: a document for a permit. Out: what the permit becomes by it, in words; null when it stays as it is. */
function becomes(type: DocumentType, status: PermitStatus): string | null {
  const action = actionOf[type]
  return permitCan(action, status) ? permitStatusLabels[permitActions[action].to] : null
}

/** The card of one kind of document, which is also where it is dropped. */
export function DocumentCard(props: DocumentCardProps) {
  const { type, status, rows, coming, lock, onAdd, onWithdraw } = props
  const picker = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const label = documentTypeLabels[type]
  const add = lock === null ? onAdd : undefined
  const [first] = coming
  const isEmpty = rows.length === 0 && !first
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    add?.(event.dataTransfer.files)
  }
  return (
    <article
      className={classes(
        'edged clips shrinks grid document-card',
        over && 'is-over',
        first && 'is-coming',
        isEmpty && 'is-empty',
      )}
      aria-label={label}
      {...(add && {
        onDragOver: (event: DragEvent) => {
          event.preventDefault()
          setOver(true)
        },
        onDragLeave: () => setOver(false),
        onDrop: drop,
      })}
    >
      {add && (
        <input
          ref={picker}
          type="file"
          multiple
          hidden
          accept={acceptOf(documentLimits)}
          aria-label={`فایل ${label}`}
          onChange={({ target }) => {
            add([...(target.files ?? [])])
            // choosing the same file again is a choice too
            target.value = ''
          }}
        />
      )}
      {isEmpty ? (
        <Empty
          type={type}
          becomes={becomes(type, status)}
          lock={lock}
          over={over}
          onPick={add && (() => picker.current?.click())}
        />
      ) : (
        <>
          <header className="row gap-15 size-sm">
            {first ? <Send /> : <CircleCheck className="is-good" />}
            <b>{label}</b>
            <span className="fine num">{first ? 'در حال بارگذاری' : `${formatNumber(rows.length)} برگ`}</span>
            <span className="grow" />
            {add && (
              <IconButton
                aria-label={`افزودن برگ به ${label}`}
                size="dense"
                icon={<Plus />}
                onClick={() => picker.current?.click()}
              />
            )}
          </header>
          {first ? (
            <UploadFace upload={first} more={coming.length - 1} />
          ) : (
            <Sent rows={rows} label={label} onWithdraw={onWithdraw} />
          )}
        </>
      )}
    </article>
  )
}

type SentProps = { rows: readonly DocumentRow[]; label: string; onWithdraw: () => void }

function Sent({ rows, label, onWithdraw }: SentProps) {
  const [latest] = rows
  const bytes = rows.reduce((sum, row) => sum + row.bytes, 0)
  return (
    <>
      <DocumentPages rows={rows} label={label} />
      <footer className="grid fine">
        <span>
          {latest?.by && <b>{latest.by}</b>}
          {latest?.by && '، '}
          {latest && formatDayTime(latest.uploadedAt, serverNow())}
        </span>
        <span>
          {rows.length === 1 && latest?.title !== label ? `${latest?.title ?? ''}، ` : ''}
          {formatBytes(bytes)}
        </span>
        {rows.some(({ mayWithdraw }) => mayWithdraw) && (
          <Button size="dense" variant="ghost" aria-label={`پس گرفتن ${label}`} onClick={onWithdraw}>
            پس گرفتن
          </Button>
        )}
      </footer>
    </>
  )
}

type EmptyProps = {
  type: DocumentType
  becomes: string | null
  lock: string | null
  over: boolean
  onPick: (() => void) | undefined
}

const dropClass = 'stack grid middle content-middle gap-1 full pad-3 centre quiet document-drop'

/** A card with nothing in it says what the permit will become, or why nothing is taken. */
function Empty({ type, becomes: next, lock, over, onPick }: EmptyProps) {
  const label = documentTypeLabels[type]
  // a finger drops nothing
  const mayDrop = useMedia('(hover: hover)')
  if (!onPick)
    return (
      <div className={dropClass}>
        {lock === null ? <FileX className="i-xl" /> : <Lock className="i-xl" />}
        <b className="ink strong">{label}</b>
        <span>{lock ?? 'هنوز بارگذاری نشده است.'}</span>
      </div>
    )
  return (
    <button type="button" className={`${dropClass} press`} onClick={onPick}>
      <Send className="i-xl" />
      <b className="ink strong">{over ? `رها کنید، ${label} ثبت می‌شود` : label}</b>
      <span>
        {mayDrop ? 'فایل را این‌جا رها کنید یا ' : 'فایل را '}
        <span className="strong accent-ink link">انتخاب کنید</span>
      </span>
      {next && <small className="fine">مجوز «{next}» می‌شود</small>}
    </button>
  )
}
