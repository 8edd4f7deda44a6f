import { cargoTable } from '@bargah/contract/features/cargos/cargos.columns.ts'
import {
  assignedStatuses,
  cargoFilter,
  cargoStatus,
  hallCargoOver,
  overForHall,
} from '@bargah/contract/features/cargos/cargos.states.ts'
import type { CargoRow } from '@bargah/contract/features/cargos/cargos.schema.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { formatToman } from '@bargah/contract/kernel/money.ts'
import { formatPackaging } from '../../../kernel/format.ts'
import { daysFilter } from '../../../kernel/list-columns.tsx'
import { listScreen } from '../../../kernel/list-screen.ts'
import { Fill } from '../../../ui/Bar.tsx'
import type { Choices } from '../../../ui/option.ts'
import { Sum } from '../../../ui/Sum.tsx'
import { companyColumn, goodsColumn, hallCityFilter } from '../../catalog/catalog.parts.ts'
import { customerIds, customerListColumns } from '../../customers/customer-filters.parts.tsx'
import { routeColumn } from '../../places/places.parts.tsx'
import { CargoBadge } from './CargoBadge.tsx'

/** What may be chosen; companies and cities by those who see several. */
type Shown = {
  isHall: boolean
  withCompany: boolean
  withCity: boolean
  goods: Choices
  companies: Choices
  cities: Choices
  customers: Choices
}

/** The declared cargos (rules 9.18); the company is named to those who see several. */
export const cargoList = ({ isHall, withCompany, withCity, goods, companies, cities, customers }: Shown) =>
  listScreen('searchCargos', cargoTable, {
    list: 'cargos',
    noun: 'بار',
    columns: {
      id: { shows: 'id', isIdentity: true, width: 72 },
      status: {
        shows: 'cargoState',
        width: 120,
        cell: (row) => <CargoBadge cargo={row} />,
        ...(isHall && { filter: hallStatusFilter }),
      },
      display: { shows: 'isLoadHall', width: 84 },
      at: { shows: ['cargoDate', 'cargoTime'], sort: 'announcedAt', filter: daysFilter },
      route: routeColumn,
      company: companyColumn(companies),
      goods: goodsColumn(goods),
      ...customerListColumns(customers),
      weight: { shows: 'kalaWeight', width: 112 },
      loader: { shows: 'loaderTypeNames', width: 92, cell: (row) => row.loaderShortNames },
      trucks: {
        shows: ['freighterNumber', 'remaining'],
        sort: 'remaining',
        heading: 'کامیون',
        width: 112,
        cell: (row) => <Fill done={row.freighterNumber - row.remaining} total={row.freighterNumber} />,
      },
      requests: { shows: 'requests', width: 92, cell: (row) => <Requests {...row} /> },
      rent: {
        shows: 'cargoRent',
        width: 112,
        cell: (row) => (
          <strong>
            <Sum bare toman={row.cargoRent} />
          </strong>
        ),
      },
      finish: { shows: ['finishDate', 'finishTime'], sort: 'finishedAt', heading: 'پایان' },
      packaging: {
        shows: ['bastebandyName', 'bastebandyNumber'],
        cell: (row) => formatPackaging(row.bastebandyName, row.bastebandyNumber),
      },
      // a sentence of a few words: the weight leaves before it is cut
      description: { shows: 'description', cutTo: 184 },
    },
    hidden: [
      'sender',
      'receiver',
      'packaging',
      // most cargos of the list have not ended
      'finish',
      // where the company is named too, the money would be beyond the edge of a desk
      ...(withCompany && !isHall ? (['weight'] as const) : []),
      ...(isHall ? [] : (['description'] as const)),
      ...hidden,
    ],
    leaves: ['weight', 'display', 'at', 'receiver', 'sender', 'goods', 'requests', 'loader', 'trucks'],
    without: [
      ...customerIds,
      'cargoStatus',
      'loadHallId',
      'kalaId',
      'loaderShortNames',
      'transportationCompanyId',
      ...(withCompany ? [] : (['transportationCompanyName', 'transportationCompanyMobile'] as const)),
    ],
    filters: withCity ? { hallCity: hallCityFilter(cities) } : {},
    countsViews: true,
    totals: cargoTotals,
    views: isHall ? hallViews : [...views, ...(withCompany ? [contradicting] : [])],
  })

/** What loads come to: what all their trucks are paid, and apart those that they still lack. A sum of rents for one truck says nothing. */
function cargoTotals(sums: Readonly<Record<string, number>>): string {
  const { remaining = 0, cargoRent = 0, trucksPaid = 0, rentOfTrucks = 0 } = sums
  const all = `کرایهٔ ${formatNumber(trucksPaid)} کامیون ${formatToman(rentOfTrucks)}`
  const left =
    remaining === 0
      ? 'کامیونی نمانده'
      : `${formatNumber(remaining)} کامیون مانده، کرایه‌شان ${formatToman(cargoRent)}`
  return trucksPaid === 0 || trucksPaid === remaining ? left : `${all}، ${left}`
}

/** How many want a load in an open round; fewer than its trucks is for the company to act on. */
function Requests({ requests, remaining }: Pick<CargoRow, 'requests' | 'remaining'>) {
  if (requests === null) return <span className="subtle">—</span>
  if (requests >= remaining) return formatNumber(requests)
  return (
    <strong className="is-warning num">
      {requests === 0 ? 'بی‌متقاضی' : `${formatNumber(requests)} برای ${formatNumber(remaining)}`}
    </strong>
  )
}

/** What is declared, by how it stands. */
const views = [
  { key: 'all', label: 'همه', asks: {} },
  { key: 'sending', label: 'در حال ارسال', asks: { Statuses: [cargoStatus.sending] } },
  { key: 'review', label: 'در انتظار بررسی', asks: { Statuses: [cargoStatus.awaitingReview] } },
  { key: 'assigned', label: 'تخصیص پشتیبانی', asks: { Statuses: assignedStatuses } },
  { key: 'finished', label: 'تمام‌شده', asks: { Statuses: [cargoStatus.finished] } },
]

/** What whoever sees several companies sets right with them. */
const contradicting = { key: 'contradicts', label: 'جای ناسازگار', asks: { Contradicts: true } }

/** A hall's own (rules 7.10): what its board shows, as its menu counts it, what is sent and what is over. */
const hallViews = [
  { key: 'all', label: 'همه', asks: {} },
  { key: 'board', label: 'در تابلو', asks: { OnBoard: true } },
  { key: 'sending', label: 'در حال ارسال', asks: { Statuses: [cargoStatus.sending] } },
  { key: 'finished', label: hallCargoOver, asks: { Statuses: overForHall } },
]

const hallStatusFilter = {
  kind: 'choice',
  own: 'CargoStatus',
  always: true,
  options: [
    { key: cargoFilter.active, label: 'فعال' },
    { key: cargoFilter.inactive, label: 'غیرفعال' },
  ],
} as const

const hidden = [
  'uniqueCode',
  'isg',
  'shippingOrder',
  'cargoDistance',
  'cargoDuration',
  'transportationCompanyMobile',
  'loadHallName',
  'tel',
  'finishReason',
] as const
