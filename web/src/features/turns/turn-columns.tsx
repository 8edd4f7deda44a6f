import { X } from 'lucide-react'
import type { TurnRow } from '@bargah/contract/features/turns/turns.schema.ts'
import { turnStatuses, turnStatusLabels } from '@bargah/contract/features/turns/turns.states.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { parsePlate } from '@bargah/contract/kernel/identity.ts'
import { identityColumn, momentColumn, textColumn } from '../../kernel/list-columns.tsx'
import type { DataColumn } from '../../ui/data-table/data-table-props.ts'
import { Plate } from '../../ui/Plate.tsx'
import { TurnBadge } from './TurnBadge.tsx'

const digits = { width: 108 }
const statuses = turnStatuses.map((key) => ({ key, label: turnStatusLabels[key] }))

/** The columns of the turns, with their filters; those who may cancel get the act at the end. */
export function turnColumns(onCancel: ((row: TurnRow) => void) | undefined): DataColumn<TurnRow>[] {
  const columns: (DataColumn<TurnRow> | false)[] = [
    identityColumn('number', 'نوبت', (row) => row.turnNumber),
    {
      id: 'status',
      header: 'وضعیت',
      width: 112,
      value: (row) => turnStatusLabels[row.status],
      filter: { kind: 'choice', several: true, options: statuses },
      cell: (row) => <TurnBadge status={row.status} />,
    },
    momentColumn('at', 'ثبت', (row) => row.takenAt),
    textColumn('driver', 'راننده', (row) => `${row.driverFamily} ${row.driverName}`, {
      filter: { kind: 'text', label: 'نام خانوادگی راننده' },
      cell: (row) => `${row.driverName} ${row.driverFamily}`,
    }),
    textColumn('national', 'کد ملی', (row) => row.nationalId, { hidden: true }),
    textColumn('mobile', 'موبایل', (row) => row.mobile, digits),
    { id: 'plate', header: 'پلاک', width: 146, cell: plateOf },
    textColumn('driverCard', 'کارت راننده', (row) => row.driverCardNumber, digits),
    textColumn('truckCard', 'کارت ناوگان', (row) => row.freighterCardNumber, digits),
    textColumn('loader', 'بارگیر', (row) => row.loaderTypeName),
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
