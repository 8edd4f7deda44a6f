import { BuildingComplex, FileText, Package, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { cargoStatusLabels } from '@bargah/contract/features/cargos/cargos.states.ts'
import { companyStatusLabels } from '@bargah/contract/features/companies/companies.states.ts'
import { permitStatusLabels } from '@bargah/contract/features/permits/permits.states.ts'
import type { SearchHits } from '@bargah/contract/features/search/search.schema.ts'
import { turnStatusLabels } from '@bargah/contract/features/turns/turns.states.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { splitPlace } from '../kernel/format.ts'
import { PlateOf } from '../ui/Plate.tsx'
import { Route } from '../ui/Route.tsx'
import type { MenuPlace } from './menu-item.tsx'
import { endsSo, isNamedSo, isNumberedSo, partsOf } from './palette.rules.ts'
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

export const placeItem = (
  { key, label, icon, group, path, search }: MenuPlace,
  typed: string,
): PaletteItem => ({
  key,
  group: 'صفحه‌ها',
  icon,
  label: <Marked text={label} typed={typed} />,
  aside: <small>{group}</small>,
  to: path,
  search,
})

/**
 * In: what a search found of what is typed. Out: its lines by kind, each leading to the thing itself. The kinds whose first one
 * bears that number or is called so come before the others.
 */
export function foundItems(found: SearchHits, typed: string): PaletteItem[] {
  const mark = (text: string) => <Marked text={text} typed={typed} />
  const [cargo] = found.cargos
  const [permit] = found.permits
  const [turn] = found.turns
  const [person] = found.people
  const [company] = found.companies
  const cargos = {
    lines: found.cargos.map((one) => cargoLine(one, mark)),
    isMeant: isNumbered(cargo?.id, typed),
  }
  const permits = {
    lines: found.permits.map((one) => permitLine(one, mark)),
    isMeant: isNumbered(permit?.id, typed),
  }
  const turns = {
    lines: found.turns.map((one) => turnLine(one, mark)),
    isMeant: isNumbered(turn?.turnNumber, typed),
  }
  const people = {
    lines: found.people.map((one) => personLine(one, mark)),
    isMeant: person !== undefined && (isNamedSo(person.name, typed) || endsSo(person.mobile, typed)),
  }
  const companies = {
    lines: found.companies.map((one) => companyLine(one, mark)),
    isMeant: company !== undefined && isNamedSo(company.transportationCompanyName, typed),
  }
  const meant = [cargos, permits, turns, companies, people].filter(({ isMeant }) => isMeant)
  const others = [cargos, permits, turns, people, companies].filter(({ isMeant }) => !isMeant)
  return [...meant, ...others]
    .flatMap(({ lines }) => lines)
    .flatMap(({ address, ...line }) => (address ? [{ ...line, ...address }] : []))
}

const isNumbered = (number: number | undefined, typed: string) =>
  number !== undefined && isNumberedSo(number, typed)

/** A text in which what was typed stands out. */
const Marked = ({ text, typed }: { text: string; typed: string }) =>
  partsOf(text, typed).map(({ part, at, isTyped }) =>
    isTyped ? (
      <b key={at} className="accent-ink">
        {part}
      </b>
    ) : (
      part
    ),
  )
type Mark = (text: string) => ReactNode

/** What holds the words, where nothing else of the line does. */
const sayHeld = (held: string | null, mark: Mark, others: ReactNode) =>
  held === null ? others : <small className="ellipsis">{mark(toPersianDigits(held))}</small>

const cargoLine = (cargo: SearchHits['cargos'][number], mark: Mark): Line => ({
  key: `cargo-${cargo.id}`,
  group: 'بارها',
  icon: <Package />,
  label: (
    <>
      <span className="num">بار {mark(toPersianDigits(cargo.id))}</span>
      <Route
        from={mark(splitPlace(cargo.cargoSource).town)}
        to={mark(splitPlace(cargo.cargoDestination).town)}
      />
    </>
  ),
  aside: sayHeld(
    cargo.held,
    mark,
    <small>
      {mark(cargo.kalaDesc)}، {cargoStatusLabels[cargo.cargoStatus]}
    </small>,
  ),
  address: addressOf('cargo', cargo.id),
})

const permitLine = (permit: SearchHits['permits'][number], mark: Mark): Line => ({
  key: `permit-${permit.id}`,
  group: 'مجوزها',
  icon: <FileText />,
  label: (
    <>
      <span className="num">مجوز {mark(toPersianDigits(permit.id))}</span>
      <span className="ellipsis">{mark(`${permit.driverName} ${permit.driverFamily}`)}</span>
    </>
  ),
  aside: (
    <>
      {sayHeld(permit.held, mark, <small>{permitStatusLabels[permit.status]}</small>)}
      <PlateOf truck={permit} />
    </>
  ),
  address: addressOf('permit', permit.id),
})

const turnLine = (turn: SearchHits['turns'][number], mark: Mark): Line => ({
  key: `turn-${turn.id}`,
  group: 'نوبت‌ها',
  icon: <NumberedList />,
  label: (
    <>
      <span className="num">نوبت {mark(toPersianDigits(turn.turnNumber))}</span>
      <span className="ellipsis">{mark(`${turn.driverName} ${turn.driverFamily}`)}</span>
    </>
  ),
  aside: (
    <>
      {sayHeld(
        turn.held,
        mark,
        <small>
          {mark(turn.name)}، {turnStatusLabels[turn.status]}
        </small>,
      )}
      <PlateOf truck={turn} />
    </>
  ),
  address: addressOf('turn', turn.id),
})

/** A driver leads to his turn, else to his last permit. */
const personLine = (
  { id, name, mobile, held, turnId, permitId }: SearchHits['people'][number],
  mark: Mark,
): Line => ({
  key: `person-${id}`,
  group: 'رانندگان',
  icon: <UserRound />,
  label: <span className="ellipsis">{mark(name)}</span>,
  aside: sayHeld(
    held,
    mark,
    <small className="num">
      {mark(toPersianDigits(mobile))}، {turnId === null ? 'آخرین مجوز' : 'آخرین نوبت'}
    </small>,
  ),
  address:
    turnId === null
      ? permitId === null
        ? undefined
        : addressOf('permit', permitId)
      : addressOf('turn', turnId),
})

const companyLine = (company: SearchHits['companies'][number], mark: Mark): Line => ({
  key: `company-${company.transportationCompanyId}`,
  group: 'شرکت‌ها',
  icon: <BuildingComplex />,
  label: <span className="ellipsis">{mark(company.transportationCompanyName)}</span>,
  aside: sayHeld(
    company.held,
    mark,
    <small className="num">
      {mark(toPersianDigits(company.nationalId))}، {companyStatusLabels[company.status]}
    </small>,
  ),
  address: addressOf('company', company.transportationCompanyId),
})
