import { type ReactNode, useState } from 'react'
import { Button } from '../Button.tsx'
import { ChoiceFilter } from '../ChoiceFilter.tsx'
import { DateRangeFilter } from '../DateRangeFilter.tsx'
import { FilterPopover } from '../FilterPopover.tsx'
import { NumberField } from '../NumberField.tsx'
import { PlainForm } from '../PlainForm.tsx'
import { TextField } from '../TextField.tsx'
import type { CountDays, TableFilter } from './data-table-props.ts'
import { sayFilter } from './filter-words.ts'
import { useRest } from './use-rest.ts'
import type { FilterValue } from './table-state.rules.ts'

type Of<Kind> = Extract<TableFilter, { kind: Kind }>
type ValueOf<Kind> = Extract<FilterValue, { kind: Kind }>
type ColumnFilterProps = {
  filter: TableFilter
  value: FilterValue | undefined
  onChange: (value: FilterValue | null) => void
  now: Date
  countDays: CountDays | undefined
}

/** One filter of the toolbar, by its kind: words, a choice, numbers or days. */
export function ColumnFilter({ filter, value, onChange, now, countDays }: ColumnFilterProps) {
  const { label, icon } = filter
  if (filter.kind === 'choice')
    return (
      <ChoiceFilter
        label={label}
        icon={icon}
        several={filter.several ?? false}
        missing={filter.missing}
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
        withCounts={countDays && ((draw) => countDays(filter.id, draw))}
        value={value?.kind === 'date' ? value : { from: null, to: null }}
        onChange={({ from, to }) => onChange({ kind: 'date', from, to })}
      />
    )
  return (
    <FilterPopover
      label={label}
      icon={icon}
      value={sayFilter(filter, value, now)}
      onClear={() => onChange(null)}
    >
      {(close) =>
        filter.kind === 'number' ? (
          <NumberForm
            filter={filter}
            value={value?.kind === 'number' ? value : null}
            onChange={onChange}
            onDone={close}
          />
        ) : (
          <TextForm
            label={label}
            value={value?.kind === 'text' ? value.text : ''}
            onChange={onChange}
            onDone={close}
          />
        )
      }
    </FilterPopover>
  )
}

type Typed = { onChange: (value: FilterValue) => void; onDone: () => void }

function TextForm({ label, value, onChange, onDone }: Typed & { label: string; value: string }) {
  const [text, setText] = useState(value)
  const rest = useRest(onChange)
  return (
    <FilterForm onSubmit={onDone}>
      <TextField
        label={`${label} شامل`}
        type="search"
        value={text}
        onChange={(next) => {
          setText(next)
          rest({ kind: 'text', text: next.trim() })
        }}
      />
    </FilterForm>
  )
}

type NumberFormProps = Typed & { filter: Of<'number'>; value: ValueOf<'number'> | null }

function NumberForm({ filter, value, onChange, onDone }: NumberFormProps) {
  const [ends, setEnds] = useState<Ends>({ from: value?.from ?? null, to: value?.to ?? null })
  const rest = useRest(onChange)
  const set = (next: Ends) => {
    setEnds(next)
    // what ends before it starts, or is no number, is shown with its fault, and filters nothing
    if (!isCrossed(next) && isRead(next)) rest({ kind: 'number', ...next })
  }
  return (
    <FilterForm onSubmit={onDone}>
      <NumberField
        label="از"
        decimals
        unit={filter.unit}
        value={ends.from}
        onChange={(from) => set({ ...ends, from })}
      />
      <NumberField
        label="تا"
        decimals
        unit={filter.unit}
        value={ends.to}
        onChange={(to) => set({ ...ends, to })}
        error={isCrossed(ends) ? 'باید از عدد نخست بیشتر باشد.' : undefined}
      />
    </FilterForm>
  )
}

type Ends = { from: number | null; to: number | null }
const isCrossed = ({ from, to }: Ends) => from !== null && to !== null && from > to
const isRead = ({ from, to }: Ends) => !Number.isNaN(from) && !Number.isNaN(to)

/** What is typed filters at once; Enter closes. */
const FilterForm = ({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) => (
  <PlainForm className="pad-15 stack gap-3" onSubmit={onSubmit}>
    {children}
    <Button type="submit" variant="ghost" size="dense">
      بستن
    </Button>
  </PlainForm>
)
