import { useRef, useState } from 'react'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { Progress } from '../Progress.tsx'
import { toast } from '../toast.ts'
import type { OptionKey } from '../option.ts'
import type { ExportSheet, SheetFormat, SheetProgress } from './data-table-props.ts'
import { sheetNames } from './table-words.ts'

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

export function ExportProgress({ running }: { running: Running }) {
  const { share, rows, bytes = 0 } = running.progress
  const whole = share ? Math.round(bytes / share) : undefined
  const size = bytes > 0 && `${formatNumber(Math.ceil(bytes / 1024))} کیلوبایت رسیده`
  const count = rows !== undefined && `${formatNumber(rows)} ردیف`
  return (
    <div className="pad-3 line-below export-progress">
      <Progress
        label={`ساختن خروجی ${sheetNames[running.format]}`}
        done={bytes}
        {...(whole && { total: whole })}
        detail={[count, size].filter(Boolean).join('، ')}
        onCancel={running.stop}
      />
    </div>
  )
}
