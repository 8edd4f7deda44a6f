import { MapPin } from 'lucide-react'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import type { DataColumn, TableFilter } from '../ui/data-table/data-table-props.ts'
import { Moment } from '../ui/Moment.tsx'
import { Route } from '../ui/Route.tsx'
import { splitPlace } from './format.ts'
import type { Choices } from './list-choices.ts'

type More<Row> = Partial<Omit<DataColumn<Row>, 'id' | 'header'>>

/** The column that a row is known by, always first and shown: a number in bold. */
export const identityColumn = <Row,>(
  id: string,
  header: string,
  value: (row: Row) => number,
  more: More<Row> = {},
): DataColumn<Row> => ({
  id,
  header,
  identity: true,
  width: 76,
  value,
  cell: (row) => <strong className="num">{toPersianDigits(value(row))}</strong>,
  ...more,
})

/** A column of words, or of digits that are no number, filtered by a part of them. */
export const textColumn = <Row,>(
  id: string,
  header: string,
  value: (row: Row) => string | null,
  more: More<Row> = {},
): DataColumn<Row> => ({
  id,
  header,
  value,
  filter: { kind: 'text' },
  cell: (row) => {
    const text = value(row)
    return text ? <span title={text}>{toPersianDigits(text)}</span> : ''
  },
  ...more,
})

/** A column of numbers in one unit, which the header names: «کرایه، تومان». */
export const numberColumn = <Row,>(
  id: string,
  header: string,
  value: (row: Row) => number | null,
  more: More<Row> = {},
): DataColumn<Row> => {
  const unit = header.split('، ')[1]
  return {
    id,
    header,
    numeric: true,
    value,
    filter: { kind: 'number', ...(unit && { unit }) },
    cell: (row) => {
      const number = value(row)
      return number === null ? '' : formatNumber(number)
    },
    ...more,
  }
}

/** A column of instants as ISO text, filtered by days. */
export const momentColumn = <Row,>(
  id: string,
  header: string,
  value: (row: Row) => string,
  more: More<Row> = {},
): DataColumn<Row> => ({
  id,
  header,
  width: 132,
  value,
  filter: { kind: 'date', always: true, label: 'تاریخ' },
  cell: (row) => <Moment at={value(row)} look="row" />,
  ...more,
})

/** From which town to which. */
export const routeColumn = <
  Row extends { cargoSource: string; cargoDestination: string },
>(): DataColumn<Row> => ({
  id: 'route',
  header: 'مسیر',
  width: 168,
  value: (row) => `${row.cargoSource} ← ${row.cargoDestination}`,
  cell: (row) => <Route from={splitPlace(row.cargoSource).town} to={splitPlace(row.cargoDestination).town} />,
})

/** The filters of loads and permits that no column has; the city of the hall for those who see several. */
export const placeFilters = (cities: Choices, withCity: boolean): TableFilter[] => [
  { id: 'from', label: 'مبدأ', kind: 'text' },
  { id: 'to', label: 'مقصد', kind: 'text' },
  ...(withCity
    ? [{ id: 'hallCity', label: 'شهر سالن', icon: <MapPin />, kind: 'choice' as const, options: cities }]
    : []),
]
