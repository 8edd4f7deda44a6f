import type { ComponentProps, KeyboardEvent, ReactNode } from 'react'

type ToolActProps = Omit<ComponentProps<'button'>, 'children'> & {
  icon: ReactNode
  detail?: string | undefined
  shortcut?: string
  children: ReactNode
}

/** An act in a panel of the tool row; arrows lead to the next. */
export const ToolAct = ({ icon, detail, shortcut, children, ...button }: ToolActProps) => (
  <button
    type="button"
    className="menu-item"
    data-item
    onKeyDown={onWalk}
    aria-keyshortcuts={shortcut}
    {...button}
  >
    {icon}
    <span className="grow">
      {children}
      {detail && <small className="fine">{detail}</small>}
    </span>
    {shortcut && (
      <kbd dir="ltr" aria-hidden="true">
        {shortcut}
      </kbd>
    )}
  </button>
)

/** Up and down walk what a panel marks by `data-item`. */
export function onWalk(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const items = [
    ...(event.currentTarget.closest('.popover')?.querySelectorAll<HTMLElement>('[data-item]') ?? []),
  ]
  if (step === undefined) return
  event.preventDefault()
  items.at((items.indexOf(event.currentTarget) + step) % items.length)?.focus()
}
