import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'

type RowFaceProps = { icon: ReactNode; title: ReactNode; detail?: ReactNode }

/** What a row of a phone's card shows; wrap it in a link or button with the class `row-face`. */
export function RowFace({ icon, title, detail }: RowFaceProps) {
  return (
    <>
      {icon}
      <span className="grow">
        {title}
        {detail && <small className="num">{detail}</small>}
      </span>
      <ChevronLeft className="i-lg" />
    </>
  )
}
