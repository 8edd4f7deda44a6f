import { ShieldCheck } from 'lucide-react'
import { AskFactorRemovalBody } from '@bargah/contract/features/factors/factors.schema.ts'
import { roleLabels } from '@bargah/contract/kernel/access.ts'
import { Form, SubmitButton } from '../../kernel/form/Form.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { useSearch } from '../../kernel/navigation.tsx'
import { sayDone } from '../../kernel/say-done.ts'
import { AskedOfTwo, TwoAdminsPage } from '../../kernel/TwoAdmins.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { type FactorRemoval, useFactorRemovals } from './factors.queries.ts'

/** Who has lost his second factor: one administrator asks that it be taken away, a second confirms within a day. */
export default function FactorRemovalsPage() {
  return (
    <TwoAdminsPage
      title="برداشتن مرحلهٔ دوم ورود"
      icon={<ShieldCheck />}
      waits="یک روز"
      requests={useFactorRemovals()}
      ask={<AskForm />}
      row={(removal) => <Removal key={removal.id} removal={removal} />}
    />
  )
}

/** The address may name whose it is: the dialog of another's password leads here. */
function AskForm() {
  const { username }: { username?: unknown } = useSearch()
  const form = useWriteForm('askFactorRemoval', {
    start: { Username: username === undefined ? '' : String(username) },
    checks: { body: AskFactorRemovalBody },
    onDone: sayDone((_done, { reset }) => reset()),
  })
  return (
    <Form form={form} className="stack gap-3 slim">
      <p className="muted">
        نخست از خود او، با شماره‌ای که از پیش می‌شناسید، بپرسید. با تأیید مدیر دیگر، گذرکلیدها، برنامهٔ رمزساز و
        کدهای بازیابی او برداشته می‌شود، از همه‌جا بیرون می‌آید و آگاه می‌شود.
      </p>
      <TextField {...form.field('Username')} label="نام کاربری" dir="ltr" autoComplete="off" />
      <SubmitButton form={form} busyLabel="در حال ثبت…">
        ثبت درخواست
      </SubmitButton>
    </Form>
  )
}

const Removal = ({ removal }: { removal: FactorRemoval }) => (
  <AskedOfTwo
    request={removal}
    name={removal.fullName}
    known={removal.username}
    about={roleLabels[removal.role]}
    withdraw="withdrawFactorRemoval"
    confirm={{
      call: 'confirmFactorRemoval',
      label: 'تأیید',
      question: `مرحلهٔ دوم ورود ${removal.fullName} برداشته شود؟`,
      consequence:
        'تنها اگر از خود او شنیده‌اید که آن را گم کرده است تأیید کنید. از همه‌جا بیرون می‌آید و با گذرواژهٔ تنها وارد می‌شود تا روش تازه‌ای بیفزاید.',
      yes: 'بله، برداشته شود',
      busy: 'در حال برداشتن…',
    }}
  />
)
