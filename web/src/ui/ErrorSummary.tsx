import { TriangleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { focusWhenFree } from './modals.ts'

type Fault = { fieldId: string; message: string }
type ErrorSummaryProps = {
  faults: readonly Fault[]
  /** What the faults stand in the way of: «بار ثبت شود». */
  goal: string
  /** Changes with every try, so that the summary takes focus again. */
  attempt?: number
}

/** Stands above a form, takes focus when faults come, counts them and links to each field. */
export function ErrorSummary({ faults, goal, attempt = 0 }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const any = faults.length > 0
  useEffect(() => {
    if (any && attempt >= 0) box.current?.focus()
  }, [any, attempt])
  if (!any) return null
  return (
    <div
      ref={box}
      className="row at-stretch gap-25 edged text-sm regular note tone-danger summary"
      role="alert"
      tabIndex={-1}
    >
      <TriangleAlert />
      <div className="grow">
        <strong>
          {toPersianDigits(faults.length)} مورد را درست کنید تا {goal}
        </strong>
        <ol>
          {faults.map((fault) => (
            <li key={fault.fieldId}>
              <a
                href={`#${fault.fieldId}`}
                onClick={(event) => {
                  event.preventDefault()
                  focusField(fault.fieldId)
                }}
              >
                {fault.message}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}

const FOCUSABLE = 'input, select, textarea, button, [tabindex]'

/** Moves focus to a field by its id, or to the first thing in it that takes focus. */
export function focusField(id: string) {
  const field = document.getElementById(id)
  const target = field?.matches(FOCUSABLE) ? field : field?.querySelector<HTMLElement>(FOCUSABLE)
  if (target) focusWhenFree(target)
  target?.scrollIntoView({ block: 'center' })
}
