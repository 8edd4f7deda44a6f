import { ListFilter } from 'lucide-react'
import { useState } from 'react'
import { Menu } from '../Menu.tsx'
import { ColumnFilter } from './ColumnFilter.tsx'
import type { TableFilter } from './data-table-props.ts'
import { type TableState, withFilter } from './table-state.rules.ts'

type FilterBarProps = {
  filters: readonly TableFilter[]
  state: TableState
  onStateChange: (state: TableState) => void
  now: Date
}

export function FilterBar({ filters, state, onStateChange, now }: FilterBarProps) {
  const [asked, setAsked] = useState<string | null>(null)
  const isOut = ({ id, always }: TableFilter) => always || state.filters[id] !== undefined || id === asked
  const more = filters.filter((filter) => !isOut(filter))
  return (
    <>
      {filters.filter(isOut).map((filter) => (
        <ColumnFilter
          key={filter.id}
          filter={filter}
          value={state.filters[filter.id]}
          now={now}
          onTakeAway={filter.id === asked ? () => setAsked(null) : undefined}
          onChange={(value) => onStateChange(withFilter(state, filter.id, value))}
        />
      ))}
      {more.length > 0 && (
        <Menu
          label="فیلترهای بیشتر"
          items={more.map(({ id, label, icon }) => ({
            key: id,
            label,
            icon,
            onSelect: () => setAsked(id),
          }))}
          renderTrigger={(trigger) => (
            <span className="muted size-sm num filter">
              <button type="button" {...trigger}>
                <ListFilter />
                فیلترهای بیشتر
              </button>
            </span>
          )}
        />
      )}
    </>
  )
}
