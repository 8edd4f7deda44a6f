import { Building2, Package } from 'lucide-react'
import type { PermitRow } from '@bargah/contract/features/permits/permits.schema.ts'
import { permitStatusLabels } from '@bargah/contract/features/permits/permits.states.ts'
import { formatTime } from '@bargah/contract/kernel/dates.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import type { Choices } from '../../kernel/list-choices.ts'
import {
  identityColumn,
  momentColumn,
  numberColumn,
  routeColumn,
  textColumn,
} from '../../kernel/list-columns.tsx'
import type { DataColumn } from '../../ui/data-table/data-table-props.ts'
import { PermitBadge } from './PermitBadge.tsx'
import { PlateOf } from './PlateOf.tsx'

export const kindOf = (row: Pick<PermitRow, 'isLoadHall'>) => (row.isLoadHall ? 'بار سالن' : 'بار آزاد')

type Shown = { withCompany: boolean; isOneDay: boolean; goods: Choices; companies: Choices }

const statuses = ([1, 2, 3, 4, 5, 6, 0] as const).map((key) => ({ key, label: permitStatusLabels[key] }))
const kinds = [
  { key: 'true', label: 'بار سالن' },
  { key: 'false', label: 'بار آزاد' },
]
const hidden = { hidden: true }
const hourOnly = {
  width: 76,
  cell: (row: PermitRow) => <span className="num">{formatTime(row.issuedAt)}</span>,
}

/** The columns of the issued permits, with their filters; within one day the hour says enough. */
export function permitColumns({ withCompany, isOneDay, goods, companies }: Shown): DataColumn<PermitRow>[] {
  const columns: (DataColumn<PermitRow> | false)[] = [
    identityColumn('id', 'مجوز', (row) => row.id),
    {
      id: 'status',
      header: 'وضعیت',
      width: 144,
      value: (row) => permitStatusLabels[row.status],
      filter: { kind: 'choice', several: true, always: true, options: statuses },
      cell: (row) => <PermitBadge status={row.status} />,
    },
    textColumn('driver', 'راننده', (row) => `${row.driverFamily} ${row.driverName}`, {
      width: 128,
      filter: { kind: 'text', label: 'نام خانوادگی راننده' },
      cell: (row) => `${row.driverName} ${row.driverFamily}`,
    }),
    { id: 'plate', header: 'پلاک', width: 146, cell: (row) => <PlateOf truck={row} /> },
    routeColumn(),
    textColumn('goods', 'کالا', (row) => row.kalaDesc, {
      width: 108,
      filter: { kind: 'choice', several: true, always: true, icon: <Package />, options: goods },
    }),
    withCompany &&
      textColumn('company', 'شرکت', (row) => row.transportationCompanyName, {
        width: 120,
        filter: { kind: 'choice', always: true, icon: <Building2 />, options: companies },
      }),
    momentColumn('at', isOneDay ? 'ساعت' : 'صدور', (row) => row.issuedAt, isOneDay ? hourOnly : {}),
    textColumn('kind', 'نوع', kindOf, { width: 76, filter: { kind: 'choice', options: kinds } }),
    numberColumn('rent', 'کرایه، تومان', (row) => row.cargoRent, {
      hidden: true,
      total: (sum) => `جمع کرایه ${formatNumber(sum)} تومان`,
    }),
    numberColumn('weight', 'وزن، کیلوگرم', (row) => row.kalaWeight, hidden),
    textColumn('mobile', 'موبایل راننده', (row) => row.driverMobile, hidden),
    textColumn('national', 'کد ملی راننده', (row) => row.driverNationalId, hidden),
    textColumn('driverCard', 'کارت هوشمند راننده', (row) => row.driverCardNumber, hidden),
    textColumn('truckCard', 'کارت هوشمند ناوگان', (row) => row.freighterCardNumber, hidden),
    textColumn('loader', 'بارگیر', (row) => row.loaderTypeName, hidden),
    textColumn('hall', 'سالن', (row) => row.loadHallName, hidden),
    numberColumn('turn', 'نوبت', (row) => row.turnNumber, hidden),
  ]
  return columns.filter((column) => column !== false)
}
