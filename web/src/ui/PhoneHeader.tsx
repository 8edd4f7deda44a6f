import { ArrowRight } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'
import type { FaceTone } from './Face.tsx'

type PhoneHeaderProps = {
  title: ReactNode
  subtitle?: ReactNode
  /** Draws the arrow that leads back; a screen that has it is not a main place. */
  onBack?: () => void
  /** Instead of the arrow: the person's Avatar. */
  start?: ReactNode
  /** At the far end: Taps. */
  end?: ReactNode
  /** Of the face below it. */
  tone?: FaceTone
}

/** The head of a phone's screen, 64 high. */
export function PhoneHeader({ title, subtitle, onBack, start, end, tone }: PhoneHeaderProps) {
  return (
    <header className={classes('row line-below phone-head', tone && `is-toned face-${tone}`)}>
      {onBack && <Tap aria-label="بازگشت" icon={<ArrowRight />} onClick={onBack} />}
      {start}
      <div className="grow">
        <h1>{title}</h1>
        {subtitle && <p className="quiet-line">{subtitle}</p>}
      </div>
      {end}
    </header>
  )
}

/** The classes of a word and its icon at an end of the head: his name, help. */
export const headAct = 'row inline gap-15 strong num head-act'

type TapProps = Omit<ComponentProps<'button'>, 'children'> & {
  'aria-label': string
  icon: ReactNode
  dot?: boolean
}

/** A 48-pixel icon for the thumb. */
export function Tap({ icon, dot, ...button }: TapProps) {
  return (
    <button type="button" {...button} className="centred ink fixed tap press">
      {icon}
      {dot && <span className="dot" />}
    </button>
  )
}
