import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../kernel/api.ts'
import { ComboBox } from '../../ui/ComboBox.tsx'

const steady = { staleTime: Number.POSITIVE_INFINITY }

type Control = {
  id: string
  name: string
  value: number | null
  onChange: (value: number | null) => void
  error: string | undefined
}
type ProvinceCityProps = {
  province: Control
  city: Control
  optional?: boolean
  /** Of each of the two: `span-3` unless said. */
  className?: string
}

/** A province, and then one of its cities; another province empties the city. Two cells of a form's grid. */
export function ProvinceCity({ province, city, optional, className = 'span-3' }: ProvinceCityProps) {
  const provinceId = province.value
  const provinces = useQuery({ ...apiQuery('listProvinces'), ...steady })
  const cities = useQuery({
    ...apiQuery('listCitiesOfProvince', { query: { provinceId: provinceId ?? 0 } }),
    ...steady,
    enabled: provinceId !== null,
  })
  const choose = (id: number | null) => {
    if (id !== provinceId) city.onChange(null)
    province.onChange(id)
  }
  const shared = { className, ...(optional && { optional }) }
  return (
    <>
      <ComboBox
        {...province}
        {...shared}
        label="استان"
        options={(provinces.data?.rows ?? []).map((row) => ({
          key: row.provinceId,
          label: row.provinceName,
        }))}
        loading={provinces.isPending}
        onChange={choose}
      />
      <ComboBox
        {...city}
        {...shared}
        label="شهر"
        placeholder={provinceId === null ? 'نخست استان را انتخاب کنید' : 'بنویسید یا انتخاب کنید'}
        emptyText={provinceId === null ? 'نخست استان را انتخاب کنید.' : 'شهری با این نام پیدا نشد.'}
        options={provinceId === null ? [] : cityOptions(cities.data?.rows)}
        loading={provinceId !== null && cities.isPending}
      />
    </>
  )
}

const cityOptions = (rows: readonly { cityId: number; cityName: string }[] = []) =>
  rows.map((row) => ({ key: row.cityId, label: row.cityName }))
