import { Warehouse } from 'lucide-react'
import { useFormContext } from 'react-hook-form'
import type { Declarer } from '@bargah/contract/features/cargos/cargos.schema.ts'
import { formatToman } from '@bargah/contract/kernel/money.ts'
import { Badge } from '../../ui/Badge.tsx'
import { ComboBox } from '../../ui/ComboBox.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { Select } from '../../ui/Select.tsx'
import { useCompanyNames } from '../../kernel/list-choices.ts'
import { useCompanyHalls, useTariffs } from './declare.queries.ts'
import { useDeclared, useDeclareField } from './declare-field.ts'
import { type DeclareValues, emptyPlace } from './declare-values.ts'
import { PlaceField } from './PlaceField.tsx'

/** The first part: from where to where, and who sends it. */
export function DeclareRoute({ by }: { by: Declarer }) {
  return (
    <Panel step={1} title="مسیر" aside={by === 'company' && <KindOfCargo />}>
      <div className="form-grid">
        {by === 'company' ? <HallAndCity /> : <CompanyOfOwner />}
        <PlaceField
          className="span-3"
          label="مبدأ"
          placeholder="شهر، سپس نشانی بارگیری"
          {...useDeclareField('origin')}
        />
        <PlaceField
          className="span-3"
          label="مقصد"
          placeholder="شهر، سپس نشانی تخلیه"
          {...useDeclareField('destination')}
        />
      </div>
    </Panel>
  )
}

/** A switch where the hall takes free cargo too; elsewhere the word alone. */
function KindOfCargo() {
  const kind = useDeclareField('kind')
  const halls = useCompanyHalls(true)
  const hallId = useDeclared('hallId')
  const hall = halls.data?.rows.find((row) => row.loadHallId === hallId)
  if (!hall?.isFreeCargo)
    return (
      <Badge tone="info" icon={<Warehouse />}>
        بار سالن
      </Badge>
    )
  return (
    <Segments
      {...kind}
      label="نوع بار"
      labelHidden
      options={[
        { key: 'hall', label: 'بار سالن' },
        { key: 'free', label: 'بار آزاد' },
      ]}
    />
  )
}

function HallAndCity() {
  const { setValue, clearErrors } = useFormContext<DeclareValues>()
  const hall = useDeclareField('hallId')
  const city = useDeclareField('destinationCityId')
  const halls = useCompanyHalls(true).data?.rows ?? []
  const tariffs = useTariffs(hall.value).data?.rows ?? []
  const tariff = tariffs.find((row) => row.cityDestinationId === city.value)

  const chooseHall = (id: number | null) => {
    const row = halls.find((one) => one.loadHallId === id)
    hall.onChange(id)
    setValue('kind', 'hall')
    setValue('destinationCityId', null)
    setValue('rentToman', null)
    setValue('destination', emptyPlace)
    setValue('origin', row ? placeOfHall(row) : emptyPlace)
    clearErrors('origin')
  }
  const chooseCity = (id: number | null) => {
    const row = tariffs.find((one) => one.cityDestinationId === id)
    city.onChange(id)
    setValue('rentToman', row?.price ?? null)
    setValue('destination', row ? placeOfTariff(row) : emptyPlace)
    clearErrors(['destination', 'rentToman'])
  }
  return (
    <>
      <Select
        {...hall}
        className="span-3"
        label="سالن اعلام بار"
        options={halls.map((row) => ({ key: row.loadHallId, label: `سالن ${row.loadHallName}` }))}
        onChange={chooseHall}
      />
      <ComboBox
        {...city}
        className="span-3"
        label="شهر مقصد"
        placeholder={hall.value === null ? 'نخست سالن را انتخاب کنید' : 'بنویسید یا انتخاب کنید'}
        emptyText={hall.value === null ? 'نخست سالن را انتخاب کنید.' : 'این سالن به چنین شهری تعرفه ندارد.'}
        options={tariffs.map((row) => ({ key: row.cityDestinationId, label: row.cityDestinationName }))}
        onChange={chooseCity}
        hint={tariff && <span className="num">کرایهٔ پایهٔ تعرفه {formatToman(tariff.price)}</span>}
      />
    </>
  )
}

function CompanyOfOwner() {
  const company = useDeclareField('companyId')
  const names = useCompanyNames(true).data?.rows ?? []
  return (
    <ComboBox
      {...company}
      label="شرکت حمل"
      hint="این شرکت پیش از اعلام، بار شما را بررسی می‌کند."
      options={names.map((row) => ({
        key: row.transportationCompanyId,
        label: row.transportationCompanyName,
      }))}
    />
  )
}

type HallPlace = { citySourceName: string; loadHallLat: number; loadHallLong: number }
const placeOfHall = (row: HallPlace) => ({
  text: row.citySourceName,
  name: row.citySourceName,
  point: { latitude: row.loadHallLat, longitude: row.loadHallLong },
})

type TariffPlace = { cityDestinationName: string; cityDestinationLat: number; cityDestinationLong: number }
const placeOfTariff = (row: TariffPlace) => ({
  text: row.cityDestinationName,
  name: row.cityDestinationName,
  point: { latitude: row.cityDestinationLat, longitude: row.cityDestinationLong },
})
