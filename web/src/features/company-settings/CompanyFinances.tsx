import { useState } from 'react'
import { Save } from 'lucide-react'
import {
  type CompanyFinances as Finances,
  financesFaults,
  SetCompanyFinancesBody,
} from '@bargah/contract/features/company-settings/company-settings.schema.ts'
import { computeCommission } from '@bargah/contract/features/company-settings/commission.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { formatRial } from '@bargah/contract/kernel/money.ts'
import { Form, SubmitButton } from '../../kernel/form/Form.tsx'
import { useWriteForm, type WriteForm } from '../../kernel/form/use-write-form.ts'
import { Read } from '../../kernel/Read.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { MoneyField } from '../../ui/MoneyField.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { useFinances } from './company-settings.queries.ts'
import './company-settings.css'

/** What a company's loads cost it, by a fixed sum or by the route, with an example of it. */
export default function CompanyFinances({ agentId }: { agentId: number }) {
  return (
    <section>
      <Read of={useFinances(agentId)} wait={<SkeletonLines lines={6} />}>
        {(finances) => <FinancesForm finances={finances} />}
      </Read>
    </section>
  )
}

const amount = (rial: number): number | null => rial || null
const startOf = (finances: Finances): FinancesValues => ({
  IsMonyKilometer: finances.isMonyKilometer,
  ReserveMony: amount(finances.reserveMony),
  MaxKilometerPrice: amount(finances.maxKilometerPrice),
  MinKilometerPrice: amount(finances.minKilometerPrice),
  MinReserveKilometr: amount(finances.minReserveKilometr),
})

const cleared = {
  ReserveMony: null,
  MaxKilometerPrice: null,
  MinKilometerPrice: null,
  MinReserveKilometr: null,
}

function FinancesForm({ finances }: { finances: Finances }) {
  const form = useWriteForm('setCompanyFinances', {
    follows: true,
    start: startOf(finances),
    input: (values) => ({ body: { ...values, AgentId: finances.agentId } }),
    checks: { body: SetCompanyFinancesBody, faults: financesFaults },
    onDone: (_done, { reset, sent }) => {
      reset(sent)
      toast({ title: 'پیکربندی مالی ذخیره شد.' })
    },
  })
  return (
    <Form form={form} className="stack" failedTitle="پیکربندی مالی ذخیره نشد">
      <p className="muted">
        کارمزد هر کامیون هنگام اعلام بار از کیف پول شرکت نگه داشته می‌شود. بارهای اعلام‌شده به نرخ خود می‌مانند.
      </p>
      <Checkbox
        {...form.field('IsMonyKilometer')}
        label="محاسبه بر پایهٔ کیلومتر"
        hint="با عوض کردن آن همهٔ مبلغ‌ها پاک می‌شوند."
        onChange={(IsMonyKilometer) => form.set({ ...cleared, IsMonyKilometer })}
      />
      <Amounts form={form} />
      <CommissionExample values={form.values} />
      <div className="row">
        <SubmitButton form={form} icon={<Save />} busyLabel="در حال ذخیره…" disabled={!form.isChanged}>
          ذخیرهٔ پیکربندی
        </SubmitButton>
      </div>
    </Form>
  )
}

const Amounts = ({ form }: { form: WriteForm<FinancesValues> }) =>
  form.values.IsMonyKilometer ? (
    <div className="form-grid">
      <MoneyField {...form.field('MaxKilometerPrice')} label="مبلغ هر کیلومتر" unit="ریال" />
      <MoneyField
        {...form.field('MinKilometerPrice')}
        label="کمترین مبلغ رزرو"
        unit="ریال"
        hint="کارمزد هیچ باری از این کمتر نمی‌شود."
      />
      <NumberField
        {...form.field('MinReserveKilometr')}
        label="کمترین کیلومتر رزرو"
        unit="کیلومتر"
        hint="راه‌های تا این اندازه همان کمترین مبلغ را می‌پردازند."
      />
    </div>
  ) : (
    <MoneyField {...form.field('ReserveMony')} label="مبلغ رزرو" unit="ریال" hint="برای هر کامیون" />
  )

const number = (value: number | null) => (value !== null && Number.isFinite(value) && value > 0 ? value : 0)

type FinancesValues = {
  IsMonyKilometer: boolean
  ReserveMony: number | null
  MaxKilometerPrice: number | null
  MinKilometerPrice: number | null
  MinReserveKilometr: number | null
}

/** What a load would cost by what stands in the form, by the rule that charges it. */
function CommissionExample({ values }: { values: FinancesValues }) {
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
