import { ArrowLeft, ArrowRight, Check } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { Button } from './Button.tsx'
import { PlainForm } from './PlainForm.tsx'

type WizardProps = {
  /** What the steps lead to: «ثبت‌نام راننده». */
  label: string
  steps: readonly { key: string; label: string }[]
  /** The index of the present step. */
  now: number
  /** Asks to go back to an earlier step; what was typed stays. */
  onBack: (index: number) => void
  /** Asks to go on; the screen checks the step first. */
  onNext: () => void
  /** On the last step: «ثبت درخواست». */
  finishLabel: string
  busy?: boolean
  busyLabel?: string
  children: ReactNode
}

/** A long form in steps, from right to left: those done can be opened again. Each step takes the focus as it comes. */
export function Wizard(props: WizardProps) {
  const { label, steps, now, onBack, onNext, finishLabel, busy = false, busyLabel, children } = props
  const isLast = now === steps.length - 1
  const heading = useRef<HTMLHeadingElement>(null)
  const seen = useRef(now)
  const id = useId()
  useEffect(() => {
    if (seen.current !== now) heading.current?.focus()
    seen.current = now
  }, [now, heading, seen])
  return (
    <section className="wizard" aria-label={label}>
      <WizardSteps steps={steps} now={now} onBack={onBack} />
      <PlainForm
        aria-labelledby={id}
        onSubmit={() => {
          if (!busy) onNext()
        }}
      >
        <h3 ref={heading} id={id} tabIndex={-1}>
          <span className="fine num">
            مرحلهٔ {toPersianDigits(now + 1)} از {toPersianDigits(steps.length)}
          </span>
          {steps[now]?.label}
        </h3>
        {children}
        <div className="row at-stretch line-above wizard-foot">
          {now > 0 && (
            <Button icon={<ArrowRight />} onClick={() => onBack(now - 1)}>
              قبلی
            </Button>
          )}
          <Button
            className="far"
            variant="primary"
            iconEnd={isLast ? undefined : <ArrowLeft />}
            icon={isLast && <Check />}
            busy={busy}
            busyLabel={busyLabel}
            type="submit"
          >
            {isLast ? finishLabel : 'بعدی'}
          </Button>
        </div>
      </PlainForm>
    </section>
  )
}

function WizardSteps({ steps, now, onBack }: Pick<WizardProps, 'steps' | 'now' | 'onBack'>) {
  return (
    <ol className="row at-stretch subtle size-sm wizard-steps">
      {steps.map((step, index) => (
        <li
          key={step.key}
          className={index < now ? 'is-done' : index === now ? 'is-now' : undefined}
          aria-current={index === now ? 'step' : undefined}
        >
          {index < now ? (
            <button type="button" onClick={() => onBack(index)}>
              <span className="tile tile-sm tile-round mark">
                <Check />
              </span>
              <span className="num name">{step.label}</span>
              <span className="sr">، انجام شده</span>
            </button>
          ) : (
            <>
              <span className="tile tile-sm tile-round mark num">{toPersianDigits(index + 1)}</span>
              <span className="num name">{step.label}</span>
            </>
          )}
        </li>
      ))}
    </ol>
  )
}
