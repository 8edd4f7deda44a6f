import type { DeclaredCargo } from '@bargah/contract/features/cargos/declare-many.schema.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { NumberField } from '../../../ui/NumberField.tsx'
import { Moment } from '../../../ui/Moment.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Route } from '../../../ui/Route.tsx'
import { Sum } from '../../../ui/Sum.tsx'
import { serverNow } from '../../../kernel/now.ts'
import type { Repeat } from './repeats.ts'
import { nameOfDay } from './RepeatChoices.tsx'

type RepeatRowsProps = {
  repeats: readonly Repeat[]
  hour: string
  trucks: number
  onRent: (cityId: number, rent: number | null) => void
}

/** Each of the loads to be; the rent of a destination is the same on all days, and is written in its first row. */
export function RepeatRows({ repeats, hour, trucks, onRent }: RepeatRowsProps) {
  const firstOf = new Map(repeats.toReversed().map((repeat) => [repeat.target.cityId, repeat]))
  return (
    <table className="grid-table folds earlier-table">
      <thead>
        <tr>
          <th scope="col">مقصد</th>
          <th scope="col">زمان اعلام</th>
          <th scope="col">مسافت، کیلومتر</th>
          <th scope="col">کامیون</th>
          <th scope="col">کرایهٔ هر کامیون، تومان</th>
          <th scope="col">بلوکه، ریال</th>
        </tr>
      </thead>
      <tbody>
        {repeats.map((repeat) => {
          const { target, day, route, holdRial } = repeat
          const city = target.place.name || target.place.text
          return (
            <tr key={`${target.cityId} ${day}`}>
              <td>
                <strong>{city}</strong>
              </td>
              <td className="num">
                {nameOfDay(day)}، {toPersianDigits(hour)}
              </td>
              <td data-label="مسافت، کیلومتر">{route ? formatNumber(route.distanceKm) : '–'}</td>
              <td data-label="کامیون">{formatNumber(trucks)}</td>
              <td data-label="کرایه، تومان">
                {firstOf.get(target.cityId) === repeat ? (
                  <NumberField
                    dense
                    labelHidden
                    className="repeat-rent"
                    label={`کرایهٔ هر کامیون به ${city}`}
                    unit="تومان"
                    value={target.rentToman}
                    onChange={(rent) => onRent(target.cityId ?? 0, rent)}
                  />
                ) : (
                  <span>{target.rentToman === null ? '—' : <Sum bare toman={target.rentToman} />}</span>
                )}
              </td>
              <td data-label="بلوکه، ریال">{holdRial === undefined ? '—' : <Sum bare rial={holdRial} />}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** What became of each. */
export const MadeRows = ({ made }: { made: readonly DeclaredCargo[] }) => (
  <table className="grid-table folds earlier-table">
    <thead>
      <tr>
        <th scope="col">کد بار</th>
        <th scope="col">شناسه</th>
        <th scope="col">مسیر</th>
        <th scope="col">اعلام</th>
        <th scope="col">وضعیت</th>
      </tr>
    </thead>
    <tbody>
      {made.map((cargo) => (
        <tr key={cargo.id}>
          <td>
            <strong className="num">{toPersianDigits(cargo.uniqueCode)}</strong>
          </td>
          <td className="num">{toPersianDigits(cargo.id)}</td>
          <td>
            <Route from={cargo.cargoSource} to={cargo.cargoDestination} />
          </td>
          <td>
            <Moment at={cargo.announcedAt} now={serverNow()} look="row" />
          </td>
          <td>
            <Badge tone={cargo.isLater ? 'plain' : 'info'}>{cargo.isLater ? 'در زمان خود' : 'ثبت شد'}</Badge>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
