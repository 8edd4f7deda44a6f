import { Fragment, type ReactNode } from 'react'
import { classes } from '../../ui/classes.ts'
import { MoneyField } from '../../ui/MoneyField.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { sayValue, settings } from './hall-changes.rules.ts'
import type { HallValues } from './hall-values.rules.ts'
import type { HallForm } from './use-hall-form.ts'

export type FieldsProps = {
  form: HallForm
  /** As they are kept; null of a hall that is yet to be made. */
  before: HallValues | null
  now: Date
}
type NamesOf<T> = { [N in keyof HallValues]: HallValues[N] extends T ? N : never }[keyof HallValues]
type NumberName = Exclude<NamesOf<number | null>, 'LoadHallCityId' | 'ReservationLimit'>

/** Whether a setting differs from what is kept, and how it was. */
export function wasOf(name: keyof HallValues, { form, before }: Pick<FieldsProps, 'form' | 'before'>) {
  const isChanged = before !== null && JSON.stringify(before[name]) !== JSON.stringify(form.values[name])
  return { isChanged, was: isChanged ? sayValue(settings[name].say(before)) : '' }
}

/** A label with how it was, once it is changed. */
export const Labelled = ({ label, was }: { label: string; was: string }): ReactNode => (
  <>
    {label}
    {was && <span className="accent-ink regular far fine num">پیش‌تر {was}</span>}
  </>
)

type SettingProps = FieldsProps & { name: NumberName; effect: string; money?: boolean }

export function NumberSetting({ name, effect, money = false, ...rest }: SettingProps) {
  const { isChanged, was } = wasOf(name, rest)
  const { label, unit = '' } = settings[name]
  const field = {
    ...rest.form.field(name),
    label: <Labelled label={label} was={was} />,
    hint: <BoldSentence>{effect}</BoldSentence>,
    min: 0,
    className: classes('hall-field', isChanged && 'is-changed'),
  }
  return money ? <MoneyField {...field} unit="ریال" /> : <NumberField {...field} unit={unit} />
}

type SwitchProps = FieldsProps & { name: 'ActiveTurnApp' | 'IsFreeCargo'; effect: string }

export function SwitchSetting({ name, effect, ...rest }: SwitchProps) {
  const { isChanged, was } = wasOf(name, rest)
  const { value, onChange, id, readOnly = false } = rest.form.field(name)
  return (
    <Switch
      {...{ id, value, onChange }}
      disabled={readOnly}
      className={classes('full hall-switch', isChanged && 'is-changed')}
      label={<Labelled label={settings[name].label} was={was} />}
      hint={<BoldSentence>{effect}</BoldSentence>}
    />
  )
}

/** A sentence of the rules: what stands between stars decides, and is set bold. */
export const BoldSentence = ({ children }: { children: string }) => (
  <span>
    {children.split('*').map((part, at) =>
      // every second part stood between stars
      at % 2 === 1 ? (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of one sentence never move
        <b className="ink strong" key={at}>
          {part}
        </b>
      ) : (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of one sentence never move
        <Fragment key={at}>{part}</Fragment>
      ),
    )}
  </span>
)
