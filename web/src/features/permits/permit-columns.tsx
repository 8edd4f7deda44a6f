import type { PermitRow } from '@bargah/contract/features/permits/permits.schema.ts'
import { formatTime } from '@bargah/contract/kernel/dates.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { Moment } from '../../ui/Moment.tsx'
import { Route } from '../../ui/Route.tsx'
import type { Column } from '../../ui/Table.tsx'
import { PermitBadge } from './PermitBadge.tsx'
import { PlateOf } from './PlateOf.tsx'

/** In: an address as declared. Out: the part before its first comma, which is the city as a rule. */
export const cityOf = (address: string) => address.split(/[،,]/)[0]?.trim() || address

export const kindOf = (row: Pick<PermitRow, 'isLoadHall'>) => (row.isLoadHall ? 'بار سالن' : 'بار آزاد')

/** The columns of the issued permits; within one day the hour says enough. */
export function permitColumns(shown: { withCompany: boolean; isOneDay: boolean }): Column<PermitRow>[] {
  const columns: (Column<PermitRow> | false)[] = [
    { key: 'id', header: 'مجوز', cell: (row) => <strong className="num">{toPersianDigits(row.id)}</strong> },
    { key: 'status', header: 'وضعیت', cell: (row) => <PermitBadge status={row.status} /> },
    { key: 'driver', header: 'راننده', cell: (row) => `${row.driverName} ${row.driverFamily}` },
    { key: 'plate', header: 'پلاک', cell: (row) => <PlateOf truck={row} /> },
    {
      key: 'route',
      header: 'مسیر',
      cell: (row) => <Route from={cityOf(row.cargoSource)} to={cityOf(row.cargoDestination)} />,
    },
    { key: 'goods', header: 'کالا', cell: (row) => row.kalaDesc },
    shown.withCompany && { key: 'company', header: 'شرکت', cell: (row) => row.transportationCompanyName },
    {
      key: 'at',
      header: shown.isOneDay ? 'ساعت' : 'صدور',
      cell: (row) =>
        shown.isOneDay ? (
          <span className="num">{formatTime(row.issuedAt)}</span>
        ) : (
          <Moment at={row.issuedAt} look="row" />
        ),
    },
    { key: 'kind', header: 'نوع', cell: kindOf },
  ]
  return columns.filter((column) => column !== false)
}
