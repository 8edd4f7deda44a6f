import { useState } from 'react'
import { computeCommission } from '@bargah/contract/features/company-settings/commission.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { formatRial } from '@bargah/contract/kernel/money.ts'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { NumberField } from '../../ui/NumberField.tsx'

const number = (value: number | null) => (value !== null && Number.isFinite(value) && value > 0 ? value : 0)

export type FinancesValues = {
  IsMonyKilometer: boolean
  ReserveMony: number | null
  MaxKilometerPrice: number | null
  MinKilometerPrice: number | null
  MinReserveKilometr: number | null
}

/** What a load would cost by what stands in the form, by the rule that charges it. */
export function CommissionExample({ values }: { values: FinancesValues }) {
  const [km, setKm] = useState<number | null>(500)
  const [trucks, setTrucks] = useState<number | null>(1)
  const commission = computeCommission(
    {
      commissionByKm: values.IsMonyKilometer,
      commissionFixedRial: number(values.ReserveMony),
      commissionMaxKmPriceRial: number(values.MaxKilometerPrice),
      commissionMinKmPriceRial: number(values.MinKilometerPrice),
      commissionMinKm: number(values.MinReserveKilometr),
    },
    number(km),
  )
  const count = number(trucks)
  return (
    <div className="pad-4 well stack" role="group" aria-label="نمونه">
      <b>یک بار چقدر می‌شود؟</b>
      <div className="form-grid">
        <NumberField label="راه" unit="کیلومتر" className="span-3" value={km} onChange={setKm} />
        <NumberField label="کامیون‌ها" className="span-3" value={trucks} onChange={setTrucks} />
      </div>
      <DescriptionList
        look="money"
        items={[
          { term: 'کارمزد هر کامیون', value: formatRial(commission) },
          { term: `کارمزد ${formatNumber(count)} کامیون`, value: formatRial(commission * count), sum: true },
        ]}
      />
      <small className="subtle">هزینهٔ سالن جداست و در هر سالن تعیین می‌شود.</small>
    </div>
  )
}
