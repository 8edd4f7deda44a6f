import type { DeclaredCargo } from '@bargah/contract/features/cargos/declare-many.schema.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { NumberField } from '../../../ui/NumberField.tsx'
import { Moment } from '../../../ui/Moment.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { PlainTable } from '../../../ui/PlainTable.tsx'
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
    <PlainTable
      label="بارهایی که اعلام می‌شود"
      look="folds"
      className="earlier-table"
      rows={repeats}
      keyOf={({ target, day }) => `${target.cityId} ${day}`}
      columns={[
        { heading: 'مقصد', cell: ({ target }) => <strong>{cityOf(target)}</strong> },
        {
          heading: 'زمان اعلام',
          kind: 'number',
          cell: ({ day }) => `${nameOfDay(day)}، ${toPersianDigits(hour)}`,
        },
        {
          heading: 'مسافت، کیلومتر',
          label: 'مسافت، کیلومتر',
          cell: ({ route }) => (route ? formatNumber(route.distanceKm) : '–'),
        },
        { heading: 'کامیون', label: 'کامیون', cell: () => formatNumber(trucks) },
        {
          heading: 'کرایهٔ هر کامیون، تومان',
          label: 'کرایه، تومان',
          cell: (repeat) =>
            firstOf.get(repeat.target.cityId) === repeat ? (
              <NumberField
                dense
                labelHidden
                className="repeat-rent"
                label={`کرایهٔ هر کامیون به ${cityOf(repeat.target)}`}
                unit="تومان"
                value={repeat.target.rentToman}
                onChange={(rent) => onRent(repeat.target.cityId ?? 0, rent)}
              />
            ) : (
              <span>
                {repeat.target.rentToman === null ? '—' : <Sum bare toman={repeat.target.rentToman} />}
              </span>
            ),
        },
        {
          heading: 'بلوکه، ریال',
          label: 'بلوکه، ریال',
          cell: ({ holdRial }) => (holdRial === undefined ? '—' : <Sum bare rial={holdRial} />),
        },
      ]}
    />
  )
}

const cityOf = ({ place }: Repeat['target']) => place.name || place.text

/** What became of each. */
export const MadeRows = ({ made }: { made: readonly DeclaredCargo[] }) => (
  <PlainTable
    label="بارهای اعلام‌شده"
    look="folds"
    className="earlier-table"
    rows={made}
    keyOf={(cargo) => cargo.id}
    columns={[
      {
        heading: 'کد بار',
        cell: (cargo) => <strong className="num">{toPersianDigits(cargo.uniqueCode)}</strong>,
      },
      { heading: 'شناسه', kind: 'number', cell: (cargo) => toPersianDigits(cargo.id) },
      { heading: 'مسیر', cell: (cargo) => <Route from={cargo.cargoSource} to={cargo.cargoDestination} /> },
      { heading: 'اعلام', cell: (cargo) => <Moment at={cargo.announcedAt} now={serverNow()} look="row" /> },
      {
        heading: 'وضعیت',
        cell: ({ isLater }) => (
          <Badge tone={isLater ? 'plain' : 'info'}>{isLater ? 'در زمان خود' : 'ثبت شد'}</Badge>
        ),
      },
    ]}
  />
)
