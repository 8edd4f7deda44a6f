import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'

type RowFaceProps = { icon: ReactNode; title: ReactNode; detail?: ReactNode; count?: number }

/** What a row of a phone's card shows; wrap it in a link or button with the class `row-face`. */
export function RowFace({ icon, title, detail, count = 0 }: RowFaceProps) {
  return (
    <>
      {icon}
      <span className="grow">
        {title}
        {detail && <small className="num">{detail}</small>}
      </span>
      {count > 0 ? (
        <span className="count num">{formatNumber(count)}</span>
      ) : (
        <ChevronLeft className="i-lg" />
      )}
    </>
  )
}
