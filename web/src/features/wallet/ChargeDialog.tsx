import { ChargeBody, ownerFaults } from '@bargah/contract/features/wallet/wallet.schema.ts'
import { leastChargeRial } from '@bargah/contract/features/wallet/wallet.text.ts'
import { formatRial } from '@bargah/contract/kernel/money.ts'
import { FormDialog } from '../../kernel/form/FormDialog.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { MoneyField } from '../../ui/MoneyField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import type { WalletOwner } from './wallet.queries.ts'

type ChargeDialogProps = {
  owner: WalletOwner
  name: string
  deducts: boolean
  /** What is in the wallet now; undefined while it is not known. */
  balanceRial: number | undefined
  onClose: () => void
}

/** An administrator adds to another's wallet or takes from it (spec 3 §2.3.5); asked once more, with what will then be in it. */
export default function ChargeDialog({ owner, name, deducts, balanceRial, onClose }: ChargeDialogProps) {
  const form = useWriteForm(deducts ? 'deductCharge' : 'addCharge', {
    start: { Amount: null as number | null, Description: '' },
    input: ({ Amount, Description }) => ({ body: { ...owner, Amount: Amount ?? '', Description } }),
    checks: { body: ChargeBody, faults: (body) => ownerFaults({ ...body, ...owner }) },
    onDone: ({ message }) => {
      toast({ title: message })
      onClose()
    },
  })
  const { Amount } = form.values
  const sum = formatRial(Amount ?? 0)
  const after = (balanceRial ?? 0) + (deducts ? -1 : 1) * (Amount ?? 0)
  return (
    <FormDialog
      form={form}
      title={deducts ? `کاهش اعتبار ${name}` : `افزایش اعتبار ${name}`}
      {...(balanceRial !== undefined && { consequence: `موجودی کنونی: ${formatRial(balanceRial)}` })}
      submitLabel={deducts ? 'کاهش اعتبار' : 'افزایش اعتبار'}
      busyLabel="در حال ثبت…"
      confirm={{
        title: deducts ? `${sum} از کیف پول کم شود؟` : `${sum} به کیف پول افزوده شود؟`,
        consequence:
          balanceRial !== undefined && after >= 0
            ? `موجودی ${name} به ${formatRial(after)} می‌رسد و از آن آگاه می‌شود.`
            : `${name} از آن آگاه می‌شود.`,
        confirmLabel: deducts ? 'بله، کم شود' : 'بله، افزوده شود',
        cancelLabel: 'نه، بماند',
        busyLabel: 'در حال ثبت…',
      }}
      onClose={onClose}
    >
      <MoneyField
        {...form.field('Amount')}
        label="مبلغ"
        unit="ریال"
        {...(Amount === null && { hint: `دست‌کم ${formatRial(leastChargeRial)}` })}
      />
      <TextField
        {...form.field('Description')}
        label="شرح"
        maxLength={300}
        hint="صاحب کیف پول همین را می‌بیند."
      />
    </FormDialog>
  )
}
