import { Warehouse } from 'lucide-react'
import { boardTable } from '@bargah/contract/features/cargos/cargos.columns.ts'
import type { PublicCargo } from '@bargah/contract/features/cargos/cargos.schema.ts'
import { listScreen } from '../../../kernel/list-screen.ts'
import { Fill } from '../../../ui/Bar.tsx'
import type { Choices } from '../../../ui/option.ts'
import { Sum } from '../../../ui/Sum.tsx'
import { routeColumn } from '../../places/places.parts.tsx'

const columns = {
  id: { shows: 'id', isIdentity: true, width: 72 },
  at: { shows: ['cargoDate', 'cargoTime'], sort: 'announcedAt' },
  route: routeColumn,
  goods: { shows: 'kalaDesc', width: 104 },
  weight: { shows: 'kalaWeight', width: 100 },
  loader: { shows: 'loaderTypeNames', width: 92, cell: (row: PublicCargo) => row.loaderShortNames },
  company: { shows: 'transportationCompanyName', width: 116, isWhole: true },
  trucks: {
    shows: ['freighterNumber', 'remaining'],
    sort: 'remaining',
    heading: 'کامیون',
    width: 112,
    cell: (row: PublicCargo) => (
      <Fill done={row.freighterNumber - row.remaining} total={row.freighterNumber} />
    ),
  },
  rent: {
    shows: 'cargoRent',
    width: 112,
    cell: (row: PublicCargo) => (
      <strong>
        <Sum bare toman={row.cargoRent} />
      </strong>
    ),
  },
  net: { shows: 'netPayToman', width: 112 },
} as const

const hidden = [
  'net',
  'payPerKmToman',
  'driverFeeRial',
  'cargoRange',
  'cargoDistance',
  'cargoDuration',
  'transportationCompanyMobile',
  'bastebandyName',
  'bastebandyNumber',
  'tel',
  'description',
  'uniqueCode',
  'isg',
  'shippingOrder',
] as const

/** What the boards leave out: what is over has gone from them. */
const without = [
  'cargoStatus',
  'isLoadHall',
  'loadHallId',
  'kalaId',
  'loaderShortNames',
  'transportationCompanyId',
  'finishDate',
  'finishTime',
  'finishReason',
  'finishedAt',
] as const

/** Which columns leave in a small window, the first first. */
const leaves = ['weight', 'at', 'isNextRound', 'needsTurn', 'goods', 'loader', 'trucks'] as const

/** What halls announce now, for staff, who look and do not choose; of one hall when it is chosen. */
export const hallBoard = (halls: Choices) =>
  listScreen('listAnnouncedCargos', boardTable, {
    list: 'board',
    noun: 'بار',
    columns: {
      ...columns,
      hall: {
        shows: 'loadHallName',
        width: 104,
        filter: { kind: 'choice', own: 'LoadHalId', icon: <Warehouse />, options: halls, always: true },
      },
    },
    hidden,
    leaves,
    without,
  })

/** The free loads, for staff, who look and do not take. */
export const freeBoard = listScreen('listFreeCargos', boardTable, {
  list: 'free',
  noun: 'بار',
  columns,
  hidden,
  leaves,
  without: [...without, 'loadHallName'],
})
