import type { ReactNode } from 'react'
import { ScrollText } from 'lucide-react'
import { paths } from '../../kernel/paths.ts'
import { RowFace } from '../../ui/RowFace.tsx'

type LinkProps = { hallId: number; turn?: number | null; title: string; detail?: ReactNode }

/** A row that leads to the public log of a hall, where a turn is found at once. */
export const LogLink = ({ hallId, turn, title, detail }: LinkProps) => (
  <a className="row-face" href={`${paths.log(hallId)}${turn ? `?turn=${turn}` : ''}`}>
    <RowFace icon={<ScrollText className="i-xl" />} title={title} detail={detail} />
  </a>
)
