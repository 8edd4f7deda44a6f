import { chosen } from '../../kernel/lookups.ts'
import { steady } from '../../kernel/query-client.ts'
import { useRead } from '../../kernel/use-read.ts'
import { ComboBox } from '../../ui/ComboBox.tsx'
import { fetched } from '../../ui/fetched.tsx'

const MissingChoices = fetched(() => import('../../kernel/form/MissingChoices.tsx'))

type Chosen = {
  id?: string
  name?: string
  value: number | null
  onChange: (value: number | null) => void
  error: string | undefined
}
type ProvinceAndCityProps = { province: Chosen; city: Chosen; className?: string; optional?: boolean }

const useCities = (provinceId: number | null) =>
  useRead('listCitiesOfProvince', {
    query: { provinceId: provinceId ?? 0 },
    ...steady,
    ...chosen,
    enabled: provinceId !== null,
  })

/** The name of a chosen city; empty while none is, or while it is read. */
export const useCityName = (provinceId: number | null, cityId: number | null): string =>
  useCities(provinceId).data?.rows.find((row) => row.cityId === cityId)?.cityName ?? ''

/** Where somebody is: a province, and then one of its cities. Another province leaves no city chosen (rules 17.4). */
export function ProvinceAndCity({ province, city, className, optional }: ProvinceAndCityProps) {
  const provinceId = province.value
  const provinces = useRead('listProvinces', { ...steady, ...chosen })
  const cities = useCities(provinceId)
  const isKnown = provinceId !== null
  return (
    <>
      <MissingChoices className="whole-row" />
      <ComboBox
        {...province}
        label="استان"
        className={className}
        optional={optional}
        loading={provinces.isFetching}
        emptyText="استانی با این نام نیست."
        options={(provinces.data?.rows ?? []).map((row) => ({
          key: row.provinceId,
          label: row.provinceName,
        }))}
        onChange={(id) => {
          if (id === provinceId) return
          province.onChange(id)
          city.onChange(null)
        }}
      />
      <ComboBox
        {...city}
        label="شهر"
        className={className}
        optional={optional}
        disabled={!isKnown}
        loading={cities.isFetching}
        placeholder={isKnown ? 'بنویسید یا انتخاب کنید' : 'نخست استان را انتخاب کنید'}
        emptyText="شهری با این نام در این استان نیست."
        options={
          isKnown ? (cities.data?.rows ?? []).map((row) => ({ key: row.cityId, label: row.cityName })) : []
        }
      />
    </>
  )
}
