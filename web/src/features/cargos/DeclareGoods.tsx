import { bulkPackagingId } from '@bargah/contract/features/catalog/catalog.endpoints.ts'
import { ComboBox } from '../../ui/ComboBox.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { useGoods } from '../../kernel/list-choices.ts'
import { usePackagings } from './declare.queries.ts'
import type { DeclareForm } from './declare-values.ts'

/** The second part: what is carried. Bulk has no count. */
export function DeclareGoods({ form, rangeKm }: { form: DeclareForm; rangeKm: number | null }) {
  const goods = useGoods().data?.rows ?? []
  const packagings = usePackagings().data?.rows ?? []
  const packaging = form.field('BastebandyId')
  const count = form.field('BastebandyNumber')
  const unit = packagings.find((row) => row.id === packaging.value)?.name
  const isBulk = packaging.value === bulkPackagingId
  return (
    <Panel step={2} title="کالا">
      <div className="form-grid">
        <ComboBox
          {...form.field('KalaId')}
          className="span-2"
          label="نوع کالا"
          options={goods.map((row) => ({ key: row.id, label: row.kalaDesc, detail: row.logesticDesc }))}
        />
        <ComboBox
          {...packaging}
          className="span-2"
          label="بسته‌بندی"
          options={packagings.map((row) => ({ key: row.id, label: row.name }))}
        />
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
          hint={rangeKm === 0 ? 'صفر یعنی از هر جا' : undefined}
          value={rangeKm}
          onChange={ignore}
        />
      </div>
    </Panel>
  )
}

const ignore = () => undefined
