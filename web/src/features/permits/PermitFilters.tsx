import { Building2, MapPin, Package } from 'lucide-react'
import { type PermitStatus, permitStatusLabels } from '@bargah/contract/features/permits/permits.states.ts'
import { serverNow } from '../../kernel/now.ts'
import { CardsFilter } from '../../ui/CardsFilter.tsx'
import { ChoiceFilter } from '../../ui/ChoiceFilter.tsx'
import { DateRangeFilter } from '../../ui/DateRangeFilter.tsx'
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
