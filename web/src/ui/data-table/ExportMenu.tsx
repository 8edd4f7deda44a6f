import { Download, FileSpreadsheet, FileText, Printer } from 'lucide-react'
import { useRef, useState } from 'react'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { listFormats } from '@bargah/contract/kernel/list-columns.ts'
import { Button } from '../Button.tsx'
import { Menu } from '../Menu.tsx'
import { Progress } from '../Progress.tsx'
import { toast } from '../toast.ts'
import type { OptionKey } from '../option.ts'
import type { ExportSheet, SheetFormat, SheetProgress } from './data-table-props.ts'

type Running = { format: SheetFormat; progress: SheetProgress; stop: () => void }

/** Sheets that are being fetched. In: how to fetch one. Out: what runs, and how to start. */
export function useExport(fetchSheet: ExportSheet | undefined) {
  const [running, setRunning] = useState<Running | null>(null)
  const last = useRef(0)
  const start = async (format: SheetFormat, keys?: readonly OptionKey[]) => {
    if (!fetchSheet) return
    const turn = ++last.current
    const control = new AbortController()
    const isLast = () => turn === last.current
    const show = (progress: SheetProgress) =>
      isLast() && setRunning({ format, progress, stop: () => control.abort() })
    show({ share: null })
    try {
      await fetchSheet(format, { signal: control.signal, onProgress: show, keys })
      toast({ title: 'فایل خروجی آماده شد' })
    } catch (error) {
      if (!control.signal.aborted)
        toast({
          tone: 'danger',
          title: 'خروجی ساخته نشد',
          detail: error instanceof Error ? error.message : 'کمی بعد دوباره تلاش کنید.',
        })
    } finally {
      if (isLast()) setRunning(null)
    }
  }
  return { running, start: (format: SheetFormat, keys?: readonly OptionKey[]) => void start(format, keys) }
}

type ExportMenuProps = {
  /** Without it there is no spreadsheet to be had. */
  onSheet: ((format: SheetFormat) => void) | undefined
  onPrint: () => void
}

const sheets = {
  xlsx: { label: 'اکسل', shortcut: 'X', detail: 'همهٔ ردیف‌های این نما', icon: <FileSpreadsheet /> },
  csv: { label: 'متن جداشده با ویرگول', detail: 'همهٔ ردیف‌های این نما، CSV', icon: <FileText /> },
} as const

/** «خروجی»: a spreadsheet of all rows of the view, or the page on paper. */
export function ExportMenu({ onSheet, onPrint }: ExportMenuProps) {
  return (
    <Menu
      label="خروجی"
      align="end"
      keysIn=".data-table"
      items={[
        ...(onSheet
          ? listFormats.map((format) => ({ key: format, ...sheets[format], onSelect: () => onSheet(format) }))
          : []),
        {
          key: 'print',
          label: 'چاپ',
          detail: 'ردیف‌های همین صفحه',
          icon: <Printer />,
          onSelect: onPrint,
        },
      ]}
      renderTrigger={(trigger) => (
        <Button size="dense" icon={<Download />} title="خروجی" {...trigger}>
          خروجی
        </Button>
      )}
    />
  )
}

/** How far a spreadsheet is, and a way to stop it. */
export function ExportProgress({ running }: { running: Running }) {
  const { share, rows, bytes = 0 } = running.progress
  const whole = share ? Math.round(bytes / share) : undefined
  const size = bytes > 0 && `${formatNumber(Math.ceil(bytes / 1024))} کیلوبایت رسیده`
  const count = rows !== undefined && `${formatNumber(rows)} ردیف`
  return (
    <div className="pad-3 line-below export-progress">
      <Progress
        label={`ساختن خروجی ${sheets[running.format].label}`}
        done={bytes}
        {...(whole && { total: whole })}
        detail={[count, size].filter(Boolean).join('، ')}
        onCancel={running.stop}
      />
    </div>
  )
}
