import { ChevronLeft } from 'lucide-react'
import { Link } from '../../kernel/navigation.tsx'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { paths } from '../../kernel/paths.ts'
import { classes } from '../../ui/classes.ts'
import { helpSteps } from './help.rules.ts'
import { HelpPicture } from './pictures.tsx'
import './help.css'

/** The four pictures one below another; pressing one shows it large, with its words. */
export const HelpPictures = () => (
  <ol className="stack gap-25">
    {helpSteps.map(({ tone, title, words }, at) => (
      <li key={title}>
        <Link
          to={paths.helpTurn}
          search={{ picture: at + 1 } as object}
          className={classes('at-middle stack gap-2 help-step press', `face-${tone}`)}
        >
          <b className="num">{formatNumber(at + 1)}</b>
          <span className="sr">{words}</span>
          <HelpPicture of={at + 1} />
          <ChevronLeft className="i-xl" />
        </Link>
      </li>
    ))}
  </ol>
)
