import { LoaderCircle } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { classes } from './classes.ts'

export type ButtonVariant = 'default' | 'primary' | 'soft' | 'ghost' | 'danger' | 'dangerQuiet' | 'onHero'
export type ButtonSize = 'dense' | 'form' | 'touch' | 'hero'

const variantClass: Record<ButtonVariant, string | undefined> = {
  default: undefined,
  primary: 'btn-primary',
  soft: 'btn-soft',
  ghost: 'btn-ghost',
  danger: 'btn-danger',
  dangerQuiet: 'btn-danger-quiet',
  onHero: 'btn-on-hero',
}

/** The classes of a button, for a router's link that should look like one. */
export function buttonClass(variant: ButtonVariant = 'default', size: ButtonSize = 'form', extra?: string) {
  return classes('btn', variantClass[variant], size !== 'form' && `btn-${size}`, extra) as string
}

export type ButtonProps = Omit<ComponentProps<'button'>, 'aria-busy'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: ReactNode
  iconEnd?: ReactNode
  count?: number
  /** Give it (true or false) on a button that sends something: room for the busy words is kept from the start. */
  busy?: boolean
  busyLabel?: string
}

/** A button; its width does not change while it is busy, and presses are ignored then. */
export function Button({ variant, size, icon, iconEnd, count, busy, busyLabel, ...rest }: ButtonProps) {
  const { children, className, onClick, type = 'button', ...attributes } = rest
  const face = (
    <>
      {icon}
      {children}
      {count !== undefined && <span className="subtle regular num">{toPersianDigits(count)}</span>}
      {iconEnd}
    </>
  )
  const words = busyLabel ?? 'در حال انجام…'
  return (
    <>
      {/* before the button, since what is inside one is not read aloud when it changes */}
      {busy !== undefined && (
        <span className="sr" role="status">
          {busy && words}
        </span>
      )}
      <button
        {...attributes}
        type={busy ? 'button' : type}
        className={buttonClass(variant, size, className)}
        aria-busy={busy || undefined}
        aria-disabled={busy || undefined}
        onClick={busy ? undefined : onClick}
      >
        {busy === undefined ? face : <BusyFaces busy={busy} words={words} face={face} />}
      </button>
    </>
  )
}

function BusyFaces({ busy, words, face }: { busy: boolean; words: string; face: ReactNode }) {
  return (
    <span className="grid gap-15">
      <span className="row btn-face" data-off={busy || undefined}>
        {face}
      </span>
      <span className="row btn-face" data-off={!busy || undefined}>
        <LoaderCircle className={busy ? 'spin' : undefined} />
        {words}
      </span>
    </span>
  )
}
