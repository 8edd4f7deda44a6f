import { ChevronDown, MenuIcon, Search } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Avatar } from './Avatar.tsx'
import { IconButton } from './IconButton.tsx'
import { PlainForm } from './PlainForm.tsx'

type TopBarProps = {
  brand: ReactNode
  search?: ReactNode
  /** The open round (LivePill), when there is one. */
  live?: ReactNode
  /** Today and the hour. */
  now?: ReactNode
  /** IconButtons: theme, notifications. */
  actions?: ReactNode
  user?: ReactNode
  /** Opens the menu where the sidebar has no room. */
  onMenu?: () => void
}

export function TopBar({ brand, search, live, now, actions, user, onMenu }: TopBarProps) {
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
        {live}
        {now && <span className="now num">{now}</span>}
        {actions}
        {user}
      </div>
    </header>
  )
}

type SearchBoxProps = {
  label: string
  onSearch: (text: string) => void
  ref?: ComponentProps<'input'>['ref']
}

/** The search of the top bar; Enter asks. The shell focuses it on «/». */
export function SearchBox({ label, onSearch, ref }: SearchBoxProps) {
  return (
    <PlainForm
      role="search"
      className="input input-dense"
      onSubmit={(form) => {
        const text = new FormData(form).get('text')
        onSearch(typeof text === 'string' ? text : '')
      }}
    >
      <Search />
      <input ref={ref} name="text" aria-label={label} placeholder={label} autoComplete="off" />
      <kbd aria-hidden="true">/</kbd>
    </PlainForm>
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
