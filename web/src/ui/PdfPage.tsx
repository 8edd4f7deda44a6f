import { useCallback } from 'react'

type PdfPageProps = {
  file: Blob
  /** What it is: «سند شرکت». */
  title: string
}

/** A PDF alone, as wide as its place, to be read beside something. Only for a browser that shows PDF in a page. */
export function PdfPage({ file, title }: PdfPageProps) {
  const show = useCallback(
    (frame: HTMLIFrameElement) => {
      const url = URL.createObjectURL(file)
      frame.src = `${url}#toolbar=0&navpanes=0&view=FitH`
      return () => URL.revokeObjectURL(url)
    },
    [file],
  )
  // oxlint-disable-next-line react/iframe-missing-sandbox -- in a sandbox the browser's PDF viewer does not run
  return <iframe ref={show} title={title} />
}
