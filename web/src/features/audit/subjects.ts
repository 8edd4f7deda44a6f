import type { AuditRow } from '@bargah/contract/features/audit/audit.schema.ts'
import { subjectNouns } from '@bargah/contract/features/audit/audit.text.ts'
import type { BaseKind } from '@bargah/contract/features/catalog/base.text.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { withEzafe } from '@bargah/contract/kernel/persian.ts'
import { paths } from '../../kernel/paths.ts'

type Table = keyof typeof subjectNouns
/** An address, as links take it. */
type Place = { to: string; search: Record<string, string> }
const opened = (to: string) => (id: string) => ({ to, search: { open: id } })

const ofBase = (view: BaseKind) => () => ({ to: paths.baseInfo, search: { view } })

const places: Partial<Record<Table, (id: string) => Place>> = {
  permits: opened(paths.adminPermits),
  cargos: opened(paths.adminCargos),
  companies: opened(paths.companies),
  product_owners: opened(paths.productOwners),
  drivers: opened(paths.drivers),
  halls: (id) => ({ to: `${paths.halls}/${id}`, search: {} }),
  main_offices: opened(paths.mainOffices),
  users: opened(paths.users),
  goods: ofBase('goods'),
  packagings: ofBase('packaging'),
  loader_types: ofBase('loaderType'),
}
/** What is known by its number. */
const numbered: readonly Table[] = ['permits', 'cargos', 'payments']

type Subject = Pick<AuditRow, 'subjectTable' | 'subjectId' | 'subjectName'>

/** In: a line. Out: what it is about, «مجوز ۵۸۴۰۲، حسین بهرامی», and where that is opened; null when nothing is known. */
export function subjectOf({ subjectTable: table, subjectId: id, subjectName: name }: Subject) {
  if (table === null || id === null) return null
  const noun = subjectNouns[table]
  const words = numbered.includes(table)
    ? [`${noun} ${toPersianDigits(id)}`, name].filter(Boolean).join('، ')
    : [name ? withEzafe(noun) : noun, name].filter(Boolean).join(' ')
  return { words, noun, table, id, place: places[table]?.(id) }
}

/** In: a table. Out: what a row of it is: «شرکت». */
export const nounOf = (table: string): string =>
  (subjectNouns as Readonly<Record<string, string>>)[table] ?? 'ردیف'

/** In: a thing. Out: the address of all events that touched it, the server's own too. */
export const eventsPlace = ({ table, id }: { table: string; id: string | number }): Place => ({
  to: paths.audit,
  search: { table, row: String(id), kind: '' },
})
