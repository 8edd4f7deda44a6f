import { useState } from 'react'
import { formatToman } from '@bargah/contract/kernel/money.ts'
import { againOf } from '../../../kernel/Read.tsx'
import { ComboBox } from '../../../ui/ComboBox.tsx'
import { goTo, listCities } from './declare-cities.ts'
import { usePlaces, useTariffs } from './declare.queries.ts'
import type { DeclareForm } from './declare-values.ts'

/** Any city; one that the hall has a tariff for brings a rent to begin with. */
export function DestinationCity({ form }: { form: DeclareForm }) {
  const city = form.field('CityDestinationId')
  const [typed, setTyped] = useState('')
  const { LoadHallId: hallId } = form.values
  const tariffs = useTariffs(hallId).data?.rows ?? []
  const places = usePlaces(typed, hallId !== null && typed !== '')
  const cities = listCities(tariffs, places.data?.rows ?? [], typed)
  const tariff = tariffs.find((row) => row.cityDestinationId === city.value)

  const choose = (id: number | null) => {
    const chosen = cities.find((one) => one.id === id)
    setTyped('')
    form.set(goTo(form.values, tariffs, chosen ?? null))
  }
  return (
    <ComboBox
      {...city}
      label="شهر مقصد"
      placeholder={hallId === null ? 'نخست سالن را انتخاب کنید' : 'بنویسید یا انتخاب کنید'}
      emptyText={hallId === null ? 'نخست سالن را انتخاب کنید.' : 'شهری با این نام پیدا نشد.'}
      options={cities.map(({ option }) => option)}
      loading={places.isFetching}
      valueLabel={form.values.cityName}
      onSearch={setTyped}
      onAgain={againOf(places)}
      onBlur={() => setTyped('')}
      onChange={choose}
      hint={hintOf(city.value, tariff?.price)}
    />
  )
}

/** Always a line, so that nothing moves when a city is chosen. */
function hintOf(city: number | null, price: number | undefined) {
  if (price !== undefined) return <span className="num">کرایهٔ پایهٔ تعرفه {formatToman(price)}</span>
  return city === null
    ? 'کرایهٔ شهرهایی که تعرفه دارند پیشنهاد می‌شود.'
    : 'این شهر تعرفه ندارد؛ کرایه را خودتان بنویسید.'
}
