import { type ReactNode, useRef, useState } from 'react'
import { Button, type ButtonProps } from '../../ui/Button.tsx'
import { ConfirmDialog, type ConfirmWords } from '../../ui/Dialog.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { PlainForm } from '../../ui/PlainForm.tsx'
import { withoutRetry } from '../api-error.ts'
import { Refusals, useFocusOnFault } from './form-faults.tsx'
import type { WriteForm } from './use-write-form.ts'

type FormProps<Values> = {
  form: WriteForm<Values>
  className?: string
  /** Of a form longer than a screen: what its faults stand in the way of, «بار ثبت شود». They are then summed up above. */
  goal?: string
  /** Over what the server said. */
  failedTitle?: string
  /**
   * Looked at once the fields are right; false = it is not sent, and the page says why; words = what was found is asked
   * first, instead of `confirm`.
   */
  before?: () => Promise<boolean | ConfirmWords>
  /** Asked before it is sent. */
  confirm?: ConfirmWords
  children: ReactNode
}

/** A form as a part of a page: its fields and its submit button are children; what stands in the way comes above them. */
export function Form<Values>(props: FormProps<Values>) {
  const { form, className, goal, failedTitle, before, confirm, children } = props

  const element = useRef<HTMLFormElement>(null)
  const [asked, setAsked] = useState<ConfirmWords>()
  useFocusOnFault(element, form.attempt, asked !== undefined)
  // where the button that sends stands far below
  const mayRepeat = form.mayRepeat && goal !== undefined
  const goOn = async () => {
    const found = before ? await before() : true
    if (found === false) return
    const words = found === true ? confirm : found
    if (words) setAsked(words)
    else await form.send()
  }
  return (
    <PlainForm
      ref={element}
      id={form.id}
      className={className}
      onSubmit={() => {
        if (!form.busy && !leadsToUnchosen(element.current)) form.check(() => void goOn())
      }}
    >
      {goal && <ErrorSummary goal={goal} faults={inOrder(form.faults)} attempt={form.attempt} />}
      {form.refusals.length > 0 && (
        <Refusals title={failedTitle} sentences={mayRepeat ? form.refusals.map(withoutRetry) : form.refusals}>
          {mayRepeat && (
            <Button busy={form.busy} onClick={() => void form.send()}>
              تلاش دوباره
            </Button>
          )}
        </Refusals>
      )}
      {children}
      {asked && (
        <ConfirmDialog
          {...asked}
          busy={form.busy}
          onConfirm={() => void form.send().finally(() => setAsked(undefined))}
          onClose={() => setAsked(undefined)}
        />
      )}
    </PlainForm>
  )
}

/** Whether a text that stands for nothing of its list is still in a field, which it leads to: sent, it would be dropped. */
function leadsToUnchosen(form: HTMLElement | null): boolean {
  const field = form?.querySelector<HTMLElement>('[data-unchosen]')
  field?.focus()
  return Boolean(field)
}

/** The button that sends a form, wherever it stands. */
export function SubmitButton<Values>({
  form,
  ...button
}: Omit<ButtonProps, 'form'> & { form: WriteForm<Values> }) {
  return <Button variant="primary" {...button} type="submit" form={form.id} busy={form.busy} />
}

/** Faults in the order in which their fields stand on the page. */
function inOrder(faults: WriteForm<unknown>['faults']) {
  const at = new Map(faults.map(({ fieldId }) => [fieldId, document.getElementById(fieldId)]))
  return faults.toSorted(({ fieldId: one }, { fieldId: other }) => {
    const [first, second] = [at.get(one), at.get(other)]
    if (!first || !second) return 0
    return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
  })
}
