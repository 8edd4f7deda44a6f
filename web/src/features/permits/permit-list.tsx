import { permitTable } from '@bargah/contract/features/permits/permits.columns.ts'
import { permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import { formatTime } from '@bargah/contract/kernel/dates.ts'
import { daysFilter } from '../../kernel/list-columns.tsx'
import { listScreen } from '../../kernel/list-screen.ts'
import { serverNow } from '../../kernel/now.ts'
import { todayOnly } from '../../ui/date-range.ts'
import type { Choices } from '../../ui/option.ts'
import { companyColumn, goodsColumn, hallCityFilter } from '../catalog/catalog.parts.ts'
import { customerIds, customerListColumns } from '../customers/customer-filters.parts.tsx'
import { routeColumn } from '../places/places.parts.ts'
import { PermitBadge } from './PermitBadge.tsx'
import { PlateOf } from './PlateOf.tsx'

/** What may be chosen; companies and cities by those who see several. Within one day the hour says enough. */
type Shown = {
  withCompany: boolean
  withCity: boolean
  isOneDay: boolean
  goods: Choices
  companies: Choices
  cities: Choices
  customers: Choices
}

/** The issued permits (spec 2 §2.5), today's at first. */
export const permitList = ({ withCompany, withCity, isOneDay, goods, companies, cities, customers }: Shown) =>
  listScreen('searchPermits', permitTable, {
    list: 'permits',
    noun: 'مجوز',
    columns: {
      id: { shows: 'id', isIdentity: true, width: 76 },
      cargo: { shows: 'cargoId', width: 92 },
      status: {
        shows: 'status',
        width: 144,
        filter: { always: true },
        cell: (row) => <PermitBadge status={row.status} />,
      },
      driver: {
        shows: ['driverName', 'driverFamily'],
        sort: 'driverFamily',
        heading: 'راننده',
        width: 128,
        cutTo: 104,
        cell: (row) => `${row.driverName} ${row.driverFamily}`,
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
      // what was voided earns nobody anything
      rent: { shows: 'cargoRent', isSummed: (row) => row.status !== permitStatus.voided },
    },
    hidden: [
      'sender',
      'receiver',
      'rent',
      'cargoDistance',
      'kalaWeight',
      'driverMobile',
      'driverNationalId',
      'driverCardNumber',
      'freighterCardNumber',
      'loaderTypeName',
      'loadHallName',
      'turnNumber',
    ],
    without: [
      ...customerIds,
      'driverTurnId',
      'driverToFreighterId',
      ...(withCompany ? [] : (['transportationCompanyName'] as const)),
    ],
    filters: withCity ? { hallCity: hallCityFilter(cities) } : {},
    start: { filters: { at: { kind: 'date', ...todayOnly(serverNow()) } } },
  })
