import { Building2, IdCard, MapPin, Package } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { type PermitStatus, permitStatusLabels } from '@bargah/contract/features/permits/permits.states.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { serverNow } from '../../kernel/now.ts'
import { Button } from '../../ui/Button.tsx'
import { ChoiceFilter } from '../../ui/ChoiceFilter.tsx'
import { DateRangeFilter } from '../../ui/DateRangeFilter.tsx'
import { DigitsField } from '../../ui/DigitsField.tsx'
import { FilterPopover } from '../../ui/FilterPopover.tsx'
import { type PermitFilter, useCompanyNames, useGoods, useHallCities } from './search-permits.queries.ts'

const statuses = ([1, 2, 3, 4, 5, 6, 0] as const).map((key) => ({ key, label: permitStatusLabels[key] }))
const one = <Key,>(key: Key | null) => (key === null ? [] : [key])

type PermitFiltersProps = {
  value: PermitFilter
  onChange: (value: PermitFilter) => void
  /** For those who see the permits of several companies. */
  withCompany: boolean
  withCity: boolean
}

/** The filters of the issued permits (spec 2 §2.5). */
export function PermitFilters({ value, onChange, withCompany, withCity }: PermitFiltersProps) {
  const goods = useGoods().data?.rows ?? []
  const companies = useCompanyNames(withCompany).data?.rows ?? []
  const cities = useHallCities().data ?? []
  const change = (part: Partial<PermitFilter>) => onChange({ ...value, ...part })
  return (
    <>
      <DateRangeFilter value={value.dates} now={serverNow()} onChange={(dates) => change({ dates })} />
      <ChoiceFilter<PermitStatus>
        label="وضعیت"
        options={statuses}
        value={one(value.status)}
        onChange={([status = null]) => change({ status })}
      />
      <ChoiceFilter
        several
        label="کالا"
        icon={<Package />}
        options={goods.map((row) => ({ key: row.id, label: row.kalaDesc }))}
        value={value.goodsIds}
        onChange={(goodsIds) => change({ goodsIds })}
      />
      <CardsFilter value={value} onChange={change} />
      {withCompany && (
        <ChoiceFilter
          label="شرکت"
          icon={<Building2 />}
          options={companies.map((row) => ({
            key: row.transportationCompanyId,
            label: row.transportationCompanyName,
          }))}
          value={one(value.companyId)}
          onChange={([companyId = null]) => change({ companyId })}
        />
      )}
      {withCity && (
        <ChoiceFilter
          label="شهر سالن"
          icon={<MapPin />}
          options={cities.map(([key, label]) => ({ key, label }))}
          value={one(value.hallCityId)}
          onChange={([hallCityId = null]) => change({ hallCityId })}
        />
      )}
    </>
  )
}

type Cards = Pick<PermitFilter, 'driverCard' | 'freighterCard'>
const noCards: Cards = { driverCard: '', freighterCard: '' }

function CardsFilter({ value, onChange }: { value: Cards; onChange: (cards: Cards) => void }) {
  const set = [value.driverCard, value.freighterCard].filter(Boolean).map(toPersianDigits).join('، ')
  return (
    <FilterPopover
      label="کارت هوشمند"
      icon={<IdCard />}
      value={set || undefined}
      onClear={() => onChange(noCards)}
    >
      {(close) => (
        <CardsForm
          value={value}
          onSearch={(cards) => {
            onChange(cards)
            close()
          }}
        />
      )}
    </FilterPopover>
  )
}

function CardsForm({ value, onSearch }: { value: Cards; onSearch: (cards: Cards) => void }) {
  const [driverCard, setDriverCard] = useState(value.driverCard)
  const [freighterCard, setFreighterCard] = useState(value.freighterCard)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch({ driverCard, freighterCard })
  }
  return (
    <form className="filter-dates" onSubmit={submit}>
      <DigitsField
        label="کارت هوشمند راننده"
        autoFocus
        maxLength={11}
        value={driverCard}
        onChange={setDriverCard}
      />
      <DigitsField
        label="کارت هوشمند ناوگان"
        maxLength={11}
        value={freighterCard}
        onChange={setFreighterCard}
      />
      <Button type="submit" variant="soft">
        جست‌وجو
      </Button>
    </form>
  )
}
