import { X } from 'lucide-react'
import type { TurnRow } from '@bargah/contract/features/turns/turns.schema.ts'
import { turnStatuses, turnStatusLabels } from '@bargah/contract/features/turns/turns.states.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { parsePlate } from '@bargah/contract/kernel/identity.ts'
import type { DataColumn } from '../../ui/data-table/data-table-props.ts'
import { Moment } from '../../ui/Moment.tsx'
import { Plate } from '../../ui/Plate.tsx'
import { TurnBadge } from './TurnBadge.tsx'

const statuses = turnStatuses.map((key) => ({ key, label: turnStatusLabels[key] }))

/** The columns of the turns, with their filters; those who may cancel get the act at the end. */
export function turnColumns(onCancel: ((row: TurnRow) => void) | undefined): DataColumn<TurnRow>[] {
  const columns: (DataColumn<TurnRow> | false)[] = [
    {
      id: 'number',
      header: 'نوبت',
      identity: true,
      width: 84,
      value: (row) => row.turnNumber,
      cell: (row) => <strong className="num">{toPersianDigits(row.turnNumber)}</strong>,
    },
    {
      id: 'status',
      header: 'وضعیت',
      width: 112,
      value: (row) => turnStatusLabels[row.status],
      filter: { kind: 'choice', several: true, options: statuses },
      cell: (row) => <TurnBadge status={row.status} />,
    },
    {
      id: 'at',
      header: 'ثبت',
      width: 120,
      value: (row) => row.takenAt,
      filter: { kind: 'date', always: true, label: 'تاریخ' },
      cell: (row) => <Moment at={row.takenAt} look="row" />,
    },
    {
      id: 'driver',
      header: 'راننده',
      value: (row) => `${row.driverFamily} ${row.driverName}`,
      filter: { kind: 'text', label: 'نام خانوادگی راننده' },
      cell: (row) => `${row.driverName} ${row.driverFamily}`,
    },
    { ...digits('national', 'کد ملی', (row) => row.nationalId), hidden: true },
    digits('mobile', 'موبایل', (row) => row.mobile),
    { id: 'plate', header: 'پلاک', width: 146, cell: plateOf },
    digits('driverCard', 'کارت راننده', (row) => row.driverCardNumber),
    digits('truckCard', 'کارت ناوگان', (row) => row.freighterCardNumber),
    {
      id: 'loader',
      header: 'بارگیر',
      value: (row) => row.loaderTypeName,
      filter: { kind: 'text' },
      cell: (row) => row.loaderTypeName,
    },
    { id: 'hall', header: 'سالن', hidden: true, value: (row) => row.name, cell: (row) => row.name },
    onCancel !== undefined && {
      id: 'cancel',
      header: 'لغو نوبت',
      menu: true,
      cell: (row) => row.isActive && <CancelButton row={row} onPress={() => onCancel(row)} />,
    },
  ]
  return columns.filter((column) => column !== false)
}

const digits = (id: string, header: string, value: (row: TurnRow) => string | null): DataColumn<TurnRow> => ({
  id,
  header,
  width: 108,
  value,
  filter: { kind: 'text' },
  cell: (row) => <span className="num">{toPersianDigits(value(row) ?? '–')}</span>,
})

export function plateOf(row: TurnRow) {
  const plate = parsePlate(row.plaqueNumber, row.plaqueSerialNumber)
  return plate && <Plate plate={plate} />
}

const CancelButton = ({ row, onPress }: { row: TurnRow; onPress: () => void }) => (
  <button
    type="button"
    className="row-menu"
    title="لغو نوبت"
    aria-label={`لغو نوبت ${toPersianDigits(row.turnNumber)}`}
    onClick={onPress}
  >
    <X />
  </button>
)
