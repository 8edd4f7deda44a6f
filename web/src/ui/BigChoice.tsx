import { type ReactNode, useId } from 'react'
import './big-choice.css'

type BigChoiceProps<Key extends string> = {
  label: string
  options: readonly { key: Key; label: string; face: ReactNode }[]
  value: Key
  onChange: (key: Key) => void
}

/** One of a few, side by side and large enough for a thumb; `face` shows what `label` says. */
export function BigChoice<Key extends string>({ label, options, value, onChange }: BigChoiceProps<Key>) {
  const id = useId()
  return (
    <fieldset className="big-choice">
      <legend className="text-card strong face-ink below-2 no-pad">{label}</legend>
      <div className="abreast gap-2">
        {options.map((option) => (
          <label className="row wrap" key={option.key}>
            <input
              type="radio"
              name={id}
              aria-label={option.label}
              checked={option.key === value}
              onChange={() => onChange(option.key)}
            />
            {option.face}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
