import { type FormEvent, useId, useState } from 'react'
import { sentenceOf } from '../../kernel/api-error.ts'
import { useWrite } from '../../kernel/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { focusField } from '../../ui/ErrorSummary.tsx'
import { Note } from '../../ui/Note.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { toast } from '../../ui/toast.ts'
import { findFaults, type PasswordForm } from './password.rules.ts'

const fields = [
  { name: 'current', label: 'گذرواژهٔ کنونی', autoComplete: 'current-password' },
  { name: 'next', label: 'گذرواژهٔ تازه', autoComplete: 'new-password' },
  { name: 'repeated', label: 'تکرار گذرواژهٔ تازه', autoComplete: 'new-password' },
] as const

/** One's own password: the old one and twice the new one. The account's other sessions end with it. */
export default function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const id = useId()
  const [form, setForm] = useState<PasswordForm>({ current: '', next: '', repeated: '' })
  const [tried, setTried] = useState(false)
  const faults = findFaults(form)
  const change = useWrite('changeMyPassword', {
    onDone: ({ message }) => {
      toast({ title: message })
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const wrong = fields.find(({ name }) => faults[name])
    if (wrong) focusField(`${id}-${wrong.name}`)
    else change.mutate({ body: { CurrentPassword: form.current, NewPassword: form.next } })
  }
  return (
    <Dialog
      title="تغییر گذرواژه"
      consequence="پس از تغییر، از دستگاه‌های دیگر بیرون می‌آیید و همین‌جا می‌مانید."
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>انصراف</Button>
          <Button
            type="submit"
            form={`${id}-form`}
            variant="primary"
            busy={change.isPending}
            busyLabel="در حال ثبت…"
          >
            تغییر گذرواژه
          </Button>
        </>
      }
    >
      <form id={`${id}-form`} className="stack" noValidate onSubmit={submit}>
        {change.isError && (
          <Note tone="danger" alert>
            {sentenceOf(change.error)}
          </Note>
        )}
        {fields.map(({ name, label, autoComplete }) => (
          <PasswordField
            key={name}
            id={`${id}-${name}`}
            name={name}
            label={label}
            autoComplete={autoComplete}
            error={tried ? faults[name] : undefined}
            value={form[name]}
            onChange={(value) => setForm({ ...form, [name]: value })}
          />
        ))}
      </form>
    </Dialog>
  )
}
