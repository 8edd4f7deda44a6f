import { Building2, MapPin, Package } from 'lucide-react'
import type { CargoRow } from '@bargah/contract/features/cargos/cargos.schema.ts'
import {
  type CargoStatus,
  cargoStatuses,
  cargoStatusLabels,
} from '@bargah/contract/features/cargos/cargos.states.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { formatPackaging, splitPlace } from '../../kernel/format.ts'
import { Fill } from '../../ui/Bar.tsx'
import type { DataColumn, TableFilter } from '../../ui/data-table/data-table-props.ts'
import { Moment } from '../../ui/Moment.tsx'
import { Route } from '../../ui/Route.tsx'
import { CargoBadge } from './CargoBadge.tsx'

type Choices = readonly { key: number; label: string }[]
type Shown = {
  /** For those who see the cargos of several companies. */
  withCompany: boolean
  goods: Choices
  companies: Choices
}

const statuses = cargoStatuses.map((key) => ({ key, label: cargoStatusLabels[key] }))

/** The columns of the declared cargos, with their filters; the company is named to those who see several. */
export function cargoColumns({ withCompany, goods, companies }: Shown): DataColumn<CargoRow>[] {
  const columns: (DataColumn<CargoRow> | false)[] = [
    {
      id: 'id',
      header: 'شناسه',
      identity: true,
      width: 72,
      value: (row) => row.id,
      cell: (row) => <strong className="num">{toPersianDigits(row.id)}</strong>,
    },
    {
      id: 'status',
      header: 'وضعیت',
      width: 124,
      value: (row) => cargoStatusLabels[row.cargoStatus as CargoStatus],
      filter: { kind: 'choice', several: true, options: statuses },
      cell: (row) => <CargoBadge cargo={row} />,
    },
    {
      id: 'at',
      header: 'اعلام',
      width: 112,
      value: (row) => row.announcedAt,
      filter: { kind: 'date', always: true, label: 'تاریخ' },
      cell: (row) => <Moment at={row.announcedAt} look="row" />,
    },
    {
      id: 'route',
      header: 'مسیر',
      width: 168,
      value: (row) => `${row.cargoSource} ← ${row.cargoDestination}`,
      cell: (row) => (
        <Route from={splitPlace(row.cargoSource).town} to={splitPlace(row.cargoDestination).town} />
      ),
    },
    withCompany && {
      id: 'company',
      header: 'شرکت',
      width: 120,
      value: (row) => row.transportationCompanyName,
      filter: { kind: 'choice', always: true, icon: <Building2 />, options: companies },
      cell: (row) => row.transportationCompanyName,
    },
    {
      id: 'goods',
      header: 'کالا',
      width: 100,
      value: (row) => row.kalaDesc,
      filter: { kind: 'choice', several: true, always: true, icon: <Package />, options: goods },
      cell: (row) => row.kalaDesc,
    },
    {
      id: 'weight',
      header: 'وزن، کیلوگرم',
      // where the company is named too, the money would be beyond the edge of a desk
      hidden: withCompany,
      width: 112,
      numeric: true,
      value: (row) => row.kalaWeight,
      filter: { kind: 'number', unit: 'کیلوگرم' },
      cell: (row) => formatNumber(row.kalaWeight),
    },
    {
      id: 'loader',
      header: 'بارگیر',
      width: 116,
      value: (row) => row.loaderTypeNames,
      filter: { kind: 'text' },
      cell: (row) => <span title={row.loaderTypeNames}>{row.loaderTypeNames}</span>,
    },
    {
      id: 'trucks',
      header: 'کامیون',
      width: 112,
      value: (row) => row.remaining,
      cell: (row) => <Fill done={row.freighterNumber - row.remaining} total={row.freighterNumber} />,
    },
    {
      id: 'rent',
      header: 'کرایه، تومان',
      width: 112,
      numeric: true,
      value: (row) => row.cargoRent,
      filter: { kind: 'number', unit: 'تومان' },
      total: (sum) => `جمع کرایه ${formatNumber(sum)} تومان`,
      cell: (row) => <strong>{formatNumber(row.cargoRent)}</strong>,
    },
    plain('hall', 'سالن', (row) => row.loadHallName),
    {
      id: 'distance',
      header: 'مسافت، کیلومتر',
      hidden: true,
      numeric: true,
      value: (row) => row.cargoDistance,
      filter: { kind: 'number', unit: 'کیلومتر' },
      cell: (row) => formatNumber(Math.round(row.cargoDistance)),
    },
    plain('packaging', 'بسته‌بندی', (row) => formatPackaging(row.bastebandyName, row.bastebandyNumber)),
    plain('tel', 'تلفن هماهنگی', (row) => row.tel),
    plain('note', 'توضیح', (row) => row.description),
    plain('ended', 'دلیل پایان', (row) => row.finishReason),
  ]
  return columns.filter((column) => column !== false)
}

/** A column of words that shows when it is asked for. */
const plain = (
  id: string,
  header: string,
  value: (row: CargoRow) => string | null,
): DataColumn<CargoRow> => ({
  id,
  header,
  hidden: true,
  value,
  filter: { kind: 'text' },
  cell: (row) => <span title={value(row) ?? undefined}>{toPersianDigits(value(row) ?? '')}</span>,
})

/** The filters that no column has. */
export const cargoFilters = (cities: Choices, withCity: boolean): TableFilter[] => [
  { id: 'from', label: 'مبدأ', kind: 'text' },
  { id: 'to', label: 'مقصد', kind: 'text' },
  ...(withCity
    ? [{ id: 'hallCity', label: 'شهر سالن', icon: <MapPin />, kind: 'choice' as const, options: cities }]
    : []),
]
