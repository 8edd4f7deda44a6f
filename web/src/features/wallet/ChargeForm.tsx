import { Minus, Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { ChargeBody, ownerFaults } from '@bargah/contract/features/wallet/wallet.schema.ts'
import { formatRial } from '@bargah/contract/kernel/money.ts'
import { Form, SubmitButton } from '../../kernel/form/Form.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { sayDone } from '../../kernel/say-done.ts'
import { MoneyField } from '../../ui/MoneyField.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { type Charge, chargeWords, sayAfter, sayTooMuch } from './charge.text.ts'
import { useBalanceOf, type WalletOwner } from './wallet.queries.ts'

const icons = { add: <Plus />, deduct: <Minus /> }
const charges = (['add', 'deduct'] as const).map((key) => ({ key, label: chargeWords[key].verb }))

type ChargeFormProps = {
  owner: WalletOwner
  name: string
  /** Beside what the wallet will then hold. */
  aside?: ReactNode
}

/** An administrator adds to another's wallet or takes from it (rules 13.7); asked once more, with what will then be in it. */
export default function ChargeForm({ owner, name, aside }: ChargeFormProps) {
  const [charge, setCharge] = useState<Charge>('add')
  const words = chargeWords[charge]
  const balanceRial = useBalanceOf(owner).data?.availableBalance
  const form = useWriteForm(charge === 'add' ? 'addCharge' : 'deductCharge', {
    start: { Amount: null as number | null, Description: '' },
    input: ({ Amount, Description }) => ({ body: { ...owner, Amount: Amount ?? '', Description } }),
    checks: {
      body: ChargeBody,
      faults(body) {
        const tooMuch = charge === 'deduct' && sayTooMuch(balanceRial, Number(body.Amount))
        const faults = ownerFaults({ ...body, ...owner })
        return tooMuch ? [...faults, ['Amount', tooMuch]] : faults
      },
    },
    onDone: sayDone((_done, { reset }) => reset()),
  })
  const { Amount } = form.values
  const after = sayAfter(charge, balanceRial, Amount)
  return (
    <Form
      form={form}
      className="at-start stack gap-2 charge-form"
      failedTitle={words.failed}
      confirm={{
        title: words.ask(formatRial(Amount ?? 0)),
        consequence: `${after ?? ''} ${name} از آن آگاه می‌شود.`.trim(),
        confirmLabel: words.yes,
        cancelLabel: 'نه، بماند',
        busyLabel: 'در حال ثبت…',
      }}
    >
      <Segments
        label="افزایش یا کاهش"
        labelHidden
        options={charges}
        value={charge}
        onChange={(key) => key && setCharge(key)}
      />
      <MoneyField {...form.field('Amount')} label="مبلغ" labelHidden placeholder="مبلغ" unit="ریال" />
      <TextField
        {...form.field('Description')}
        label="شرح"
        labelHidden
        placeholder="شرح؛ او هم می‌بیند"
        maxLength={300}
      />
      <SubmitButton form={form} icon={icons[charge]} busyLabel="در حال ثبت…">
        {words.submit}
      </SubmitButton>
      <p className="wrap between flex fine">
        <span role="status">{after ?? words.hint}</span>
        {aside}
      </p>
    </Form>
  )
}
