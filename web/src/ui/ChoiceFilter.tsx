import { Check, Search } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { normalizeText } from '@bargah/contract/kernel/text.ts'
import { FilterPopover } from './FilterPopover.tsx'
import { type Option, type OptionKey, sayChosen } from './option.ts'
import { TextField } from './TextField.tsx'
import { useSearchWalk } from './use-search-walk.ts'

type ChoiceFilterProps<Key extends OptionKey> = {
  label: string
  icon?: ReactNode
  options: readonly Option<Key>[]
  /** What is chosen; empty filters nothing. */
  value: readonly Key[]
  onChange: (value: Key[]) => void
  /** Several may be chosen; without it a choice takes the place of the one before. */
  several?: boolean
  /** In the place of choices that there are none of: they may not have come. */
  missing?: ReactNode
}

const searchedFrom = 9
const mostShown = 60

/** A filter of a toolbar by one or several things of a list; a long list can be searched. */
export function ChoiceFilter<Key extends OptionKey>(props: ChoiceFilterProps<Key>) {
  const { label, icon, options, value, onChange } = props
  const chosen = options.filter((option) => value.includes(option.key))
  const shown = sayChosen(options, chosen, chosen.length)
  return (
    <FilterPopover {...{ label, icon }} value={shown} onClear={() => onChange([])}>
      {(close) => <Choices {...props} onDone={close} />}
    </FilterPopover>
  )
}

type ChoicesProps<Key extends OptionKey> = ChoiceFilterProps<Key> & { onDone: () => void }

function Choices<Key extends OptionKey>({
  label,
  options,
  value,
  onChange,
  several,
  missing,
  onDone,
}: ChoicesProps<Key>) {
  const [typed, setTyped] = useState('')
  const walk = useSearchWalk<HTMLDivElement>('picks')
  const wanted = normalizeText(typed)
  const shown = options.filter((option) => normalizeText(option.label).includes(wanted)).slice(0, mostShown)
  if (options.length === 0 && missing) return missing
  const press = (key: Key) => {
    const isOn = value.includes(key)
    if (several) return onChange(isOn ? value.filter((other) => other !== key) : [...value, key])
    onChange(isOn ? [] : [key])
    onDone()
  }
  return (
    <div {...walk}>
      {options.length >= searchedFrom && (
        <TextField
          label="جست‌وجو"
          labelHidden
          dense
          type="search"
          placeholder="جست‌وجو"
          icon={<Search />}
          value={typed}
          onChange={setTyped}
        />
      )}
      <div className="filter-choices" role="group" aria-label={label}>
        {shown.map(({ key, label: name }) => (
          <button
            key={key}
            type="button"
            className="menu-item"
            role="checkbox"
            aria-checked={value.includes(key)}
            onClick={() => press(key)}
          >
            <span className="grow">{name}</span>
            {value.includes(key) && <Check />}
          </button>
        ))}
      </div>
      {shown.length === 0 && <p className="menu-note">چیزی با این نام پیدا نشد.</p>}
    </div>
  )
}
