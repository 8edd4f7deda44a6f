import { type Rate, rateLabels, rates } from '@bargah/contract/features/ratings/ratings.text.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { Star } from 'lucide-react'
import { useId } from 'react'
import { classes } from '../../ui/classes.ts'
import './ratings.css'

export const Stars = ({ rate, word = true }: { rate: Rate; word?: boolean }) => (
  <span
    className="inline at-middle stars"
    role="img"
    aria-label={`${formatNumber(rate)} از پنج ستاره، ${rateLabels[rate]}`}
  >
    {rates.map((one) => (
      <Star key={one} className={one <= rate ? 'is-on' : undefined} />
    ))}
    {word && (
      <b className="strong">
        {rateLabels[rate]} <small className="subtle regular size-sm num">{formatNumber(rate)} از ۵</small>
      </b>
    )}
  </span>
)

type StarFieldProps = {
  id: string
  name: string
  value: Rate | null
  onChange: (rate: Rate) => void
  error: string | undefined
}

/** Five stars to choose from, the first at the right; arrows walk them. */
export function StarField({ id, name, value, onChange, error }: StarFieldProps) {
  const fault = useId()
  return (
    <fieldset className="star-field" aria-describedby={error ? fault : undefined}>
      <legend className="sr">امتیاز راننده</legend>
      <span className="row">
        {rates.map((rate) => (
          <label key={rate} className={classes('centred', value !== null && rate <= value && 'is-on')}>
            <input
              type="radio"
              className="sr"
              id={rate === 1 ? id : undefined}
              name={name}
              checked={rate === value}
              aria-label={`${formatNumber(rate)} ستاره، ${rateLabels[rate]}`}
              onChange={() => onChange(rate)}
            />
            <Star aria-hidden="true" />
          </label>
        ))}
        {value !== null && (
          <b className="strong size-lg num">
            {rateLabels[value]} <small className="subtle regular size-sm">{formatNumber(value)} از ۵</small>
          </b>
        )}
      </span>
      {error && (
        <span id={fault} className="is-bad size-sm">
          {error}
        </span>
      )}
    </fieldset>
  )
}
