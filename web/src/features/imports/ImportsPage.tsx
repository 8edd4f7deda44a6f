import { keepPreviousData } from '@tanstack/react-query'
import { Download, FileUp } from 'lucide-react'
import { useState } from 'react'
import type { ImportChoice, ImportRow } from '@bargah/contract/features/imports/imports.schema.ts'
import {
  type ImportFormat,
  type ImportKind,
  isBusy,
} from '@bargah/contract/features/imports/imports.states.ts'
import {
  importKindLabels,
  importsKept,
  importStateLabels,
} from '@bargah/contract/features/imports/imports.text.ts'
import { call } from '../../kernel/api.ts'
import { FaultNote } from '../../kernel/FaultNote.tsx'
import { serverNow } from '../../kernel/now.ts'
import { useSearch } from '../../kernel/navigation.tsx'
import { Read } from '../../kernel/Read.tsx'
import { saveReply } from '../../kernel/save-reply.ts'
import { sayDone } from '../../kernel/say-done.ts'
import { useWrite } from '../../kernel/use-write.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { fetched } from '../../ui/fetched.tsx'
import { FileField } from '../../ui/FileField.tsx'
import { sheetLimits } from '../../ui/file-limits.ts'
import { Moment } from '../../ui/Moment.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Select } from '../../ui/Select.tsx'
import { PageHead } from '../../ui/Shell.tsx'
import { sayKey, sayRows, stateTones } from './imports.words.ts'
import { useRead } from '../../kernel/use-read.ts'

const ImportDrawer = fetched(() => import('./ImportDrawer.tsx'))

const lookAgainMs = 1_000

/** Rows from files: a template, the file tried out, what is wrong with it, and all that came in before. */
export default function ImportsPage() {
  const read = useRead('showImports', {
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => state.data?.imports.some((one) => isBusy(one.state)) && lookAgainMs,
  })
  const [open, setOpen] = useState<number>()
  return (
    <>
      <PageHead title="ورود از فایل" subtitle="سطرهای یک فایل اکسل یا CSV، پس از بررسی و با راه برگشت" />
      <Read of={read} failedTitle="ورودها خوانده نشد">
        {({ choices, imports }) => (
          <div className="stack">
            <NewImport choices={choices} onSent={setOpen} />
            <Panel title="ورودهای پیشین" flush>
              {imports.length === 0 ? (
                <EmptyState icon={<FileUp />} title="هنوز فایلی نفرستاده‌اید">
                  {importsKept}
                </EmptyState>
              ) : (
                <ul className="rows">
                  {imports.map((one) => (
                    <li key={one.id} className="apart wrap pad-3-4">
                      <Earlier one={one} onOpen={() => setOpen(one.id)} />
                    </li>
                  ))}
                </ul>
              )}
            </Panel>
          </div>
        )}
      </Read>
      {open !== undefined && <ImportDrawer id={open} onClose={() => setOpen(undefined)} />}
    </>
  )
}

function Earlier({ one, onOpen }: { one: ImportRow; onOpen: () => void }) {
  return (
    <>
      <div className="grow">
        <div className="row wrap">
          <strong>{importKindLabels[one.kind]}</strong>
          <Badge tone={stateTones[one.state]}>{importStateLabels[one.state]}</Badge>
          <Moment at={one.sentAt} look="row" />
          {one.keyName && <span className="quiet">{sayKey(one.keyName)}</span>}
        </div>
        <p className="quiet">
          {one.name && <bdi>{one.name}</bdi>} {sayRows(one, serverNow())}
        </p>
      </div>
      <Button
        size="dense"
        onClick={onOpen}
        aria-label={`دیدن ${importKindLabels[one.kind]} ${one.name ?? ''}`}
      >
        دیدن
      </Button>
    </>
  )
}

type NewImportProps = { choices: readonly ImportChoice[]; onSent: (id: number) => void }

function NewImport({ choices, onSent }: NewImportProps) {
  const asked = useSearch()['kind']
  const [first] = choices.length === 1 ? choices : choices.filter(({ kind }) => kind === asked)
  const [kind, setKind] = useState<ImportKind | null>(first?.kind ?? null)
  const [file, setFile] = useState<File | null>(null)
  const choice = choices.find((one) => one.kind === kind)
  const send = useWrite('sendImport', {
    onDone: sayDone(({ data }) => {
      setFile(null)
      if (data) onSent(data.id)
    }),
  })
  return (
    <Panel title="فایل تازه">
      <div className="stack">
        <Select
          className="slim"
          label="چه چیزی وارد می‌شود؟"
          value={kind}
          onChange={setKind}
          options={choices.map((one) => ({ key: one.kind, label: importKindLabels[one.kind] }))}
        />
        {choice && (
          <>
            <Columns choice={choice} />
            <FileField label="فایل" limits={sheetLimits} value={file} onChange={setFile} />
            {send.error !== null && <FaultNote error={send.error} />}
            <div className="row">
              <Button
                variant="primary"
                icon={<FileUp />}
                disabled={!file}
                busy={send.isPending}
                busyLabel="در حال فرستادن…"
                onClick={() =>
                  file &&
                  send.mutate({ body: { Kind: choice.kind, Name: file.name.slice(0, 200), File: file } })
                }
              >
                بررسی فایل
              </Button>
              <span className="quiet">با این کار هنوز چیزی نوشته نمی‌شود.</span>
            </div>
          </>
        )}
      </div>
    </Panel>
  )
}

/** What a row holds, and the template with these headings. */
function Columns({ choice: { kind, columns } }: { choice: ImportChoice }) {
  const save = (Format: ImportFormat) =>
    saveReply(
      `الگوی ${importKindLabels[kind]}.${Format}`,
      call('downloadImportTemplate', { query: { Kind: kind, Format } }),
      'الگو گرفته نشد',
    )
  return (
    <div className="stack gap-2">
      <p className="quiet">
        ستون‌ها:{' '}
        {columns
          .map(({ heading, isRequired, note }) => {
            const more = [isRequired ? '' : 'اختیاری', note ?? ''].filter(Boolean).join('؛ ')
            return more ? `${heading} (${more})` : heading
          })
          .join('، ')}
        .
      </p>
      <div className="row wrap">
        <Button icon={<Download />} onClick={() => void save('xlsx')}>
          الگوی اکسل
        </Button>
        <Button icon={<Download />} onClick={() => void save('csv')}>
          الگوی CSV
        </Button>
      </div>
    </div>
  )
}
