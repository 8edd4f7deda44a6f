import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { type ConfirmWords, Dialog } from '../../ui/Dialog.tsx'
import { Form, SubmitButton } from './Form.tsx'
import type { WriteForm } from './use-write-form.ts'

type FormDialogProps<Values> = {
  form: WriteForm<Values>
  title: string
  consequence?: string | undefined
  /** A verb: «تغییر گذرواژه». */
  submitLabel: string
  busyLabel: string
  cancelLabel?: string
  /** For what cannot be taken back. */
  danger?: boolean
  /** Asked before it is sent. */
  confirm?: ConfirmWords
  onClose: () => void
  children: ReactNode
}

/** A form in a dialog that is open while it is mounted; it stays while it is sent, and when it was refused. */
export function FormDialog<Values>(props: FormDialogProps<Values>) {
  const { form, title, consequence, submitLabel, busyLabel, confirm } = props
  const { cancelLabel = 'انصراف', danger = false } = props
  const close = form.busy ? () => undefined : props.onClose
  return (
    <Dialog
      alert={danger}
      title={title}
      consequence={consequence}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{cancelLabel}</Button>
          <SubmitButton form={form} variant={danger ? 'danger' : 'primary'} busyLabel={busyLabel}>
            {submitLabel}
          </SubmitButton>
        </>
      }
    >
      <Form form={form} className="stack" {...(confirm && { confirm })}>
        {props.children}
      </Form>
    </Dialog>
  )
}
