import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { FileText, X } from 'lucide-react'
import { Bar } from '../../ui/Bar.tsx'
import { BlobImage } from '../../ui/BlobImage.tsx'
import { formatBytes, kindOf } from '../../ui/file-limits.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { DocumentDesk } from './DocumentPages.tsx'
import { dropUpload } from './uploads.ts'
import { sayLeft, sayShare, type Upload } from './uploads.rules.ts'

/** A document on its way: how much of it has left, and that nobody need wait for it. */
export function UploadFace({ upload, more }: { upload: Upload; more: number }) {
  const { file, share, key } = upload
  const left = sayLeft(upload)
  return (
    <>
      <DocumentDesk>
        {kindOf(file) === 'pdf' ? <FileText className="i-xl" /> : <BlobImage blob={file} alt="" />}
        <b className="ink document-share num">{sayShare(upload)}</b>
        <Bar share={share ?? 0} label={`بارگذاری ${file.name}`} />
      </DocumentDesk>
      <footer className="grid fine">
        <span className="apart">
          <span>
            <b>
              {formatBytes(Math.round(file.size * (share ?? 0)))} از {formatBytes(file.size)}
            </b>
            {left && `، ${left}`}
          </span>
          <IconButton
            aria-label="رها کردن بارگذاری"
            size="dense"
            icon={<X />}
            onClick={() => dropUpload(key)}
          />
        </span>
        <span>
          {more > 0 && `${formatNumber(more)} فایل دیگر در صف است. `}
          بستن این پنجره بارگذاری را قطع نمی‌کند.
        </span>
      </footer>
    </>
  )
}
