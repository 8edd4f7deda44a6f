import { BuildingComplex, FileText, Package, Search, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { cargoStatusText } from '@bargah/contract/features/cargos/cargos.states.ts'
import { companyStatusLabels } from '@bargah/contract/features/companies/companies.states.ts'
import { permitStatusLabels } from '@bargah/contract/features/permits/permits.states.ts'
import type { SearchHits } from '@bargah/contract/features/search/search.schema.ts'
import { mostFound } from '@bargah/contract/features/search/search.states.ts'
import { turnStatusLabels } from '@bargah/contract/features/turns/turns.states.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { normalizeText } from '@bargah/contract/kernel/text.ts'
import { splitPlace } from '../kernel/format.ts'
import { PlateOf } from '../ui/Plate.tsx'
import { Route } from '../ui/Route.tsx'
import type { MenuPlace } from './menu-item.tsx'
import { endsSo, isNumberedSo, partsOf, type Rank, rank, rankOf } from './palette.rules.ts'
import { addressOf, searchOf, type Thing } from './things.ts'
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
  /** A word of it, or its number, is or begins with what was typed, which others only hold somewhere. */
  isMeant: boolean
}
type Line = Omit<PaletteItem, 'to' | 'search' | 'isMeant'> & {
  address: Pick<PaletteItem, 'to' | 'search'> | undefined
}

export const placeItem = (
  { key, label, icon, group, path, search }: MenuPlace,
  typed: string,
  isMeant: boolean,
): PaletteItem => ({
  key,
  group: 'صفحه‌ها',
  icon,
  label: <Marked text={label} typed={typed} />,
  aside: <small>{group}</small>,
  to: path,
  search,
  isMeant,
})

type Ranked = { line: Line; rank: Rank }
type Found = { of: Thing; some: Ranked[] }

/**
 * In: what a search found of what is typed. Out: its lines by kind, each leading to the thing itself. Of each kind what is best
 * meant comes first, and the kinds by their best, companies before people and both after what is known by its number. Under a kind of
 * which more may be there stands the way to its list.
 */
export function foundItems(found: SearchHits, typed: string): PaletteItem[] {
  const mark = (text: string) => <Marked text={text} typed={typed} />
  const numbered = (number: number): Rank => (isNumberedSo(number, typed) ? rank.number : rank.inside)
  const cargos = found.cargos.map((one) => ({ line: cargoLine(one, mark), rank: numbered(one.id) }))
  const permits = found.permits.map((one) => ({ line: permitLine(one, mark), rank: numbered(one.id) }))
  const turns = found.turns.map((one) => ({ line: turnLine(one, mark), rank: numbered(one.turnNumber) }))
  const people = found.people.map((one) => ({
    line: personLine(one, mark),
    rank: endsSo(one.mobile, typed) ? rank.whole : rankOf(one.name, typed),
  }))
  const companies = found.companies.map((one) => ({
    line: companyLine(one, mark),
    rank: rankOf(one.transportationCompanyName, typed),
  }))
  const isMeant = (some: readonly Ranked[]) => bestOf(some) !== rank.inside
  const named: Found[] = [
    { of: 'driver', some: people },
    { of: 'company', some: companies },
  ]
  const kinds: Found[] = [
    { of: 'cargo', some: cargos },
    { of: 'permit', some: permits },
    { of: 'turn', some: turns },
    ...(isMeant(companies) ? named.toReversed() : named),
  ]
  return kinds
    .toSorted((one, other) => bestOf(one.some) - bestOf(other.some))
    .map(({ of, some }) => ({ of, some: some.toSorted((one, other) => one.rank - other.rank) }))
    .flatMap(({ of, some }) => (some.length < mostFound ? some : [...some, wayToAll(of, some, typed)]))
    .flatMap(({ line: { address, ...line }, rank: its }) =>
      address ? [{ ...line, ...address, isMeant: its !== rank.inside }] : [],
    )
}

const nouns: Readonly<Record<Thing, string>> = {
  cargo: 'بار',
  permit: 'مجوز',
  turn: 'نوبت',
  driver: 'راننده',
  company: 'شرکت',
}

/** Leads to the list of what was found, with what is typed in its search; «راننده رضایی» are drivers with «رضایی». */
function wayToAll(of: Thing, some: readonly Ranked[], typed: string): Ranked {
  const [first, ...rest] = normalizeText(typed).split(' ')
  const words = first === nouns[of] && rest.length > 0 ? rest.join(' ') : typed.trim()
  const group = some[0]?.line.group ?? ''
  const line = {
    key: `all-${of}`,
    group,
    icon: <Search />,
    label: (
      <span className="ellipsis">
        همهٔ {group} با «{words}»
      </span>
    ),
    aside: null,
    address: searchOf(of, words),
  }
  return { line, rank: bestOf(some) }
}

const bestOf = (some: readonly Ranked[]): Rank =>
  some
    .map((one) => one.rank)
    .toSorted()
    .at(0) ?? rank.inside

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
      {mark(cargo.kalaDesc)}، {cargoStatusText(cargo)}
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
