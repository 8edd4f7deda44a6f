import { bulkPackagingId } from '@bargah/contract/features/catalog/catalog.endpoints.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { ComboBox } from '../../../ui/ComboBox.tsx'
import { NumberField } from '../../../ui/NumberField.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { useGoodsChoices, usePackagingChoices } from '../../catalog/catalog.parts.ts'
import { DeclareIds } from './DeclareIds.tsx'
import type { DeclareForm } from './declare-values.ts'

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
          <NumberField
            className="span-2"
            label="محدودهٔ انتخاب"
            readOnly
            unit="کیلومتر"
            hint={rangeHint(rangeKm ?? null)}
            value={rangeKm === undefined ? form.values.CargoRange : rangeKm}
            onChange={ignore}
          />
        )}
      </div>
      <DeclareIds form={form} uniqueCode={changed?.uniqueCode} />
    </Panel>
  )
}

/** Always a line, so that nothing moves when the hall is chosen. */
function rangeHint(rangeKm: number | null) {
  if (rangeKm === null) return 'با انتخاب سالن معلوم می‌شود'
  return rangeKm === 0 ? 'صفر یعنی از هر جا' : 'دورترین فاصلهٔ راننده تا سالن'
}

/** In: the bounds of the company. Out: «از ۲۰ تا ۱۲۰؛ صفر یعنی از هر جا». */
function boundsHint(bounds: RangeBounds | undefined) {
  const from = bounds?.rangeFromKm ? `از ${formatNumber(bounds.rangeFromKm)}` : ''
  const to = bounds?.rangeToKm ? `تا ${formatNumber(bounds.rangeToKm)}` : ''
  const within = [from, to].filter(Boolean).join(' ')
  return to ? within : [within, 'صفر یعنی از هر جا'].filter(Boolean).join('؛ ')
}

const ignore = () => undefined
