import { sums } from '@bargah/contract/features/cargos/sums.text.ts'
import type { Declarer } from '@bargah/contract/features/cargos/cargos.schema.ts'
import { formatToman } from '@bargah/contract/kernel/money.ts'
import type { CallData } from '../../../kernel/api.ts'
import { MultiSelect } from '../../../ui/MultiSelect.tsx'
import { MoneyField } from '../../../ui/MoneyField.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { NoPriceScale, PriceScale } from '../../../ui/PriceScale.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Stepper } from '../../../ui/Stepper.tsx'
import { useLoaderGroups } from '../../catalog/catalog.parts.ts'
import { whyNoRents } from './declare-rents.ts'
import { declareTexts } from './declare.text.ts'
import { useTariffs } from './declare.queries.ts'
import { type DeclareForm, type DeclareValues, readTruckCount } from './declare-values.ts'

type Rents = CallData<'quoteCargo'>['rents']

const rentsOfDays = 90

/** The rent that the hall's tariff proposes for the city of the form. */
function useTariffTo({ LoadHallId, CityDestinationId }: DeclareValues, by: Declarer): number | undefined {
  const tariffs = useTariffs(by === 'company' ? LoadHallId : null).data?.rows
  return tariffs?.find((row) => row.cityDestinationId === CityDestinationId)?.price
}

type DeclareFleetProps = {
  form: DeclareForm
  by: Declarer
  rents: Rents | undefined
  officialToman: number | null | undefined
}

/** The third part: which trucks, how many, for what rent; with what rents of this route have been. */
export function DeclareFleet({ form, by, rents, officialToman }: DeclareFleetProps) {
  const groups = useLoaderGroups()
  const category = form.field('loaderCategory')
  const trucks = form.field('FreighterNumber')
  const rent = form.field('CargoRent')
  const isProposed = useTariffTo(form.values, by) === rent.value && rent.value !== null
  return (
    <Panel step={3} title="ناوگان و کرایه">
      <div className="form-grid">
        <Select
          {...category}
          className="span-2"
          label="دستهٔ بارگیر"
          placeholder="همهٔ دسته‌ها"
          options={groups.map((group) => ({ key: group.code, label: group.label }))}
          onChange={(code) => form.set({ loaderCategory: code, LoaderTypeIds: [] })}
        />
        <MultiSelect
          {...form.field('LoaderTypeIds')}
          className="span-4"
          label="بارگیرهای پذیرفته"
          groups={groups.filter((group) => category.value === null || group.code === category.value)}
        />
        <Stepper
          {...trucks}
          className="span-2"
          label="تعداد کامیون"
          min={1}
          max={9_999}
          onChange={(count) => trucks.onChange(readTruckCount(count))}
        />
        <MoneyField
          {...rent}
          className="span-4"
          label={sums.rentPerTruck}
          figure
          unit="تومان"
          // a large sum is said in words in the same line
          hint={rent.value === null ? declareTexts.rentOfWhat : undefined}
        />
        {rents && (
          <PriceScale
            low={rents.low}
            usualFrom={rents.usualFrom}
            usualTo={rents.usualTo}
            high={rents.high}
            value={Number.isFinite(rent.value) ? rent.value : null}
            sampleSize={rents.sample}
            days={rentsOfDays}
            basis={rents.byTonneKm ? declareTexts.byTonneKm : undefined}
            isProposed={isProposed}
          />
        )}
        {!rents && (
          <NoPriceScale>
            {whyNoRents({
              by,
              values: form.values,
              rents,
              loaderGroup: groups.find(({ code }) => code === category.value)?.label,
            })}
          </NoPriceScale>
        )}
        {officialToman && <p className="fine">{declareTexts.official(formatToman(officialToman))}</p>}
      </div>
    </Panel>
  )
}
