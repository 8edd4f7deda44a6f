import { Search } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import { classes } from '../ui/classes.ts'
import { useModal } from '../ui/use-modal.ts'
import { everyPlace, type MenuPlace } from './menu.tsx'
import { findPlaces } from './palette.rules.ts'

/** Goes to any screen that one may open, by typing a part of its name. Arrows move, Enter opens, Escape closes. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const here = useRouterState({ select: (state) => state.location.pathname })
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  useModal(dialog, onClose)

  const found = findPlaces(everyPlace(here), typed)
  const active = found[at]
  const optionId = (place: MenuPlace) => `${id}-${place.key}`
  const open = (place: MenuPlace | undefined) => {
    if (!place) return
    onClose()
    void navigate({ to: place.path })
  }
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && found.length > 0) {
      event.preventDefault()
      setAt((at + step + found.length) % found.length)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      open(active)
    }
  }

  return (
    <dialog ref={dialog} className="palette" aria-label="رفتن به صفحه">
      <div className="palette-box">
        <Search className="i-lg" />
        <input
          data-autofocus
          role="combobox"
          aria-label="جست‌وجوی صفحه‌ها"
          aria-expanded
          aria-controls={`${id}-list`}
          aria-activedescendant={active && optionId(active)}
          placeholder="نام صفحه را بنویسید"
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setAt(0)
          }}
          onKeyDown={onKey}
        />
        <kbd dir="ltr">Esc</kbd>
      </div>
      <ul id={`${id}-list`} role="listbox" aria-label="صفحه‌ها">
        {found.map((place, index) => (
          <li
            key={place.key}
            id={optionId(place)}
            ref={index === at ? (row) => row?.scrollIntoView({ block: 'nearest' }) : undefined}
            role="option"
            aria-selected={index === at}
            className={classes('palette-row', index === at && 'is-active')}
            onPointerMove={() => setAt(index)}
            onClick={() => open(place)}
          >
            {place.icon}
            <span className="grow">{place.label}</span>
            <small>{place.group}</small>
          </li>
        ))}
      </ul>
      <p role="status" className={found.length > 0 ? 'sr' : 'palette-none'}>
        {found.length === 0 ? 'صفحه‌ای با این نام نیست؛ نام دیگری بنویسید.' : ''}
      </p>
    </dialog>
  )
}
