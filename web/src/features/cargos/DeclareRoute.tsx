import { Warehouse } from 'lucide-react'
import type { Declarer } from '@bargah/contract/features/cargos/cargos.schema.ts'
import { Badge } from '../../ui/Badge.tsx'
import { ComboBox } from '../../ui/ComboBox.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { Select } from '../../ui/Select.tsx'
import { useCompanyChoices } from '../catalog/catalog.parts.ts'
import { useCompanyHalls } from './declare.queries.ts'
import { type DeclareForm, emptyPlace } from './declare-values.ts'
import { DestinationCity } from './DestinationCity.tsx'
import { PlaceField } from './PlaceField.tsx'

type FormProps = { form: DeclareForm }

/** The first part: from where to where, and who sends it. */
export function DeclareRoute({ form, by }: FormProps & { by: Declarer }) {
  return (
    <Panel
      step={1}
      title="مسیر"
      aside={
        by === 'company' && (
          <div className="declare-kind">
            <KindOfCargo form={form} />
          </div>
        )
      }
    >
      <div className="form-grid">
        {by === 'company' ? <HallAndCity form={form} /> : <CompanyOfOwner form={form} />}
        <PlaceField
          {...form.field('CargoSource')}
          className="span-3"
          label="مبدأ"
          placeholder="شهر، سپس نشانی بارگیری"
        />
        <PlaceField
          {...form.field('CargoDestination')}
          className="span-3"
          label="مقصد"
          placeholder="شهر، سپس نشانی تخلیه"
        />
      </div>
    </Panel>
  )
}

/** A switch where the hall takes free cargo too; elsewhere the word alone. */
function KindOfCargo({ form }: FormProps) {
  const kind = form.field('IsLoadHall')
  const halls = useCompanyHalls(true)
  const hall = halls.data?.rows.find((row) => row.loadHallId === form.values.LoadHallId)
  if (!hall?.isFreeCargo)
    return (
      <Badge tone="info" icon={<Warehouse />}>
        بار سالن
      </Badge>
    )
  return (
    <Segments
      {...kind}
      value={kind.value ? 'hall' : 'free'}
      onChange={(key) => kind.onChange(key === 'hall')}
      label="نوع بار"
      labelHidden
      options={[
        { key: 'hall', label: 'بار سالن' },
        { key: 'free', label: 'بار آزاد' },
      ]}
    />
  )
}

function HallAndCity({ form }: FormProps) {
  const hall = form.field('LoadHallId')
  const halls = useCompanyHalls(true).data?.rows ?? []
  const chooseHall = (id: number | null) => {
    const row = halls.find((one) => one.loadHallId === id)
    form.set({
      LoadHallId: id,
      IsLoadHall: true,
      CityDestinationId: null,
      cityName: '',
      CargoRent: null,
      CargoDestination: emptyPlace,
      CargoSource: row ? placeOfHall(row) : emptyPlace,
    })
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
      <DestinationCity form={form} />
    </>
  )
}

function CompanyOfOwner({ form }: FormProps) {
  return (
    <ComboBox
      {...form.field('TransportationCompanyId')}
      label="شرکت حمل"
      hint="این شرکت پیش از اعلام، بار شما را بررسی می‌کند."
      options={useCompanyChoices()}
    />
  )
}

type HallPlace = { citySourceName: string; loadHallLat: number; loadHallLong: number }
const placeOfHall = (row: HallPlace) => ({
  text: row.citySourceName,
  name: row.citySourceName,
  point: { latitude: row.loadHallLat, longitude: row.loadHallLong },
})
