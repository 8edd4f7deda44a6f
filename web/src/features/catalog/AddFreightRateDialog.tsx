import { AddFreightRateBody } from '@bargah/contract/features/catalog/base.schema.ts'
import { jalaliDate } from '@bargah/contract/kernel/dates.ts'
import { FormDialog } from '../../kernel/form/FormDialog.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { formatRial } from '@bargah/contract/kernel/money.ts'
import { serverNow } from '../../kernel/now.ts'
import { sayDone } from '../../kernel/say-done.ts'
import { useRead } from '../../kernel/use-read.ts'
import type { ConfirmWords } from '../../ui/Dialog.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { MoneyField } from '../../ui/MoneyField.tsx'
import { isFarFrom } from '../../ui/price-scale.rules.ts'
import { sumInWords } from '../../ui/sum-words.ts'

/** The rate that holds on the day; undefined while it is not known or where there was none. */
function useRateOf(day: string | null): number | undefined {
  const query = day === null ? {} : { Day: day }
  return useRead('showFreightRate', { query, enabled: day !== null }).data?.rialPerTonneKm ?? undefined
}

const sayFar = (rial: number | null, before: number): ConfirmWords => ({
  title: 'این نرخ از نرخ پیش از آن بسیار دور است',
  consequence: `${sumInWords(rial ?? 0, 'ریال')} نوشته‌اید؛ نرخ پیش از آن ${formatRial(before)} است. صفرها را یک بار دیگر ببینید.`,
  confirmLabel: 'بله، ثبت شود',
  cancelLabel: 'نه، بازبینی می‌کنم',
  busyLabel: 'در حال ثبت…',
})

export default function AddFreightRateDialog({ onClose }: { onClose: () => void }) {
  const form = useWriteForm('addFreightRate', {
    start: { FromDate: null as string | null, RialPerTonneKm: null as number | null },
    checks: { body: AddFreightRateBody },
    input: ({ FromDate, RialPerTonneKm }) => ({
      body: { FromDate: FromDate ?? '', RialPerTonneKm: RialPerTonneKm ?? '' },
    }),
    onDone: sayDone(onClose),
  })
  const { FromDate, RialPerTonneKm } = form.values
  const before = useRateOf(FromDate)
  return (
    <FormDialog
      form={form}
      {...(before && isFarFrom(RialPerTonneKm ?? 0, before) && { confirm: sayFar(RialPerTonneKm, before) })}
      title="نرخ تازهٔ تن کیلومتر"
      consequence="از روز آغاز به بعد، کرایهٔ بارها با این نرخ سنجیده می‌شود. تا پایان همان روز می‌شود آن را پس گرفت."
      submitLabel="ثبت نرخ"
      busyLabel="در حال ثبت…"
      onClose={onClose}
    >
      <DateField {...form.field('FromDate')} label="از روز" min={jalaliDate(serverNow())} />
      <MoneyField {...form.field('RialPerTonneKm')} label="نرخ هر تن در کیلومتر" unit="ریال" />
    </FormDialog>
  )
}
