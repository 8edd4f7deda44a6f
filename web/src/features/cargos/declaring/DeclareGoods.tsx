import { bulkPackagingId } from '@bargah/contract/features/catalog/catalog.endpoints.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { formatKm } from '../../../kernel/format.ts'
import { ComboBox } from '../../../ui/ComboBox.tsx'
import { NumberField } from '../../../ui/NumberField.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { useGoodsChoices, usePackagingChoices } from '../../catalog/catalog.parts.ts'
import type { DeclareForm } from './declare-values.ts'
import { ChevronLeft } from 'lucide-react'
import { useState } from 'react'
import { TextField } from '../../../ui/TextField.tsx'

type DeclareGoodsProps = {
  form: DeclareForm
  /** The hall's range; null: not known yet, undefined: a free load, which says its own. */
  rangeKm: number | null | undefined
  bounds?: RangeBounds | undefined
  /** Of a cargo that is there already: its code, and the count of packages is as it was declared (rules 9.17). */
  changed?: { uniqueCode: string } | undefined
}
type RangeBounds = { rangeFromKm: number | null; rangeToKm: number | null }

/** The second part: what is carried. Bulk has no count. */
export function DeclareGoods({ form, rangeKm, bounds, changed }: DeclareGoodsProps) {
  const packagings = usePackagingChoices()
  const packaging = form.field('BastebandyId')
  const count = form.field('BastebandyNumber')
  const unit = packagings.find(({ key }) => key === packaging.value)?.label
  const isBulk = packaging.value === bulkPackagingId
  return (
    <Panel step={2} title="کالا">
      <div className="form-grid">
        <ComboBox {...form.field('KalaId')} className="span-2" label="نوع کالا" options={useGoodsChoices()} />
        <ComboBox {...packaging} className="span-2" label="بسته‌بندی" options={packagings} />
        {!isBulk && (
          <NumberField
            {...count}
            className="span-2"
            label="تعداد بسته"
            unit={unit}
            readOnly={changed !== undefined}
          />
        )}
        <NumberField
          {...form.field('KalaWeight')}
          className="span-2"
          label="وزن بار برای هر کامیون"
          placeholder="مثلاً ۲۲٬۰۰۰"
          unit="کیلوگرم"
        />
        <NumberField
          {...form.field('KalaValue')}
          className="span-2"
          label="ارزش کالا"
          optional
          unit="تومان"
        />
        {rangeKm === undefined && changed === undefined ? (
          <NumberField
            {...form.field('CargoRange')}
            className="span-2"
            label="محدودهٔ انتخاب"
            unit="کیلومتر"
            hint={boundsHint(bounds)}
          />
        ) : (
          <RangeOf km={rangeKm === undefined ? form.values.CargoRange : rangeKm} />
        )}
      </div>
      <DeclareIds form={form} uniqueCode={changed?.uniqueCode} />
    </Panel>
  )
}

/** A range that the hall has set, in words; always with a hint, so that nothing moves when the hall is chosen. */
const RangeOf = ({ km }: { km: number | null }) => (
  <TextField
    className="span-2"
    label="محدودهٔ انتخاب"
    readOnly
    value={km === null ? '' : km === 0 ? 'از هر جا' : formatKm(km)}
    hint={rangeHint(km)}
    onChange={ignore}
  />
)

function rangeHint(rangeKm: number | null) {
  if (rangeKm === null) return 'با انتخاب سالن معلوم می‌شود'
  return rangeKm === 0 ? 'راننده هر جا باشد می‌تواند انتخاب کند' : 'دورترین فاصلهٔ راننده تا سالن'
}

/** In: the bounds of the company. Out: «از ۲۰ تا ۱۲۰», «از ۲۰؛ صفر یعنی از هر جا». */
function boundsHint(bounds: RangeBounds | undefined) {
  const from = bounds?.rangeFromKm ? `از ${formatNumber(bounds.rangeFromKm)}` : ''
  const to = bounds?.rangeToKm ? `تا ${formatNumber(bounds.rangeToKm)}` : ''
  const within = [from, to].filter(Boolean).join(' ')
  return to ? within : [within, 'صفر یعنی از هر جا'].filter(Boolean).join('؛ ')
}

const ignore = () => undefined

type DeclareIdsProps = {
  form: DeclareForm
  /** Of a cargo that is there already; a new one gets it. */
  uniqueCode?: string | undefined
}

/** By what people call a cargo, folded at the foot of its goods: rarely filled, and opened by what is wrong inside. */
function DeclareIds({ form, uniqueCode }: DeclareIdsProps) {
  const [isOpen, setIsOpen] = useState(false)
  const isg = form.field('Isg')
  const order = form.field('ShippingOrder')
  const isFaulty = isg.error !== undefined || order.error !== undefined
  return (
    <details
      className="line-above declare-ids"
      open={isOpen || isFaulty}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className="row gap-3">
        <ChevronLeft />
        <b>شناسه‌ها</b>
        <span className="far anywhere muted num">{sayIds(isg.value, order.value, uniqueCode)}</span>
      </summary>
      <div className="form-grid">
        <TextField
          className="span-2"
          label="شناسهٔ یکتا"
          readOnly
          value={uniqueCode === undefined ? 'پس از ثبت' : toPersianDigits(uniqueCode)}
          onChange={ignore}
        />
        <TextField
          {...isg}
          className="span-2"
          label="شمارهٔ آی‌اس‌جی"
          optional
          placeholder="تا ۵۰ نویسه"
          maxLength={50}
        />
        <TextField
          {...order}
          className="span-2"
          label="دستور حمل"
          optional
          placeholder="تا ۵۰ نویسه"
          maxLength={50}
        />
        <p className="fine">شناسهٔ یکتا هشت رقم است و بار را با آن پیدا می‌کنند.</p>
      </div>
    </details>
  )
}

/** What is set, in the line that stands for the fields while they are folded. */
function sayIds(isg: string, order: string, uniqueCode: string | undefined): string {
  const code = uniqueCode === undefined ? 'پس از ثبت' : toPersianDigits(uniqueCode)
  return [
    order.trim() && `دستور حمل ${toPersianDigits(order.trim())}`,
    isg.trim() && `آی‌اس‌جی ${toPersianDigits(isg.trim())}`,
    `شناسهٔ یکتا ${code}`,
  ]
    .filter(Boolean)
    .join('، ')
}
