import { jalaliDate, startOfTehranDay } from '../../kernel/dates.ts'
import { formatNumber, toPersianDigits } from '../../kernel/digits.ts'
import { tableLabels } from '../audit/audit.text.ts'
import { columnLabels } from '../audit/column-labels.text.ts'
import { type PriorityReason, priorityReasons } from '../rounds/rounds.states.ts'
import { reasonsToOthers } from '../rounds/rounds.text.ts'
import { type TurnStatus, turnStatuses, turnStatusLabels } from '../turns/turns.states.ts'
import { type TransferKind, transferKinds } from '../wallet/wallet.states.ts'
import { transferLabels } from '../wallet/wallet.text.ts'
import type { TableDifference } from './reconciliation.schema.ts'
import type { ComparedThing } from './reconciliation.states.ts'

/** Which of them says otherwise than a table. */
export const witnessLabels: Record<TableDifference['against'], string> = {
  log: 'دفتر',
  audit: 'رویدادها',
  bank: 'بانک یا سند',
  ledger: 'سندها',
}

const things: Record<ComparedThing, string> = {
  hall: 'تنظیم‌های سالن',
  turn: 'نوبت',
  cargo: 'بار',
  permit: 'مجوز',
  choice: 'انتخاب',
  payment: 'پرداخت',
  transfer: 'سند',
  total: 'جمع روز',
  audit: 'ردیف',
}

/** What does not agree, as a person calls it, and where it stands. */
export function nameOfCompared({
  of,
  hallId,
  rowId,
}: Pick<TableDifference, 'of' | 'hallId' | 'rowId'>): string {
  const hall = hallId === null ? '' : ` در سالن ${toPersianDigits(hallId)}`
  if (of === 'hall') return `تنظیم‌های سالن ${toPersianDigits(rowId)}`
  if (of === 'choice') return `${nameOfChoice(rowId)}${hall}`
  if (of === 'total') return nameOfTotal(rowId)
  if (of !== 'audit') return `${things[of]} ${toPersianDigits(rowId)}${hall}`
  const [table = '', id = ''] = rowId.split(' ')
  return `${tableLabels[table] ?? table}، ردیف ${toPersianDigits(id)}`
}

function nameOfChoice(rowId: string): string {
  const [round = '', turn = '', cargo] = rowId.split('/').map(toPersianDigits)
  const what = cargo === undefined ? 'فهرست' : `انتخاب بار ${cargo}`
  return `${what} از نوبت ${turn} در دور ${round}`
}

const sides: Readonly<Record<string, string>> = {
  in: 'به کیف پول',
  out: 'از کیف پول',
  held_in: 'به بلوکه',
  held_out: 'از بلوکه',
}

function nameOfTotal(rowId: string): string {
  const [company = '', day = '', kind = '', side = ''] = rowId.split('/')
  const date = toPersianDigits(jalaliDate(startOfTehranDay(day)))
  const label = isTransferKind(kind) ? transferLabels[kind] : kind
  return `جمع «${label}» ${sides[side] ?? side} شرکت ${toPersianDigits(company)} در ${date}`
}

const fields: Readonly<Record<string, string>> = {
  row: 'بودن یا نبودن',
  native: 'بومی بودن',
  driver: 'راننده',
  trucks: 'تعداد کامیون',
  isOver: 'پایان‌یافته',
  hall: 'سالن',
  cargo: 'بار',
  turn: 'نوبت',
  turnHall: 'سالن نوبت',
  round: 'دور',
  isVoided: 'لغوشده',
  list: 'ترتیب بارها',
  winner: 'نوبت برنده',
  amount: 'مبلغ (ریال)',
  count: 'شمار سندها',
  settledAt: 'زمان تأیید',
  outcome: 'نتیجهٔ پرداخت',
  showMinutes: 'ساعت‌های اعلام',
  status: 'وضعیت',
  latitudeMillionths: 'عرض جغرافیایی',
  longitudeMillionths: 'طول جغرافیایی',
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** What of it does not agree; a column that people seldom meet goes by its own name. */
export const nameOfField = ({ field }: Pick<TableDifference, 'field'>): string =>
  fields[field] ?? columnLabels[snake(field)] ?? field

const isTurnStatus = (text: string): text is TurnStatus => turnStatuses.some((one) => one === text)
const isTransferKind = (text: string): text is TransferKind => transferKinds.some((one) => one === text)
const isReason = (text: string): text is PriorityReason => priorityReasons.some((one) => one === text)

/** One of the two values, as a person reads it. */
export function comparedValue(
  { of, field }: Pick<TableDifference, 'of' | 'field'>,
  value: string | null,
): string {
  if (value === null) return 'چیزی نیست'
  if (field === 'row') return 'هست'
  if (value === '') return 'خالی'
  if (value === 'true' || value === 'false') return value === 'true' ? 'بله' : 'نه'
  if (field === 'status' && isTurnStatus(value)) return turnStatusLabels[value]
  if (field === 'reason' && isReason(value)) return reasonsToOthers[value]
  // what commits to a driver or a list names neither: the table's own does not fit it
  if ((of === 'turn' || of === 'choice') && /^[0-9a-f]{16}$/.test(value))
    return `کسی دیگر یا ترتیبی دیگر (مُهر ${value}…)`
  if (/rial$|^amount$/i.test(field) && /^-?\d+$/.test(value)) return formatNumber(Number(value))
  return toPersianDigits(value)
}
