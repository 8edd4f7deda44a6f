import { CircleAlert, Clock } from 'lucide-react'
import { clockTime } from '@bargah/contract/kernel/dates.ts'
import { mostReservationMinutes } from '@bargah/contract/features/halls/show-times.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { classes } from '../../ui/classes.ts'
import { Segments } from '../../ui/Segments.tsx'
import { Stepper } from '../../ui/Stepper.tsx'
import { nextRoundOf, sayLimit, sayNextRound } from './hall-effects.rules.ts'
import { BoldSentence, type FieldsProps, Labelled, wasOf } from './HallFields.tsx'
import { sayShowTimes } from './show-times.rules.ts'
import { TimeGrid, TimeLegend } from './TimeGrid.tsx'

const modes = [
  { key: 'times', label: 'در ساعت‌های اعلام' },
  { key: 'loads', label: 'با هر اعلام بار' },
] as const

/** When rounds open, how long they last, and the times of the day. */
export function HallRounds(fields: FieldsProps) {
  const { form, now } = fields
  const { values } = form
  const mode = form.field('IsActiveShowTime')
  const limit = wasOf('ReservationLimit', fields)
  const opening = wasOf('IsActiveShowTime', fields)
  return (
    <section className="panel stack gap-25 strip">
      <h2>
        <Clock className="subtle" />
        دور اعلام بار
      </h2>
      <div className="columns fold-600 hall-modes">
        <Segments
          id={mode.id}
          className={classes('hall-field', opening.isChanged && 'is-changed')}
          label={<Labelled label="دور کی باز شود" was={opening.was} />}
          options={modes}
          value={mode.value ? 'times' : 'loads'}
          onChange={(key) => mode.onChange(key === 'times')}
          error={mode.error}
          readOnly={mode.readOnly ?? false}
          hint={<BoldSentence>{sayNextRound(values, now)}</BoldSentence>}
        />
        <Stepper
          {...form.field('ReservationLimit')}
          className={classes('hall-field', limit.isChanged && 'is-changed')}
          label={
            <Labelled
              label={`مهلت انتخاب به دقیقه، ۰ تا ${formatNumber(mostReservationMinutes)}`}
              was={limit.was}
            />
          }
          max={mostReservationMinutes}
          hint={
            <span className={classes(values.ReservationLimit === 0 && 'is-warning')}>
              {sayLimit(values.ReservationLimit)}
            </span>
          }
        />
      </div>
      {values.IsActiveShowTime ? (
        <Times {...fields} />
      ) : (
        Object.keys(values.times).length > 0 && (
          <p className="fine muted">
            ساعت‌های اعلام این سالن نگه داشته می‌شود و با «در ساعت‌های اعلام» دوباره به کار می‌آید.
          </p>
        )
      )}
    </section>
  )
}

function Times(fields: FieldsProps) {
  const { form, now } = fields
  const { values } = form
  const { id, value, onChange, error, readOnly = false } = form.field('times')
  const next = nextRoundOf(values, now)
  const { isChanged, was } = wasOf('times', fields)
  return (
    <div className={classes('shrinks gap-15 grid field', 'hall-times', isChanged && 'is-changed')}>
      <div className="apart wrap">
        <span className="size-sm row at-stretch gap-3 hall-label">
          <Labelled label="ساعت‌های اعلام" was={was && `${was} دور`} />
        </span>
        <TimeLegend />
      </div>
      <TimeGrid
        id={id}
        value={value}
        onChange={onChange}
        readOnly={readOnly}
        next={next && clockTime(next)}
        describedBy={`${id}-message`}
      />
      {error ? (
        <span className="err" id={`${id}-message`}>
          <CircleAlert className="i-sm" />
          <span>{error}</span>
        </span>
      ) : (
        <span className="subtle text-xs regular hint" id={`${id}-message`}>
          <BoldSentence>{sayShowTimes(value, values.ReservationLimit)}</BoldSentence>
        </span>
      )}
    </div>
  )
}
