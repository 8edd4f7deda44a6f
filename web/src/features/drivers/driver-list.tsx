import { Truck } from 'lucide-react'
import type { DriverRow } from '@bargah/contract/features/drivers/driver-search.schema.ts'
import { driverTable } from '@bargah/contract/features/drivers/drivers.columns.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { listScreen } from '../../kernel/list-screen.ts'
import type { Choices } from '../../ui/option.ts'
import { RowMenu } from '../../ui/RowMenu.tsx'
import { type DriverPlace, placesOf } from './driver-acts.rules.ts'
import { driverNameOf } from './driver-words.ts'
import { givenNumber } from '../../ui/not-given.tsx'
import { PlateOf } from '../../ui/Plate.tsx'
import { Badge } from '../../ui/Badge.tsx'

export const ActiveBadge = ({ isActive }: { isActive: boolean }) => (
  <Badge tone={isActive ? 'success' : 'plain'}>{isActive ? 'فعال' : 'غیرفعال'}</Badge>
)

type OnPlace = (place: DriverPlace, driver: DriverRow) => void

/** The drivers (rules 5.1); each act of a row opens its drawer where the act is. */
export const driverList = (onPlace: OnPlace, loaders: Choices) =>
  listScreen('listDrivers', driverTable, {
    list: 'drivers',
    noun: 'راننده',
    columns: {
      driver: {
        shows: ['name', 'family'],
        sort: 'family',
        heading: 'نام',
        isIdentity: true,
        filter: { kind: 'text', own: 'family', label: 'نام خانوادگی' },
        cell: (row) =>
          row.name === '' ? <span className="muted">{driverNameOf(row)}</span> : driverNameOf(row),
      },
      active: {
        shows: 'driverActive',
        heading: 'وضعیت',
        width: 112,
        cell: (row) => <ActiveBadge isActive={row.driverActive} />,
      },
      nationalId: { shows: 'nationalId', filter: { kind: 'text', own: 'nationalId' } },
      mobile: { shows: 'mobile', filter: { kind: 'text', own: 'mobile' } },
      card: {
        shows: 'cardNumber',
        filter: { kind: 'text', own: 'cardNumber' },
        cell: (row) => givenNumber(row.cardNumber),
      },
      id: 'id',
      at: { shows: ['registerDate', 'registerTime'], sort: 'createdAt', heading: 'ثبت‌نام' },
      truck: {
        shows: 'freighterCardNumber',
        filter: { kind: 'text', own: 'freighterCardNumber' },
      },
      plate: {
        shows: ['plaqueNumber', 'plaqueSerialNumber'],
        sort: false,
        heading: 'پلاک',
        width: 146,
        cell: (row) => <PlateOf truck={row} />,
      },
    },
    card: [
      ['driver', 'active'],
      [(row) => `کد ملی ${toPersianDigits(row.nationalId)}`, 'mobile'],
    ],
    hidden: ['truck', 'plate'],
    leaves: ['id', 'card', 'nationalId'],
    without: ['driverID', 'userId', 'createdAt'],
    filters: {
      name: { kind: 'text', own: 'name', label: 'نام' },
      loader: {
        kind: 'choice',
        own: 'LoaderTypeId',
        label: 'نوع بارگیر',
        icon: <Truck />,
        options: loaders,
        always: true,
      },
    },
    acts: { label: 'کارها', cell: (row) => <DriverMenu driver={row} onPlace={onPlace} /> },
    countsViews: true,
    views: [
      { key: 'all', label: 'همه', asks: {} },
      { key: 'active', label: 'فعال', asks: { IsActive: true } },
      { key: 'inactive', label: 'غیرفعال', asks: { IsActive: false } },
    ],
  })

const DriverMenu = ({ driver, onPlace }: { driver: DriverRow; onPlace: OnPlace }) => (
  <RowMenu
    of={driverNameOf(driver)}
    items={placesOf(driver).map(({ key, ...item }) => ({
      key,
      ...item,
      onSelect: () => onPlace(key, driver),
    }))}
  />
)
