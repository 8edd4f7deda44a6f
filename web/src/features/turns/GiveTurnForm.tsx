import { Check, IdCard, Truck } from 'lucide-react'
import { TakeTurnBody, takeTurnFaults } from '@bargah/contract/features/turns/turns.schema.ts'
import type { CallData } from '../../kernel/api.ts'
import { Form, SubmitButton } from '../../kernel/form/Form.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { useHallChoices } from '../catalog/catalog.parts.ts'
import { Button } from '../../ui/Button.tsx'
import { DigitsField } from '../../ui/DigitsField.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Select } from '../../ui/Select.tsx'

type GiveTurnFormProps = {
  /** For those who give turns at several halls; the server knows the hall of its staff. */
  onHall: ((id: number | null) => void) | undefined
  onGiven: (made: CallData<'takeTurn'>) => void
}

const start = { LoadHallId: null as number | null, NationalId: '', FreighterCardNumber: '' }
const confirm = {
  title: 'به این راننده نوبت داده شود؟',
  consequence: 'شمارهٔ نوبت به نام او ثبت می‌شود و تا لغو یا مصرف آن، نوبت دیگری نمی‌گیرد.',
  confirmLabel: 'بله، نوبت داده شود',
  cancelLabel: 'نه، بازبینی می‌کنم',
  busyLabel: 'در حال دادن نوبت…',
}

/** Staff give a turn to a driver by his national code and the card of his truck (spec 2 §2.6). */
export function GiveTurnForm({ onHall, onGiven }: GiveTurnFormProps) {
  const halls = useHallChoices(onHall !== undefined)
  const form = useWriteForm('takeTurn', {
    start,
    checks: { body: TakeTurnBody, faults: takeTurnFaults },
    onDone: (made, { reset, focus, sent }) => {
      reset({ ...start, LoadHallId: sent.LoadHallId })
      focus('NationalId')
      onGiven(made)
    },
  })
  const hall = form.field('LoadHallId')
  const chooseHall = (id: number | null) => {
    hall.onChange(id)
    onHall?.(id)
  }
  return (
    <Panel title="دادن نوبت به راننده">
      <Form form={form} className="stack" failedTitle="نوبت داده نشد" confirm={confirm}>
        {onHall && (
          <Select
            {...hall}
            label="سالن"
            placeholder="سالن را انتخاب کنید"
            options={halls.map(({ key, label }) => ({ key, label: `سالن ${label}` }))}
            onChange={chooseHall}
          />
        )}
        <DigitsField {...form.field('NationalId')} label="کد ملی راننده" maxLength={10} end={<IdCard />} />
        <DigitsField
          {...form.field('FreighterCardNumber')}
          label="شمارهٔ کارت هوشمند ناوگان"
          maxLength={7}
          end={<Truck />}
        />
        <div className="row">
          <SubmitButton form={form} className="grow" icon={<Check />} busyLabel={confirm.busyLabel}>
            دادن نوبت
          </SubmitButton>
          <Button onClick={() => form.reset({ ...start, LoadHallId: hall.value })}>پاک کردن</Button>
        </div>
      </Form>
    </Panel>
  )
}
