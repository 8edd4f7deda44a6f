import { Printer } from 'lucide-react'
import { sums } from '@bargah/contract/features/cargos/sums.text.ts'
import { permitTable } from '@bargah/contract/features/permits/permits.columns.ts'
import type { PermitRow } from '@bargah/contract/features/permits/permits.schema.ts'
import {
  hallPermitLabels,
  hallPrintable,
  permitStatus,
  permitStatuses,
} from '@bargah/contract/features/permits/permits.states.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { formatToman } from '@bargah/contract/kernel/money.ts'
import { formatTime } from '@bargah/contract/kernel/dates.ts'
import { daysFilter } from '../../kernel/list-columns.tsx'
import { listScreen } from '../../kernel/list-screen.ts'
import { serverNow } from '../../kernel/now.ts'
import { thisMonth } from '../../ui/date-range.ts'
import type { Choices } from '../../ui/option.ts'
import { Sum } from '../../ui/Sum.tsx'
import { companyColumn, goodsColumn, hallCityFilter } from '../catalog/catalog.parts.ts'
import { customerIds, customerListColumns } from '../customers/customer-filters.parts.tsx'
import { routeColumn } from '../places/places.parts.tsx'
import { PermitBadge } from './PermitBadge.tsx'
import { PlateOf } from '../../ui/Plate.tsx'

/** What may be chosen; companies and cities by those who see several. Within one day the hour says enough. */
type Shown = {
  isHall: boolean
  /** Prints a permit from its row, for those who hand it over. */
  onPrint?: ((permitId: number) => void) | undefined
  withCompany: boolean
  withCity: boolean
  isOneDay: boolean
  goods: Choices
  companies: Choices
  cities: Choices
  customers: Choices
}

/** The issued permits (rules 12.10), those of this month at first. */
export function permitList(shown: Shown) {
  const { isHall, withCompany, withCity, isOneDay, goods, companies, cities, customers, onPrint } = shown
  return listScreen('searchPermits', permitTable, {
    list: 'permits',
    noun: 'مجوز',
    columns: {
      id: { shows: 'id', isIdentity: true, width: 76 },
      cargo: { shows: 'cargoId', width: 92 },
      status: {
        shows: 'status',
        width: 144,
        filter: isHall ? hallStatusFilter : { always: true },
        cell: (row) => <PermitBadge status={row.status} />,
      },
      driver: {
        shows: ['driverName', 'driverFamily'],
        sort: 'driverFamily',
        heading: 'راننده',
        width: 128,
        cell: (row) => (
          <strong>
            {row.driverName} {row.driverFamily}
          </strong>
        ),
      },
      plate: {
        shows: ['plaqueNumber', 'plaqueSerialNumber'],
        sort: false,
        width: 146,
        cell: (row) => <PlateOf truck={row} />,
      },
      route: routeColumn,
      goods: goodsColumn(goods),
      company: companyColumn(companies),
      ...customerListColumns(customers),
      at: {
        shows: ['driverReserveDate', 'driverReserveTime'],
        sort: 'issuedAt',
        filter: daysFilter,
        ...(isOneDay && {
          heading: 'ساعت',
          width: 76,
          cell: (row) => <span className="num">{formatTime(row.issuedAt)}</span>,
        }),
      },
      kind: { shows: 'isLoadHall', width: 92 },
      rent: {
        shows: 'cargoRent',
        width: 112,
        cell: (row) => (
          <strong>
            <Sum bare toman={row.cargoRent} />
          </strong>
        ),
      },
    },
    hidden: [
      ...(isHall ? seldomOfHall : seldom),
      'cargoDistance',
      'kalaWeight',
      'driverNationalId',
      'loaderTypeName',
      'loadHallName',
      'turnNumber',
      'hasBill',
    ],
    leaves: isHall
      ? ['cargo', 'driverCardNumber', 'goods', 'receiver', 'sender', 'driverMobile']
      : ['cargo', 'kind', 'goods', 'at', 'plate', 'company'],
    without: [
      ...customerIds,
      'driverTurnId',
      'driverToFreighterId',
      ...(withCompany ? [] : (['transportationCompanyName'] as const)),
    ],
    filters: withCity ? { hallCity: hallCityFilter(cities) } : {},
    acts: onPrint && { label: 'چاپ مجوز', cell: (row) => <PrintAct permit={row} onPrint={onPrint} /> },
    ...(!isHall && { totals: permitTotals }),
    start: { filters: { at: { kind: 'date', ...thisMonth(serverNow()) } } },
  })
}

/** What permits come to; voided ones are counted beside it and paid to nobody. Of all that were found, how many they are is not known. */
function permitTotals(
  { cargoRent = 0 }: Readonly<Record<string, number>>,
  rows?: readonly Pick<PermitRow, 'status'>[],
): string {
  const voided = rows?.filter(({ status }) => status === permitStatus.voided).length
  const without =
    voided === undefined ? ` ${sums.withoutVoided}` : voided === 0 ? '' : ` بی ${formatNumber(voided)} باطل`
  return `جمع کرایه ${formatToman(cargoRent)}${without}`
}

const seldom = ['sender', 'receiver', 'driverMobile', 'driverCardNumber', 'freighterCardNumber'] as const
/**
 * A hall reads who sends and receives, and the driver's numbers (rules 7.10); where to is the company's matter. The truck's
 * card and the hour wait to be asked for: with them the print of a row would be beyond the edge of a desk.
 */
const seldomOfHall = ['route', 'kind', 'at', 'rent', 'freighterCardNumber'] as const

/** The statuses in a hall's words, each once. */
const hallStatusFilter = {
  kind: 'choice',
  own: 'DriverReserveStatus',
  always: true,
  options: permitStatuses
    .filter((status) => status <= permitStatus.completed)
    .map((status) => ({ key: status, label: hallPermitLabels[status] })),
} as const

type PrintActProps = { permit: PermitRow; onPrint: (permitId: number) => void }

const PrintAct = ({ permit, onPrint }: PrintActProps) =>
  hallPrintable.includes(permit.status) && (
    <button
      type="button"
      className="square"
      aria-label={`چاپ مجوز ${toPersianDigits(permit.id)}`}
      onClick={() => onPrint(permit.id)}
    >
      <Printer />
    </button>
  )
