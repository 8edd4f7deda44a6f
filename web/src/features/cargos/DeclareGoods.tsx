import { bulkPackagingId } from '@bargah/contract/features/catalog/catalog.endpoints.ts'
import { ComboBox } from '../../ui/ComboBox.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { useGoodsChoices, usePackagingChoices } from '../catalog/catalog.parts.ts'
import type { DeclareForm } from './declare-values.ts'

/** The second part: what is carried. Bulk has no count. */
export function DeclareGoods({ form, rangeKm }: { form: DeclareForm; rangeKm: number | null }) {
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
        {!isBulk && <NumberField {...count} className="span-2" label="تعداد بسته" unit={unit} />}
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
        <NumberField
          className="span-2"
          label="محدودهٔ انتخاب"
          readOnly
          unit="کیلومتر"
          hint={rangeHint(rangeKm)}
          value={rangeKm}
          onChange={ignore}
        />
      </div>
    </Panel>
  )
}

/** Always a line, so that nothing moves when the hall is chosen. */
function rangeHint(rangeKm: number | null) {
  if (rangeKm === null) return 'با انتخاب سالن معلوم می‌شود'
  return rangeKm === 0 ? 'صفر یعنی از هر جا' : 'دورترین فاصلهٔ راننده تا مبدأ'
}

const ignore = () => undefined
