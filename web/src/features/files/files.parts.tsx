import { useQuery } from '@tanstack/react-query'
import { Download, FileText, FileX, Maximize2 } from 'lucide-react'
import { useState } from 'react'
import type { KeptKind } from '@bargah/contract/kernel/files.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { formatBytes } from '../../ui/file-limits.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { fetched } from '../../ui/fetched.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import './files.css'

const PdfPage = fetched(
  async () => ({ default: (await import('../../ui/PdfPage.tsx')).PdfPage }),
  <Skeleton height={340} block />,
)
const PdfView = fetched(
  async () => ({ default: (await import('../../ui/PdfView.tsx')).PdfView }),
  <Skeleton height={480} block />,
)

type Paper = { fileName: string; fileKind: KeptKind; fileBytes: number }
type PaperViewProps = {
  /** Of whom it is: another's paper is another picture. */
  of: string
  /** Under which path it opens. */
  folder: 'TransportationCompanyUploadFile' | 'ProductOwnerUploadFile'
  /** Its name is a link that lives a minute; give the newest. */
  paper: Paper | null
  title: string
}

/** A paper that somebody sent, to be held against what he says: beside it, and large over the page. */
export function PaperView({ of, folder, paper, title }: PaperViewProps) {
  const [isLarge, setLarge] = useState(false)
  if (!paper) return <NoPaper title={title} />
  const link = `/${folder}/${paper.fileName}`
  return (
    <section className="grid gap-1 shrinks paper" aria-label={title}>
      <div className="wrap apart">
        <h3 className="num">
          {title} <span className="subtle">{formatBytes(paper.fileBytes)}</span>
        </h3>
        <span className="row">
          <IconButton
            aria-label="بزرگ دیدن سند"
            size="dense"
            icon={<Maximize2 />}
            onClick={() => setLarge(true)}
          />
          <a
            className={buttonClass('ghost', 'dense', 'btn-icon')}
            href={link}
            download
            aria-label="دریافت سند"
            title="دریافت سند"
          >
            <Download />
          </a>
        </span>
      </div>
      <div className="grid well paper-desk">
        <Face
          key={of}
          of={of}
          kind={paper.fileKind}
          link={link}
          title={title}
          onOpen={() => setLarge(true)}
        />
      </div>
      {isLarge && (
        <LargePaper of={of} kind={paper.fileKind} link={link} title={title} onClose={() => setLarge(false)} />
      )}
    </section>
  )
}

const NoPaper = ({ title }: { title: string }) => (
  <section className="grid gap-1 shrinks paper" aria-label={title}>
    <h3>{title}</h3>
    <div className="grid well paper-desk is-none">
      <FileX className="i-xl" />
      سندی ندارد
    </div>
  </section>
)

type Shown = { of: string; kind: KeptKind; link: string; title: string }

/** A PDF, read once by the link that came first. */
const usePdf = (of: string, link: string, enabled: boolean) =>
  useQuery({
    queryKey: ['paper', of],
    queryFn: async ({ signal }) => (await fetch(link, { signal })).blob(),
    enabled,
    staleTime: Infinity,
    gcTime: 0,
  }).data

/** What is shown stays what came first: a new link is no new paper. A browser that shows no PDF in a page gets a tile. */
function Face({ of, kind, link, title, onOpen }: Shown & { onOpen: () => void }) {
  const [first] = useState(link)
  const inPage = kind === 'pdf' && navigator.pdfViewerEnabled
  const pdf = usePdf(of, first, inPage)
  if (kind === 'jpeg')
    return (
      <button type="button" className="zooms" onClick={onOpen} aria-label="بزرگ دیدن سند">
        <img src={first} alt={title} />
      </button>
    )
  if (inPage) return pdf ? <PdfPage file={pdf} title={title} /> : <Skeleton height={340} block />
  return (
    <button type="button" className="zooms" onClick={onOpen}>
      <FileText className="i-xl" />
      فایل پی‌دی‌اف
      <span className="subtle">برای دیدن باز کنید</span>
    </button>
  )
}

export const LargePaper = ({ onClose, ...shown }: Shown & { onClose: () => void }) => (
  <Dialog title={shown.title} wide onClose={onClose} actions={<Button onClick={onClose}>بستن</Button>}>
    <Large {...shown} />
  </Dialog>
)

function Large({ of, kind, link, title }: Shown) {
  const [first] = useState(link)
  const pdf = usePdf(of, first, kind === 'pdf')
  if (kind === 'jpeg') return <img className="in-middle paper-large" src={first} alt={title} />
  if (!pdf) return <Skeleton height={480} block />
  return <PdfView file={pdf} title={title} fileName={`${title}.pdf`} />
}
