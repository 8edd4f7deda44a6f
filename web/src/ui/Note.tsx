import { CircleAlert, CircleCheck, Info, ShieldCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Tone } from './Badge.tsx'
import { classes } from './classes.ts'

const icons: Record<Tone, ReactNode> = {
  success: <CircleCheck />,
  warning: <TriangleAlert />,
  danger: <CircleAlert />,
  info: <Info />,
  accent: <ShieldCheck />,
  plain: <Info />,
}

type NoteProps = {
  tone?: Tone
  icon?: ReactNode
  title?: ReactNode
  children?: ReactNode
  alert?: boolean
  /** Icon, words and an act are one row where there is room. */
  inRow?: boolean
}

/** A sentence that must be seen, with an icon; `alert` has it read aloud when it appears. */
export function Note({ tone = 'plain', icon, title, children, alert, inRow }: NoteProps) {
  const look = classes(
    'row at-stretch gap-25 edged text-sm regular note',
    tone !== 'plain' && `tone-${tone}`,
    inRow && 'note-row',
  )
  return (
    <div className={look} role={alert ? 'alert' : undefined}>
      {icon ?? icons[tone]}
      <div className="grow">
        {title && <strong>{title}</strong>}
        {children}
      </div>
    </div>
  )
}
