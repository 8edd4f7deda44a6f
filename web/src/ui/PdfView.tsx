import { Download, ExternalLink, FileText, Printer } from 'lucide-react'
import { useCallback, useRef, useState } from 'react'
import { Button } from './Button.tsx'
import { Note } from './Note.tsx'

type PdfViewProps = {
  file: Blob
  /** What it is: «مجوز ۵۸۴۱۲». */
  title: string
  /** The name it is saved under: `permit-58412.pdf`. */
  fileName: string
}

/** A PDF in the page, with print and download. A browser that shows none in a page (phones) opens it by itself. */
export function PdfView({ file, title, fileName }: PdfViewProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [url, setUrl] = useState<string>()
  const inPage = navigator.pdfViewerEnabled
  const hold = useCallback(
    (box: HTMLElement | null) => {
      if (!box) return
      const made = URL.createObjectURL(file)
      setUrl(made)
      return () => URL.revokeObjectURL(made)
    },
    [file],
  )
  const download = () => {
    const link = document.createElement('a')
    link.href = url ?? ''
    link.download = fileName
    link.click()
  }
  const open = () => window.open(url, '_blank')
  return (
    <section ref={hold} className="clips panel pdf" aria-label={title}>
      <div className="row wrap line-below size-sm pdf-head">
        <FileText />
        <b className="strong grow">{title}</b>
        {inPage && (
          <Button size="dense" icon={<Printer />} onClick={() => frame.current?.contentWindow?.print()}>
            چاپ
          </Button>
        )}
        {!inPage && (
          <Button size="dense" icon={<ExternalLink />} onClick={open}>
            باز کردن
          </Button>
        )}
        <Button size="dense" icon={<Download />} onClick={download}>
          دریافت
        </Button>
      </div>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- in a sandbox the browser's PDF viewer does not run */}
      {inPage && url && <iframe ref={frame} src={`${url}#toolbar=0&navpanes=0&view=FitH`} title={title} />}
      {!inPage && <Note tone="info">این مرورگر PDF را در صفحه نشان نمی‌دهد؛ آن را باز یا دریافت کنید.</Note>}
    </section>
  )
}
