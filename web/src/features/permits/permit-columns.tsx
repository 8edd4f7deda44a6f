import { Building2, MapPin, Package } from 'lucide-react'
import type { PermitRow } from '@bargah/contract/features/permits/permits.schema.ts'
import { type PermitStatus, permitStatusLabels } from '@bargah/contract/features/permits/permits.states.ts'
import { formatTime } from '@bargah/contract/kernel/dates.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { splitPlace } from '../../kernel/format.ts'
import type { DataColumn, TableFilter } from '../../ui/data-table/data-table-props.ts'
import { Moment } from '../../ui/Moment.tsx'
import { Route } from '../../ui/Route.tsx'
import { PermitBadge } from './PermitBadge.tsx'
import { PlateOf } from './PlateOf.tsx'

export const kindOf = (row: Pick<PermitRow, 'isLoadHall'>) => (row.isLoadHall ? 'بار سالن' : 'بار آزاد')

type Choices = readonly { key: number; label: string }[]
type Shown = { withCompany: boolean; isOneDay: boolean; goods: Choices; companies: Choices }

const statuses = ([1, 2, 3, 4, 5, 6, 0] as const).map((key) => ({ key, label: permitStatusLabels[key] }))
const kinds = [
  { key: 'true', label: 'بار سالن' },
  { key: 'false', label: 'بار آزاد' },
]

/** The columns of the issued permits, with their filters; within one day the hour says enough. */
export function permitColumns({ withCompany, isOneDay, goods, companies }: Shown): DataColumn<PermitRow>[] {
  const columns: (DataColumn<PermitRow> | false)[] = [
    {
      id: 'id',
      header: 'مجوز',
      identity: true,
      width: 76,
      value: (row) => row.id,
      cell: (row) => <strong className="num">{toPersianDigits(row.id)}</strong>,
    },
    {
      id: 'status',
      header: 'وضعیت',
      width: 150,
      value: (row) => permitStatusLabels[row.status as PermitStatus],
      filter: { kind: 'choice', several: true, always: true, options: statuses },
      cell: (row) => <PermitBadge status={row.status} />,
    },
    {
      id: 'driver',
      header: 'راننده',
      width: 128,
      value: (row) => `${row.driverFamily} ${row.driverName}`,
      filter: { kind: 'text', label: 'نام خانوادگی راننده' },
      cell: (row) => `${row.driverName} ${row.driverFamily}`,
    },
    {
      id: 'plate',
      header: 'پلاک',
      width: 146,
      cell: (row) => <PlateOf truck={row} />,
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
    {
      id: 'goods',
      header: 'کالا',
      width: 108,
      value: (row) => row.kalaDesc,
      filter: { kind: 'choice', several: true, always: true, icon: <Package />, options: goods },
      cell: (row) => row.kalaDesc,
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
      id: 'at',
      header: isOneDay ? 'ساعت' : 'صدور',
      width: isOneDay ? 76 : 120,
      value: (row) => row.issuedAt,
      filter: { kind: 'date', always: true, label: 'تاریخ' },
      cell: (row) =>
        isOneDay ? (
          <span className="num">{formatTime(row.issuedAt)}</span>
        ) : (
          <Moment at={row.issuedAt} look="row" />
        ),
    },
    {
      id: 'kind',
      header: 'نوع',
      width: 80,
      value: kindOf,
      filter: { kind: 'choice', options: kinds },
      cell: kindOf,
    },
    {
      ...hiddenNumber('rent', 'کرایه، تومان', 'تومان', (row) => row.cargoRent),
      total: (sum) => `جمع کرایه ${formatNumber(sum)} تومان`,
    },
    hiddenNumber('weight', 'وزن، کیلوگرم', 'کیلوگرم', (row) => row.kalaWeight),
    hiddenText('mobile', 'موبایل راننده', (row) => row.driverMobile),
    hiddenText('national', 'کد ملی راننده', (row) => row.driverNationalId),
    hiddenText('driverCard', 'کارت هوشمند راننده', (row) => row.driverCardNumber),
    hiddenText('truckCard', 'کارت هوشمند ناوگان', (row) => row.freighterCardNumber),
    hiddenText('loader', 'بارگیر', (row) => row.loaderTypeName),
    hiddenText('hall', 'سالن', (row) => row.loadHallName),
    hiddenNumber('turn', 'نوبت', '', (row) => row.turnNumber),
  ]
  return columns.filter((column) => column !== false)
}

type Made<Value> = (row: PermitRow) => Value | null

/** A column of words that shows when it is asked for. */
const hiddenText = (id: string, header: string, value: Made<string>): DataColumn<PermitRow> => ({
  id,
  header,
  hidden: true,
  value,
  filter: { kind: 'text' },
  cell: (row) => toPersianDigits(value(row) ?? ''),
})

const hiddenNumber = (
  id: string,
  header: string,
  unit: string,
  value: Made<number>,
): DataColumn<PermitRow> => ({
  id,
  header,
  hidden: true,
  numeric: true,
  value,
  filter: { kind: 'number', ...(unit && { unit }) },
  cell: (row) => {
    const number = value(row)
    return number === null ? '' : formatNumber(number)
  },
})

/** The filters that no column has. */
export const permitFilters = (cities: Choices, withCity: boolean): TableFilter[] => [
  { id: 'from', label: 'مبدأ', kind: 'text' },
  { id: 'to', label: 'مقصد', kind: 'text' },
  ...(withCity
    ? [{ id: 'hallCity', label: 'شهر سالن', icon: <MapPin />, kind: 'choice' as const, options: cities }]
    : []),
]
