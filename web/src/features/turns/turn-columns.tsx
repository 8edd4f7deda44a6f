import { X } from 'lucide-react'
import type { TurnRow } from '@bargah/contract/features/turns/turns.schema.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { parsePlate } from '@bargah/contract/kernel/identity.ts'
import { Moment } from '../../ui/Moment.tsx'
import { Plate } from '../../ui/Plate.tsx'
import type { Column } from '../../ui/Table.tsx'
import { TurnBadge } from './TurnBadge.tsx'

const digits = (text: string) => <span className="num">{toPersianDigits(text)}</span>

type Shown = { withHall: boolean; onCancel: ((row: TurnRow) => void) | undefined }

/** The columns of the turns; those who may cancel get the act at the end. */
export function turnColumns({ withHall, onCancel }: Shown): Column<TurnRow>[] {
  const columns: (Column<TurnRow> | false)[] = [
    {
      key: 'number',
      header: 'نوبت',
      cell: (row) => <strong className="num">{toPersianDigits(row.turnNumber)}</strong>,
    },
    { key: 'status', header: 'وضعیت', cell: (row) => <TurnBadge status={row.status} /> },
    { key: 'at', header: 'ثبت', cell: (row) => <Moment at={row.takenAt} look="row" /> },
    { key: 'driver', header: 'راننده', cell: (row) => `${row.driverName} ${row.driverFamily}` },
    { key: 'national', header: 'کد ملی', cell: (row) => digits(row.nationalId) },
    { key: 'mobile', header: 'موبایل', cell: (row) => digits(row.mobile) },
    { key: 'plate', header: 'پلاک', cell: plateOf },
    { key: 'driverCard', header: 'کارت راننده', cell: (row) => digits(row.driverCardNumber ?? '–') },
    { key: 'truckCard', header: 'کارت ناوگان', cell: (row) => digits(row.freighterCardNumber) },
    { key: 'loader', header: 'بارگیر', cell: (row) => row.loaderTypeName },
    withHall && { key: 'hall', header: 'سالن', cell: (row) => row.name },
    onCancel !== undefined && {
      key: 'cancel',
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
