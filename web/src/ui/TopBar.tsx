import { ChevronDown, MenuIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Avatar } from './Avatar.tsx'
import { IconButton } from './IconButton.tsx'

type TopBarProps = {
  brand: ReactNode
  search?: ReactNode
  now?: ReactNode
  /** IconButtons: theme, notifications. */
  actions?: ReactNode
  user?: ReactNode
  /** Opens the menu where the sidebar has no room. */
  onMenu?: () => void
}

export function TopBar({ brand, search, now, actions, user, onMenu }: TopBarProps) {
  return (
    <header className="whole-row line-below on-panel at-middle grid topbar">
      <div className="row topbar-start">
        {onMenu && (
          <span className="only-narrow">
            <IconButton aria-label="فهرست" icon={<MenuIcon className="i-lg" />} onClick={onMenu} />
          </span>
        )}
        {brand}
      </div>
      <div className="find">{search}</div>
      <div className="row topbar-end">
        {now && <span className="now num">{now}</span>}
        {actions}
        {user}
      </div>
    </header>
  )
}

type WhoProps = ComponentProps<'button'> & { name: string; role: string; src?: string | undefined }

/** The signed-in person in the top bar; a Menu's trigger. */
export function Who({ name, role, src, ...button }: WhoProps) {
  return (
    <button type="button" {...button} className="num no-edge row gap-25 person press">
      <Avatar name={name} src={src} />
      <span>
        {name} {role !== name && <small className="subtle block text-tight regular">{role}</small>}
      </span>
      <ChevronDown className="i-sm subtle" />
    </button>
  )
}
