import { type ComponentProps, useState } from 'react'
import type { CallData } from '../../kernel/api.ts'
import { againOf } from '../../kernel/Read.tsx'
import { ComboBox } from '../../ui/ComboBox.tsx'
import { useTowns } from './halls.queries.ts'

export type Town = CallData<'findPlaces'>['rows'][number]

type TownFieldProps = Omit<
  ComponentProps<typeof ComboBox<number>>,
  'options' | 'onSearch' | 'onBlur' | 'loading' | 'emptyText' | 'onChange'
> & { onTown: (town: Town | undefined) => void }

export function TownField({ onTown, ...field }: TownFieldProps) {
  const [typed, setTyped] = useState('')
  const towns = useTowns(typed)
  const rows = towns.data?.rows ?? []
  return (
    <ComboBox
      {...field}
      options={rows.map((row) => ({ key: row.cityId, label: row.cityName, aside: row.provinceName }))}
      onSearch={setTyped}
      onAgain={againOf(towns)}
      onBlur={() => setTyped('')}
      loading={towns.isFetching}
      emptyText="نام شهر را بنویسید."
      onChange={(id) => onTown(rows.find((row) => row.cityId === id))}
    />
  )
}
