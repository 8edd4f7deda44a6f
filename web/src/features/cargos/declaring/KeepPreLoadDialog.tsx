import { AddPreLoadBody } from '@bargah/contract/features/cargos/pre-loads.schema.ts'
import { FormDialog } from '../../../kernel/form/FormDialog.tsx'
import { useWriteForm } from '../../../kernel/form/use-write-form.ts'
import { sayDone } from '../../../kernel/say-done.ts'
import { Note } from '../../../ui/Note.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { useGoodsChoices } from '../../catalog/catalog.parts.ts'
import type { DeclareValues } from './declare-values.ts'
import { toPreLoadBody } from './taken-values.ts'

type KeepPreLoadDialogProps = { values: DeclareValues; onClose: () => void }

/** Asks under which name the declaration is kept; goods and where it goes are proposed. */
export default function KeepPreLoadDialog({ values, onClose }: KeepPreLoadDialogProps) {
  const goods = useGoodsChoices().find(({ key }) => key === values.KalaId)?.label
  const to = values.CargoDestination.text
  const form = useWriteForm('addPreLoad', {
    start: { Name: goods && to ? `${goods} به ${to}`.slice(0, 100) : '' },
    checks: { body: AddPreLoadBody },
    shownBy: { KalaId: 'Name', CargoSource: 'Name', CargoDestination: 'Name' },
    input: ({ Name }) => ({ body: toPreLoadBody(values, Name) }),
    onDone: sayDone(onClose),
  })
  const lacks = lackingIn(values)
  return (
    <FormDialog
      form={form}
      title="ذخیره در پیش‌اعلام‌ها"
      consequence="آنچه در فرم است با این نام می‌ماند؛ تاریخ، ساعت و شناسه‌ها ذخیره نمی‌شود."
      submitLabel="ذخیره"
      busyLabel="در حال ذخیره…"
      onClose={onClose}
    >
      {lacks.length > 0 && (
        <Note tone="warning">
          پیش از ذخیره {lacks.join('، ')} را در فرم پر کنید؛ بقیه می‌تواند خالی بماند.
        </Note>
      )}
      <TextField {...form.field('Name')} label="نام پیش‌اعلام" maxLength={100} />
    </FormDialog>
  )
}

/** What a kept declaration cannot do without. */
const lackingIn = ({ CargoSource, CargoDestination, KalaId }: DeclareValues) => [
  ...(CargoSource.text.trim() ? [] : ['مبدأ']),
  ...(CargoDestination.text.trim() ? [] : ['مقصد']),
  ...(KalaId === null ? ['نوع کالا'] : []),
]
