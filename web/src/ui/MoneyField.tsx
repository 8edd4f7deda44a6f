import { NumberField, type NumberFieldProps } from './NumberField.tsx'
import { sumInWords } from './sum-words.ts'

type MoneyFieldProps = Omit<NumberFieldProps, 'unit' | 'icon'> & {
  /** Rent and the value of goods are in toman, all else in rials. */
  unit: 'تومان' | 'ریال'
}

const saidFrom = 10_000

/** An amount with its unit, grouped while it is typed; a large one is said in words under it, unless a hint is given. */
export function MoneyField({ hint, ...props }: MoneyFieldProps) {
  const { value, unit, min = 0 } = props
  const words =
    value !== null && Number.isInteger(value) && value >= saidFrom ? sumInWords(value, unit) : undefined
  return <NumberField {...props} min={min} hint={hint ?? words} />
}
