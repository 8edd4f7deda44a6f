import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { Panel } from '../../ui/Panel.tsx'
import * as say from './hall-effects.rules.ts'
import { settings } from './hall-changes.rules.ts'
import type { HallValues } from './hall-values.rules.ts'
import { Said } from './Said.tsx'

type KeptSettingsProps = { values: HallValues; now: Date }

/** A hall's settings as its own staff read them: the value, and what follows from it. */
export const KeptSettings = ({ values, now }: KeptSettingsProps) => (
  <Panel title="تنظیم‌های سالن" aside={<span className="muted">با مدیر سامانه است</span>}>
    <DescriptionList
      items={effectsOf(values, now).map(([name, effect]) => {
        const { label, say: value, unit = '' } = settings[name]
        return {
          term: label,
          value: (
            <>
              <b className="num">
                {value(values)} {unit}
              </b>
              <small className="hall-effect">
                <Said>{effect}</Said>
              </small>
            </>
          ),
        }
      })}
    />
  </Panel>
)

const effectsOf = (values: HallValues, now: Date): [keyof HallValues, string][] => [
  ['IsActiveShowTime', say.sayNextRound(values, now)],
  ['ReservationLimit', say.sayLimit(values.ReservationLimit)],
  ['TurnRange', say.sayTurnRange(values.TurnRange, values.ActiveTurnApp)],
  ['TurnExpireHour', say.sayTurnLife(values.TurnExpireHour, now)],
  ['NativeTurnExpireHour', say.sayTurnLife(values.NativeTurnExpireHour, now)],
  ['LimitNewTurn', say.sayLimitNewTurn(values.LimitNewTurn, now)],
  ['TravelTime', say.sayTravelTime(values.TravelTime, null)],
  ['ActiveTurnApp', values.ActiveTurnApp ? 'راننده خودش نوبت می‌گیرد، یا پیش متصدی.' : say.sayTurnApp(false)],
  ['ReservationRange', say.saySelectRange(values.ReservationRange)],
  ['DriverCharghe', say.sayDriverFee(values.DriverCharghe)],
  ['TransportationCompanyCharghe', say.sayCompanyFee(values.TransportationCompanyCharghe)],
  ['IsFreeCargo', say.sayFreeCargo(values.IsFreeCargo)],
]
