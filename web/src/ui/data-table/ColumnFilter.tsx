import { type FormEvent, useState } from 'react'
import { Button } from '../Button.tsx'
import { ChoiceFilter } from '../ChoiceFilter.tsx'
import { DateRangeFilter } from '../DateRangeFilter.tsx'
import { FilterPopover } from '../FilterPopover.tsx'
import { NumberField } from '../NumberField.tsx'
import { TextField } from '../TextField.tsx'
import type { TableFilter } from './data-table-props.ts'
import { sayFilter } from './filter-words.ts'
import type { FilterValue } from './table-state.rules.ts'

type Of<Kind> = Extract<TableFilter, { kind: Kind }>
type ValueOf<Kind> = Extract<FilterValue, { kind: Kind }>
type ColumnFilterProps = {
  filter: TableFilter
  value: FilterValue | undefined
  onChange: (value: FilterValue | null) => void
  now: Date
  /** It was just asked for, so it opens by itself. */
  startsOpen: boolean
}

/** One filter of the toolbar, by its kind: words, a choice, numbers or days. */
export function ColumnFilter({ filter, value, onChange, now, startsOpen }: ColumnFilterProps) {
  const { label, icon } = filter
  if (filter.kind === 'choice')
    return (
      <ChoiceFilter
        label={label}
        icon={icon}
        startsOpen={startsOpen}
        several={filter.several ?? false}
        options={filter.options.map(({ key, label: name }) => ({ key: String(key), label: name }))}
        value={value?.kind === 'choice' ? value.keys : []}
        onChange={(keys) => onChange({ kind: 'choice', keys })}
      />
    )
  if (filter.kind === 'date')
    return (
      <DateRangeFilter
        label={label}
        now={now}
        startsOpen={startsOpen}
        value={value?.kind === 'date' ? value : { from: null, to: null }}
        onChange={({ from, to }) => onChange({ kind: 'date', from, to })}
      />
    )
  return (
    <FilterPopover
      label={label}
      icon={icon}
      startsOpen={startsOpen}
      value={sayFilter(filter, value, now)}
      onClear={() => onChange(null)}
    >
      {(close) => {
        const done = (next: FilterValue) => {
          onChange(next)
          close()
        }
        return filter.kind === 'number' ? (
          <NumberForm filter={filter} value={value?.kind === 'number' ? value : null} onDone={done} />
        ) : (
          <TextForm label={label} value={value?.kind === 'text' ? value.text : ''} onDone={done} />
        )
      }}
    </FilterPopover>
  )
}

type TextFormProps = { label: string; value: string; onDone: (value: FilterValue) => void }

function TextForm({ label, value, onDone }: TextFormProps) {
  const [text, setText] = useState(value)
  return (
    <FilterForm onSubmit={() => onDone({ kind: 'text', text: text.trim() })}>
      <TextField label={`${label} شامل`} type="search" value={text} onChange={setText} />
    </FilterForm>
  )
}

type NumberFormProps = {
  filter: Of<'number'>
  value: ValueOf<'number'> | null
  onDone: (value: FilterValue) => void
}

function NumberForm({ filter, value, onDone }: NumberFormProps) {
  const [from, setFrom] = useState(value?.from ?? null)
  const [to, setTo] = useState(value?.to ?? null)
  const crossed = from !== null && to !== null && from > to
  return (
    <FilterForm onSubmit={() => !crossed && onDone({ kind: 'number', from, to })}>
      <NumberField label="از" unit={filter.unit} value={from} onChange={setFrom} />
      <NumberField
        label="تا"
        unit={filter.unit}
        value={to}
        onChange={setTo}
        error={crossed ? 'باید از عدد نخست بیشتر باشد.' : undefined}
      />
    </FilterForm>
  )
}

function FilterForm({ onSubmit, children }: { onSubmit: () => void; children: React.ReactNode }) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form className="filter-dates" onSubmit={submit}>
      {children}
      <Button type="submit" variant="soft">
        اعمال فیلتر
      </Button>
    </form>
  )
}
