import { inactiveDriverTable } from '@bargah/contract/features/drivers/drivers.columns.ts'
import {
  type DriverStanding,
  driverStandingLabels,
  driverStandings,
} from '@bargah/contract/features/drivers/drivers.states.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { daysFilter } from '../../kernel/list-columns.tsx'
import { listScreen } from '../../kernel/list-screen.ts'
import { Moment } from '../../ui/Moment.tsx'
import { driverNameOf } from './driver-words.ts'
import { givenNumber } from '../../ui/not-given.tsx'
import { PlateOf } from '../../ui/Plate.tsx'
import { Badge, type Tone } from '../../ui/Badge.tsx'

const tones: Record<DriverStanding, Tone> = { incomplete: 'warning', ready: 'info', closed: 'plain' }

export const StandingBadge = ({ standing }: { standing: DriverStanding }) => (
  <Badge tone={tones[standing]}>{driverStandingLabels[standing]}</Badge>
)

/** The drivers who are not active (rules 3.5). */
export const inactiveList = listScreen('listInactiveDrivers', inactiveDriverTable, {
  list: 'inactiveDrivers',
  noun: 'راننده',
  columns: {
    driver: {
      shows: ['name', 'family'],
      sort: 'family',
      heading: 'راننده',
      isIdentity: true,
      cell: (row) =>
        row.name === '' ? <span className="muted">{driverNameOf(row)}</span> : driverNameOf(row),
    },
    standing: {
      shows: 'standing',
      width: 148,
      cell: (row) => <StandingBadge standing={row.standing} />,
    },
    nationalId: 'nationalId',
    mobile: 'mobile',
    card: { shows: 'cardNumber', cell: (row) => givenNumber(row.cardNumber) },
    at: { shows: ['registerDate', 'registerTime'], sort: 'createdAt', heading: 'ثبت‌نام', filter: daysFilter },
    truck: 'freighterCardNumber',
    plate: {
      shows: ['plaqueNumber', 'plaqueSerialNumber'],
      sort: false,
      heading: 'پلاک',
      width: 146,
      cell: (row) => <PlateOf truck={row} />,
    },
  },
  card: [
    ['driver', 'standing'],
    [(row) => `کد ملی ${toPersianDigits(row.nationalId)}`, 'mobile'],
    [
      (row) => (
        <>
          ثبت‌نام <Moment at={row.createdAt} look="row" />
        </>
      ),
    ],
  ],
  hidden: ['personInquiry', 'truckInquiry', 'truck', 'plate'],
  leaves: ['card', 'at', 'mobile'],
  without: ['id', 'userId', 'driverActive', 'createdAt'],
  views: [
    { key: 'all', label: 'همه', asks: {} },
    ...driverStandings.map((standing) => ({
      key: standing,
      label: driverStandingLabels[standing],
      asks: { Standing: standing },
    })),
  ],
})
