import { AddFreightRateBody } from '@bargah/contract/features/catalog/base.schema.ts'
import { jalaliDate } from '@bargah/contract/kernel/dates.ts'
import { FormDialog } from '../../kernel/form/FormDialog.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { serverNow } from '../../kernel/now.ts'
import { sayDone } from '../../kernel/say-done.ts'
import { DateField } from '../../ui/DateField.tsx'
import { MoneyField } from '../../ui/MoneyField.tsx'

export default function AddFreightRateDialog({ onClose }: { onClose: () => void }) {
  const form = useWriteForm('addFreightRate', {
    start: { FromDate: null as string | null, RialPerTonneKm: null as number | null },
    checks: { body: AddFreightRateBody },
    input: ({ FromDate, RialPerTonneKm }) => ({
      body: { FromDate: FromDate ?? '', RialPerTonneKm: RialPerTonneKm ?? '' },
    }),
    onDone: sayDone(onClose),
  })
  return (
    <FormDialog
      form={form}
      title="نرخ تازهٔ تن کیلومتر"
      consequence="از روز آغاز به بعد، کرایهٔ بارها با این نرخ سنجیده می‌شود. پس از آغاز دیگر عوض نمی‌شود."
      submitLabel="ثبت نرخ"
      busyLabel="در حال ثبت…"
      onClose={onClose}
    >
      <DateField {...form.field('FromDate')} label="از روز" min={jalaliDate(serverNow())} />
      <MoneyField {...form.field('RialPerTonneKm')} label="نرخ هر تن در کیلومتر" unit="ریال" />
    </FormDialog>
  )
}
