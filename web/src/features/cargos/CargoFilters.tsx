import { Building2, MapPin, Package } from 'lucide-react'
import { serverNow } from '../../kernel/now.ts'
import { ChoiceFilter } from '../../ui/ChoiceFilter.tsx'
import { DateRangeFilter } from '../../ui/DateRangeFilter.tsx'
import { useCompanyNames, useGoods } from './declare.queries.ts'
import { type CargoFilter, useHallCities } from './search-cargos.queries.ts'

type CargoFiltersProps = {
  value: CargoFilter
  onChange: (value: CargoFilter) => void
  /** For those who see the cargos of several companies. */
  withCompany: boolean
  withCity: boolean
}

/** The filters of the declared cargos: days, goods, company, city of the hall. */
export function CargoFilters({ value, onChange, withCompany, withCity }: CargoFiltersProps) {
  const goods = useGoods().data?.rows ?? []
  const companies = useCompanyNames(withCompany).data?.rows ?? []
  const cities = useHallCities().data ?? []
  const one = (key: number | null) => (key === null ? [] : [key])
  return (
    <>
      <DateRangeFilter
        value={value.dates}
        now={serverNow()}
        onChange={(dates) => onChange({ ...value, dates })}
      />
      <ChoiceFilter
        several
        label="کالا"
        icon={<Package />}
        options={goods.map((row) => ({ key: row.id, label: row.kalaDesc }))}
        value={value.goodsIds}
        onChange={(goodsIds) => onChange({ ...value, goodsIds })}
      />
      {withCompany && (
        <ChoiceFilter
          label="شرکت"
          icon={<Building2 />}
          options={companies.map((row) => ({
            key: row.transportationCompanyId,
            label: row.transportationCompanyName,
          }))}
          value={one(value.companyId)}
          onChange={([companyId = null]) => onChange({ ...value, companyId })}
        />
      )}
      {withCity && (
        <ChoiceFilter
          label="شهر سالن"
          icon={<MapPin />}
          options={cities.map(([key, label]) => ({ key, label }))}
          value={one(value.hallCityId)}
          onChange={([hallCityId = null]) => onChange({ ...value, hallCityId })}
        />
      )}
    </>
  )
}
