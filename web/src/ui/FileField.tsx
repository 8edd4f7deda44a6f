import { FileText, FileUp, RefreshCw, Trash2 } from 'lucide-react'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { BlobImage } from './BlobImage.tsx'
import { Button, buttonClass } from './Button.tsx'
import { classes } from './classes.ts'
import { type ControlProps, Field, splitWords } from './Field.tsx'
import { useMedia } from './use-media.ts'
import {
  acceptOf,
  documentLimits,
  type FileLimits,
  formatBytes,
  kindOf,
  refuseFile,
  sayLimits,
} from './file-limits.ts'

type FileFieldProps = Omit<ControlProps<File | null>, 'placeholder' | 'dense' | 'autoFocus' | 'ref'> & {
  limits?: FileLimits
  /** What the server holds already (its picture or name), shown until another file takes its place. */
  sent?: ReactNode
}

/** One file, picked or dropped: its picture or name, its size, and why another one was refused. */
export function FileField({ limits = documentLimits, sent, ...props }: FileFieldProps) {
  const [words, { value, onChange, onBlur, name, disabled, readOnly }] = splitWords(props)
  const [refusal, setRefusal] = useState<string>()
  const [over, setOver] = useState(false)
  const picker = useRef<HTMLInputElement>(null)
  const locked = Boolean(disabled || readOnly)
  const error = refusal ?? words.error
  const has = Boolean(value ?? sent)

  const take = (file: File | undefined) => {
    if (!file) return
    const why = refuseFile(file, limits)
    setRefusal(why ?? undefined)
    if (!why) onChange(file)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files[0])
  }
  const remove = () => {
    setRefusal(undefined)
    onChange(null)
    picker.current?.focus()
  }
  const state = classes('file', error && 'is-error', over && 'is-over', locked && 'is-disabled')
  return (
    <Field {...words} error={error} hint={words.hint ?? sayLimits(limits)}>
      {(aria) => (
        <div className={state}>
          {/* covers the whole box, so that a file may be dropped anywhere on it */}
          <input
            {...aria}
            {...{ name, onBlur }}
            ref={picker}
            type="file"
            accept={acceptOf(limits)}
            disabled={locked}
            title=""
            onDragEnter={() => setOver(true)}
            onDragLeave={() => setOver(false)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={drop}
            onChange={(event) => {
              take(event.target.files?.[0])
              // choosing the same file again is a choice too
              event.target.value = ''
            }}
          />
          {value ? <FileFace file={value} /> : (sent ?? <EmptyFace />)}
          <div className="row wrap">
            <span className={buttonClass('default', 'dense', 'pick')} aria-hidden="true">
              {has ? <RefreshCw /> : <FileUp />}
              {has ? 'فایل دیگر' : 'انتخاب فایل'}
            </span>
            {value && !locked && (
              <Button size="dense" variant="dangerQuiet" icon={<Trash2 />} onClick={remove}>
                حذف فایل
              </Button>
            )}
          </div>
          <span className="sr" role="status">
            {refusal ?? (value && `فایل ${value.name} انتخاب شد، ${formatBytes(value.size)}.`)}
          </span>
        </div>
      )}
    </Field>
  )
}

const Face = ({ picture, children }: { picture: ReactNode; children: ReactNode }) => (
  <span className="row gap-3 text-sm shrinks">
    <span className="tile tile-xl tile-edged">{picture}</span>
    {children}
  </span>
)

function EmptyFace() {
  const mayDrop = useMedia('(hover: hover)')
  return (
    <Face picture={<FileUp className="i-xl" />}>
      <span className="grow subtle">
        {mayDrop ? 'فایل را این‌جا رها کنید یا از دستگاه انتخاب کنید.' : 'عکس بگیرید یا از گوشی انتخاب کنید.'}
      </span>
    </Face>
  )
}

const isPicture = (file: File) => ['jpg', 'png'].includes(kindOf(file) ?? '')

function FileFace({ file }: { file: File }) {
  return (
    <Face
      picture={
        isPicture(file) ? (
          <BlobImage blob={file} alt={`پیش‌نمایش ${file.name}`} />
        ) : (
          <FileText className="i-xl" />
        )
      }
    >
      <span className="grow">
        <b className="block strong ellipsis">
          <bdi>{file.name}</bdi>
        </b>
        <small className="subtle size-xs num">{formatBytes(file.size)}</small>
      </span>
    </Face>
  )
}
