import type { AuditRow } from '@bargah/contract/features/audit/audit.schema.ts'
import type { BaseKind } from '@bargah/contract/features/catalog/base.states.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { withEzafe } from '@bargah/contract/kernel/persian.ts'
import { paths } from '../../kernel/paths.ts'

/** An address, as links take it. */
type Place = { to: string; search: Record<string, string> }
type Kind = { noun: string; place?: (id: string) => Place; isNumbered?: true }
const opened = (to: string) => (id: string) => ({ to, search: { open: id } })

const ofBase = (view: BaseKind) => () => ({ to: paths.baseInfo, search: { view } })

/** What people speak of: what it is, where it is opened, and whether it is known by its number. */
const kinds: Readonly<Record<string, Kind>> = {
  permits: { noun: 'مجوز', place: opened(paths.adminPermits), isNumbered: true },
  cargos: { noun: 'بار', place: opened(paths.adminCargos), isNumbered: true },
  turns: { noun: 'نوبت' },
  companies: { noun: 'شرکت', place: opened(paths.companies) },
  product_owners: { noun: 'صاحب کالا', place: opened(paths.productOwners) },
  drivers: { noun: 'راننده', place: opened(paths.drivers) },
  customers: { noun: 'مشتری' },
  halls: { noun: 'سالن', place: (id) => ({ to: `${paths.halls}/${id}`, search: {} }) },
  main_offices: { noun: 'دفتر', place: opened(paths.mainOffices) },
  users: { noun: 'کاربر', place: opened(paths.users) },
  accounts: { noun: 'کیف پول' },
  goods: { noun: 'کالا', place: ofBase('goods') },
  packagings: { noun: 'بسته‌بندی', place: ofBase('packaging') },
  loader_types: { noun: 'بارگیر', place: ofBase('loaderType') },
  holidays: { noun: 'تعطیلی' },
  messages: { noun: 'پیام' },
  payments: { noun: 'پرداخت', isNumbered: true },
  native_drivers: { noun: 'بومی بودن راننده' },
  hall_tariffs: { noun: 'تعرفهٔ سالن' },
  hall_companies: { noun: 'شرکت‌های سالن' },
  hall_show_times: { noun: 'ساعت‌های اعلام سالن' },
  saved_reports: { noun: 'گزارش' },
}

type Subject = Pick<AuditRow, 'subjectTable' | 'subjectId' | 'subjectName'>

/** In: a line. Out: what it is about, «مجوز ۵۸۴۰۲، حسین بهرامی», and where that is opened; null when nothing is known. */
export function subjectOf({ subjectTable: table, subjectId: id, subjectName: name }: Subject) {
  const kind = kinds[table ?? '']
  if (!kind || table === null || id === null) return null
  const words = kind.isNumbered
    ? [`${kind.noun} ${toPersianDigits(id)}`, name].filter(Boolean).join('، ')
    : [name ? withEzafe(kind.noun) : kind.noun, name].filter(Boolean).join(' ')
  return { words, noun: kind.noun, table, id, place: kind.place?.(id) }
}

/** In: a table. Out: what a row of it is: «شرکت». */
export const nounOf = (table: string): string => kinds[table]?.noun ?? 'ردیف'

/** In: a thing. Out: the address of all events that touched it, the server's own too. */
export const eventsPlace = ({ table, id }: { table: string; id: string | number }): Place => ({
  to: paths.audit,
  search: { table, row: String(id), kind: '' },
})
