import { Warehouse } from 'lucide-react'
import { turnTable } from '@bargah/contract/features/turns/turns.columns.ts'
import type { TurnRow } from '@bargah/contract/features/turns/turns.schema.ts'
import { turnFilter } from '@bargah/contract/features/turns/turns.states.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import type { Choices } from '../../ui/option.ts'
import { daysFilter } from '../../kernel/list-columns.tsx'
import { listScreen } from '../../kernel/list-screen.ts'
import { Moment } from '../../ui/Moment.tsx'
import { PlateOf } from '../../ui/Plate.tsx'
import { TurnBadge, Validity } from './TurnBadge.tsx'
import { mayReturn, type TurnActs, TurnMenu } from './TurnMenu.tsx'

type Shown = {
  /** For those who see several halls, who may choose one. */
  halls: Choices | null
  acts: TurnActs
}

/** The turns of drivers (rules 8.14), the live ones at first. */
export const turnList = ({ halls, acts }: Shown) =>
  listScreen('searchTurns', turnTable, {
    list: 'turns',
    noun: 'نوبت',
    columns: {
      number: { shows: 'turnNumber', isIdentity: true, width: 76 },
      status: { shows: 'status', width: 112, cell: (row) => <TurnBadge status={row.status} /> },
      at: { shows: ['date', 'time'], sort: 'takenAt', filter: daysFilter },
      validity: { shows: 'expiresAt', heading: 'اعتبار', width: 104, cell: (row) => <Validity turn={row} /> },
      driver: {
        shows: ['driverName', 'driverFamily'],
        sort: 'driverFamily',
        heading: 'راننده',
        cell: (row) => (
          <strong>
            {row.driverName} {row.driverFamily}
          </strong>
        ),
      },
      mobile: 'mobile',
      plate: {
        shows: ['plaqueNumber', 'plaqueSerialNumber'],
        sort: false,
        width: 146,
        cell: (row) => <PlateOf truck={row} />,
      },
    },
    hidden: ['loaderTypeName', ...(halls ? [] : (['name'] as const))],
    leaves: ['freighterCardNumber', 'driverCardNumber', 'validity', 'mobile', 'at', 'name'],
    without: ['id', 'isActive', 'loadHallId'],
    filters: halls
      ? {
          hall: {
            kind: 'choice',
            own: 'LoadHallId',
            label: 'سالن',
            icon: <Warehouse />,
            options: halls,
            always: true,
          },
        }
      : {},
    countsViews: true,
    views: [
      { key: 'live', label: 'فعال', asks: { IsActive: turnFilter.active } },
      { key: 'ended', label: 'پایان‌یافته', asks: { IsActive: turnFilter.inactive } },
      { key: 'all', label: 'همه', asks: { IsActive: turnFilter.all } },
    ],
    card: [
      [(row) => <b className="num">نوبت {toPersianDigits(row.turnNumber)}</b>, 'status'],
      ['driver', 'plate'],
      [
        (row) => (
          <>
            {row.loaderTypeName}، <Moment at={row.takenAt} look="row" />
          </>
        ),
        (row) =>
          row.isActive && (
            <>
              اعتبار <Validity turn={row} />
            </>
          ),
      ],
    ],
    acts: (acts.onList || acts.onPrint) && {
      label: 'کارهای نوبت',
      cell: (row) => <TurnMenu turn={row} {...actsOn(row, acts)} />,
    },
  })

const actsOn = (turn: TurnRow, { onReturn, ...acts }: TurnActs): TurnActs => {
  const { onList, onPrint } = acts
  if (turn.isActive) return acts
  return { onList, onPrint, onReturn: mayReturn(turn) ? onReturn : undefined }
}
