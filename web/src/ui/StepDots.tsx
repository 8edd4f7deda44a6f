type StepDotsProps = {
  label: string
  steps: readonly string[]
  /** The index of the present step; equal to the number of steps when all are done. */
  now: number
}

/** Few steps on one line, from right to left: صدور، چاپ، حواله، بارنامه، تحویل. */
export function StepDots({ label, steps, now }: StepDotsProps) {
  const state = (index: number) => (index < now ? 'is-done' : index === now ? 'is-now' : undefined)
  return (
    <ol className="step-dots" aria-label={label}>
      {steps.map((step, index) => (
        <li key={step} className={state(index)} aria-current={index === now ? 'step' : undefined}>
          {step}
          {index < now && <span className="sr">، انجام شده</span>}
        </li>
      ))}
    </ol>
  )
}
