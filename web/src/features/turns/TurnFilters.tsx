import { Warehouse } from 'lucide-react'
import { serverNow } from '../../kernel/now.ts'
import { CardsFilter } from '../../ui/CardsFilter.tsx'
import { ChoiceFilter } from '../../ui/ChoiceFilter.tsx'
import { DateRangeFilter } from '../../ui/DateRangeFilter.tsx'
import { type TurnFilter, useHalls } from './search-turns.queries.ts'

type TurnFiltersProps = {
  value: TurnFilter
  onChange: (value: TurnFilter) => void
  withHall: boolean
  withCards: boolean
}

/** The filters of the turns: hall, days, cards. */
export function TurnFilters({ value, onChange, withHall, withCards }: TurnFiltersProps) {
  const halls = useHalls(withHall).data?.rows ?? []
  const change = (part: Partial<TurnFilter>) => onChange({ ...value, ...part })
  return (
    <>
      {withHall && (
        <ChoiceFilter
          label="سالن"
          icon={<Warehouse />}
          options={halls.map((row) => ({ key: row.loadHallId, label: row.name }))}
          value={value.hallId === null ? [] : [value.hallId]}
          onChange={([hallId = null]) => change({ hallId })}
        />
      )}
      <DateRangeFilter value={value.dates} now={serverNow()} onChange={(dates) => change({ dates })} />
      {withCards && <CardsFilter value={value} onChange={change} />}
    </>
  )
}
