import { FileText, Package, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { cargoStatusLabels } from '@bargah/contract/features/cargos/cargos.states.ts'
import { permitStatusLabels } from '@bargah/contract/features/permits/permits.states.ts'
import type { SearchHits } from '@bargah/contract/features/search/search.schema.ts'
import { turnStatusLabels } from '@bargah/contract/features/turns/turns.states.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { splitPlace } from '../kernel/format.ts'
import { PlateOf } from '../ui/Plate.tsx'
import { Route } from '../ui/Route.tsx'
import type { MenuPlace } from './menu-item.tsx'
import { addressOf } from './things.ts'
import { NumberedList } from '../ui/NumberedList.ts'

/** One line of the search, and where it leads. */
export type PaletteItem = {
  key: string
  group: string
  icon: ReactNode
  label: ReactNode
  aside: ReactNode
  to: string
  search: Readonly<Record<string, string | number>>
}
type Line = Omit<PaletteItem, 'to' | 'search'> & { address: ReturnType<typeof addressOf> }

export const placeItem = ({ key, label, icon, group, path, search }: MenuPlace): PaletteItem => ({
  key,
  group: 'صفحه‌ها',
  icon,
  label,
  aside: <small>{group}</small>,
  to: path,
  search,
})

/** In: what a search found. Out: its lines by kind, each leading to the thing itself. */
export const foundItems = (found: SearchHits): PaletteItem[] =>
  [
    ...found.cargos.map(cargoLine),
    ...found.permits.map(permitLine),
    ...found.turns.map(turnLine),
    ...found.people.map(personLine),
  ].flatMap(({ address, ...line }) => (address ? [{ ...line, ...address }] : []))

const cargoLine = (cargo: SearchHits['cargos'][number]): Line => ({
  key: `cargo-${cargo.id}`,
  group: 'بارها',
  icon: <Package />,
  label: (
    <>
      <span className="num">بار {toPersianDigits(cargo.id)}</span>
      <Route from={splitPlace(cargo.cargoSource).town} to={splitPlace(cargo.cargoDestination).town} />
    </>
  ),
  aside: (
    <small>
      {cargo.kalaDesc}، {cargoStatusLabels[cargo.cargoStatus]}
    </small>
  ),
  address: addressOf('cargo', cargo.id),
})

const permitLine = (permit: SearchHits['permits'][number]): Line => ({
  key: `permit-${permit.id}`,
  group: 'مجوزها',
  icon: <FileText />,
  label: (
    <>
      <span className="num">مجوز {toPersianDigits(permit.id)}</span>
      <span className="ellipsis">
        {permit.driverName} {permit.driverFamily}
      </span>
    </>
  ),
  aside: (
    <>
      <small>{permitStatusLabels[permit.status]}</small>
      <PlateOf truck={permit} />
    </>
  ),
  address: addressOf('permit', permit.id),
})

const turnLine = (turn: SearchHits['turns'][number]): Line => ({
  key: `turn-${turn.id}`,
  group: 'نوبت‌ها',
  icon: <NumberedList />,
  label: (
    <>
      <span className="num">نوبت {toPersianDigits(turn.turnNumber)}</span>
      <span className="ellipsis">
        {turn.driverName} {turn.driverFamily}
      </span>
    </>
  ),
  aside: (
    <>
      <small>
        {turn.name}، {turnStatusLabels[turn.status]}
      </small>
      <PlateOf truck={turn} />
    </>
  ),
  address: addressOf('turn', turn.id),
})

/** A driver leads to his turn, else to his last permit. */
const personLine = ({ id, name, mobile, turnId, permitId }: SearchHits['people'][number]): Line => ({
  key: `person-${id}`,
  group: 'رانندگان',
  icon: <UserRound />,
  label: <span className="ellipsis">{name}</span>,
  aside: (
    <small className="num">
      {toPersianDigits(mobile)}، {turnId === null ? 'آخرین مجوز' : 'آخرین نوبت'}
    </small>
  ),
  address:
    turnId === null
      ? permitId === null
        ? undefined
        : addressOf('permit', permitId)
      : addressOf('turn', turnId),
})
