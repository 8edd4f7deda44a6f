import { type ReactNode, useId, useState } from 'react'
import { classes } from '../../ui/classes.ts'

type SpecimenProps = {
  /** Its address on the page, and where the browser tests look: `#plate`. */
  id: string
  title: string
  /** Takes two columns. */
  wide?: boolean
  children: ReactNode
}

export function Specimen({ id, title, wide, children }: SpecimenProps) {
  const headingId = useId()
  return (
    <section id={id} className={classes('panel panel-body', wide && 'is-wide')} aria-labelledby={headingId}>
      <h2 id={headingId} className="below-4">
        {title}
      </h2>
      <div className="stack">{children}</div>
    </section>
  )
}

type HeldProps<Value> = {
  start: Value
  children: (field: { value: Value; onChange: (value: Value) => void }) => ReactNode
}

/** Holds the value of a field and writes it under it, as it goes to the server. */
export function WithValue<Value>({ start, children }: HeldProps<Value>) {
  const [value, onChange] = useState(start)
  return (
    <div className="stack gap-15">
      {children({ value, onChange })}
      <code dir="ltr" className="anywhere">
        {value instanceof File ? `${value.name} ${value.size}` : JSON.stringify(value)}
      </code>
    </div>
  )
}
