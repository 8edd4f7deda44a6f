import { ChevronDown } from 'lucide-react'
import { classes } from './classes.ts'
import { type ControlProps, Field, wordsOf } from './Field.tsx'
import type { Option, OptionGroup, OptionKey } from './option.ts'

type SelectProps<Key extends OptionKey> = ControlProps<Key | null, HTMLSelectElement> & {
  options: readonly (Option<Key> | OptionGroup<Key>)[]
}

/** One of a short list (to about fifteen); longer ones take ComboBox. The browser's own select, so phones show theirs. */
export function Select<Key extends OptionKey>(props: SelectProps<Key>) {
  const {
    value,
    onChange,
    onBlur,
    options,
    error,
    placeholder = 'انتخاب کنید',
    optional,
    dense,
    ...rest
  } = props
  const { ref, name, disabled, readOnly, autoFocus } = rest
  const all = options.flatMap((item) => ('options' in item ? item.options : [item]))
  const choose = (text: string) => onChange(all.find((option) => String(option.key) === text)?.key ?? null)
  const state = classes('input', dense && 'input-dense', error && 'is-error', value === null && 'is-empty')
  return (
    <Field {...wordsOf(props)}>
      {(aria) => (
        <div className="relative grid shrinks select">
          <select
            {...aria}
            {...{ ref, name, autoFocus, onBlur }}
            className={state}
            disabled={disabled || readOnly}
            value={value === null ? '' : String(value)}
            onChange={(event) => choose(event.target.value)}
          >
            {(value === null || optional) && (
              <option value="" disabled={!optional} hidden={!optional}>
                {placeholder}
              </option>
            )}
            {options.map((item) =>
              'options' in item ? (
                <optgroup key={item.label} label={item.label}>
                  {item.options.map(renderOption)}
                </optgroup>
              ) : (
                renderOption(item)
              ),
            )}
          </select>
          <ChevronDown />
        </div>
      )}
    </Field>
  )
}

function renderOption(option: Option) {
  return (
    <option key={option.key} value={String(option.key)} disabled={option.disabled}>
      {option.detail ? `${option.label}، ${option.detail}` : option.label}
    </option>
  )
}
