import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'

/** A row that a value names by its id. */
export type IdOf = { kind: string; id: string }
/** What rows are called, by kind and id. */
export type NamesOfIds = ReadonlyMap<string, string>

/** The columns and fields that hold ids of rows which people know by a name; of a field as a column would spell it. */
const kinds: Readonly<Record<string, string>> = {
  turn_id: 'turns',
  driver_turn_id: 'turns',
  priority_id: 'priorities',
  round_id: 'rounds',
  cargo_id: 'cargos',
  permit_id: 'permits',
  driver_reserve_id: 'permits',
  driver_id: 'drivers',
  company_id: 'companies',
  hall_id: 'halls',
  given_hall_id: 'halls',
  load_hall_id: 'halls',
  customer_id: 'customers',
  product_owner_id: 'product_owners',
  user_id: 'users',
  city_id: 'cities',
  load_hall_city_id: 'cities',
  city_destination_id: 'cities',
  destination_city_id: 'cities',
  from_city_id: 'cities',
  to_city_id: 'cities',
  province_id: 'provinces',
  goods_id: 'goods',
  kala_id: 'goods',
  packaging_id: 'packagings',
  bastebandy_id: 'packagings',
  loader_type_id: 'loader_types',
  main_office_id: 'main_offices',
  by_user: 'users',
  filed_by: 'users',
  taken_by: 'users',
  issued_by: 'users',
  declared_by: 'users',
  added_by: 'users',
  asked_by: 'users',
  author_id: 'users',
  confirmed_by: 'users',
  created_by: 'users',
  ended_by: 'users',
  kept_by: 'users',
  rated_by: 'users',
  turn_returned_by: 'users',
}
/** What people know by its number, which is its id. */
const numbered = new Set(['cargos', 'permits'])
const mostIds = 300

/** In: a column or a field. Out: of which rows its value is an id, or its values are. */
const kindOf = (name: string) =>
  kinds[
    name
      .replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => `_${letter}`)
      .toLowerCase()
      .replace(/_ids$/, '_id')
  ]

type Facts = Readonly<Record<string, unknown>>
const factsOf = (kept: unknown) => Object.entries((kept ?? {}) as Facts)

/** In: what a line keeps of its input, and its changes. Out: the ids in them, each once. */
export function idsIn(input: unknown, changes: readonly { before: unknown; after: unknown }[]): IdOf[] {
  const facts = [input, ...changes.flatMap(({ before, after }) => [before, after])].flatMap(factsOf)
  const found = facts.flatMap(([name, value]) => {
    const kind = kindOf(name)
    return kind === undefined
      ? []
      : [value].flat().flatMap((one) => (isId(one) ? [{ kind, id: String(one) }] : []))
  })
  return [...new Map(found.map((one) => [keyOf(one), one])).values()].slice(0, mostIds)
}

const isId = (value: unknown) => /^[1-9]\d{0,8}$/.test(String(value))
const keyOf = ({ kind, id }: IdOf) => `${kind} ${id}`

/** In: a value, and the column or field that holds it. Out: what the row is called that it is the id of; undefined of any other. */
export function nameOfId(value: unknown, name: string, names: NamesOfIds): string | undefined {
  const kind = kindOf(name)
  const called = kind && names.get(keyOf({ kind, id: String(value) }))
  return called && kind && numbered.has(kind) ? `${toPersianDigits(String(value))}، ${called}` : called
}
