import type { ReactNode } from 'react'
import { ScrollText } from 'lucide-react'
import { useQuiet } from '../../kernel/use-quiet.ts'
import { paths } from '../../kernel/paths.ts'
import { fetched } from '../../ui/fetched.tsx'
import { RowFace } from '../../ui/RowFace.tsx'

type LinkProps = {
  hallId: number
  turn?: number | null
  /** What came of it stands beside the turn. */
  round?: number
  title: string
  detail?: ReactNode
}

/** A row that leads to the public log of a hall, where a turn is found at once. */
export const LogLink = ({ hallId, turn, round, title, detail }: LinkProps) => (
  <a
    className="row-face"
    href={`${paths.log(hallId)}${turn ? `?turn=${turn}` : ''}${turn && round ? `&round=${round}` : ''}`}
  >
    <RowFace icon={<ScrollText className="i-xl" />} title={title} detail={detail} />
  </a>
)

const Watch = fetched(() => import('./LogWatch.tsx'))
const Missing = fetched(() => import('./MissingNote.tsx'))

/** Watches a hall's log in the background, by files that no first screen waits for. */
export const LogWatch = (props: { hallId: number }) => useQuiet() && <Watch {...props} />

/** Says which receipts of whoever is signed in did not come, and has them asked for. */
export const MissingReceipts = () => useQuiet() && <Missing />
