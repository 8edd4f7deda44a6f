import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { InnerForm, submitInner } from '../../kernel/form/InnerForm.tsx'
import type { WriteForm } from '../../kernel/form/use-write-form.ts'
import { Button } from '../../ui/Button.tsx'

/** How what is written in a well ends without being sent, and what else can be done with it. */
export type Ending = { onCancel: () => void; foot?: ReactNode }
type CustomerWellProps<Values extends object> = Ending & {
  form: WriteForm<Values>
  label: string
  failedTitle: string
  submitLabel: string
  children: ReactNode
}

/** A customer or an address that is written where it is needed, with its own acts. */
export const CustomerWell = <Values extends object>({
  form,
  label,
  failedTitle,
  submitLabel,
  onCancel,
  foot,
  children,
}: CustomerWellProps<Values>) => (
  <InnerForm
    takesOver
    form={form}
    label={label}
    className="edged pad-4 on-page stack gap-3 customer-well"
    failedTitle={failedTitle}
  >
    {children}
    <div className="row wrap fine">
      <Button icon={<Check />} busy={form.busy} busyLabel="در حال ثبت…" onClick={() => submitInner(form)}>
        {submitLabel}
      </Button>
      <Button variant="ghost" onClick={onCancel}>
        انصراف
      </Button>
      {foot && <span className="far">{foot}</span>}
    </div>
  </InnerForm>
)
