import { Wallet } from 'lucide-react'
import * as say from './hall-effects.rules.ts'
import { type FieldsProps, NumberSetting, SwitchSetting } from './HallFields.tsx'
import { NumberedList } from '../../ui/NumberedList.ts'

type HallTurnsProps = FieldsProps & { route: say.ExampleRoute | null }

/** Who may take a turn, how long it lives, and when the next may come. */
export function HallTurns({ route, ...fields }: HallTurnsProps) {
  const { now } = fields
  const { values } = fields.form
  return (
    <section className="panel stack gap-25 strip">
      <h2>
        <NumberedList className="subtle" />
        نوبت
      </h2>
      <div className="cols cols-3">
        <NumberSetting
          {...fields}
          name="TurnRange"
          effect={say.sayTurnRange(values.TurnRange, values.ActiveTurnApp)}
        />
        <NumberSetting
          {...fields}
          name="TurnExpireHour"
          effect={say.sayTurnLife(values.TurnExpireHour, now)}
        />
        <NumberSetting
          {...fields}
          name="NativeTurnExpireHour"
          effect={say.sayTurnLife(values.NativeTurnExpireHour, now)}
        />
        <NumberSetting
          {...fields}
          name="LimitNewTurn"
          effect={say.sayLimitNewTurn(values.LimitNewTurn, now)}
        />
        <NumberSetting {...fields} name="TravelTime" effect={say.sayTravelTime(values.TravelTime, route)} />
        <SwitchSetting {...fields} name="ActiveTurnApp" effect={say.sayTurnApp(values.ActiveTurnApp)} />
      </div>
    </section>
  )
}

/** From where loads are chosen, what it costs whom, and whether loads may be announced outside of rounds. */
export function HallFees(fields: FieldsProps) {
  const { values } = fields.form
  return (
    <section className="panel stack gap-25 strip">
      <h2>
        <Wallet className="subtle" />
        انتخاب بار و هزینه
      </h2>
      <div className="cols cols-4">
        <NumberSetting
          {...fields}
          name="ReservationRange"
          effect={say.saySelectRange(values.ReservationRange)}
        />
        <NumberSetting {...fields} name="CargoOriginKm" effect={say.sayCargoOrigin(values.CargoOriginKm)} />
        <NumberSetting
          {...fields}
          money
          name="DriverCharghe"
          effect={say.sayDriverFee(values.DriverCharghe)}
        />
        <NumberSetting
          {...fields}
          money
          name="TransportationCompanyCharghe"
          effect={say.sayCompanyFee(values.TransportationCompanyCharghe)}
        />
        <SwitchSetting {...fields} name="IsFreeCargo" effect={say.sayFreeCargo(values.IsFreeCargo)} />
      </div>
    </section>
  )
}
