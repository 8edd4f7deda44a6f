import type { ComponentProps, ReactNode } from 'react'
import { buttonClass, type ButtonSize, type ButtonVariant } from './Button.tsx'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  'aria-label': string
  /** Takes the focus when its dialog or drawer opens. */
  'data-autofocus'?: boolean
  icon: ReactNode
  variant?: ButtonVariant
  size?: Exclude<ButtonSize, 'hero'>
  /** A red dot: something waits to be read. Say so in the label too. */
  dot?: boolean
}

/** A square button with an icon alone; its label is read aloud and shown on hover. */
export function IconButton({
  icon,
  variant = 'ghost',
  size,
  dot,
  className,
  ...attributes
}: IconButtonProps) {
  return (
    <button
      type="button"
      title={attributes['aria-label']}
      {...attributes}
      className={buttonClass(variant, size, className ? `btn-icon ${className}` : 'btn-icon')}
    >
      {icon}
      {dot && <span className="dot" />}
    </button>
  )
}
