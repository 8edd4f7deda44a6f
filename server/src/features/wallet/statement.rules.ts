import type { AccountReport, TransactionRow } from '@bargah/contract/features/wallet/wallet.schema.ts'
import { heldWords, transferLabels } from '@bargah/contract/features/wallet/wallet.text.ts'
import {
  formatDatePaper,
  formatDateShort,
  formatTime,
  parseJalaliDateTime,
} from '@bargah/contract/kernel/dates.ts'
import { formatNumber, toPersianDigits as fa } from '@bargah/contract/kernel/digits.ts'
import { rialToToman } from '@bargah/contract/kernel/money.ts'
import { numberInWords, sayRialInToman } from '@bargah/contract/kernel/number-words.ts'
import type { Statement } from '../../adapters/pdf/pdf.port.ts'

/** Whose wallet it is, as it stands on paper. */
export type StatementOwner = { isDriver: boolean; facts: readonly (readonly [string, string | null])[] }
export type StatementFacts = {
  owner: StatementOwner
  report: AccountReport
  /** The lines that moved the balance, the oldest first. */
  rows: readonly TransactionRow[]
  printedBy: string
  printedAt: Date
  /** For a driver, who reads no rials. */
  inToman: boolean
}

/** How many lines a sheet has room for, beside its own line of what it opens with. */
const room = { only: 19, first: 31, further: 39, last: 27 } as const

/** In: a wallet over days, its lines, and who prints it. Out: its statement in a reader's words. */
export function computeStatement(facts: StatementFacts): Statement {
  const { owner, report, rows, printedBy, printedAt, inToman } = facts
  const { opening, deposit, withdraw, closing } = report
  const unit = inToman ? 'تومان' : 'ریال'
  const sum: Sum = inToman ? (rial) => formatNumber(rialToToman(rial)) : formatNumber
  const day = (date: string) => formatDateShort(parseJalaliDateTime(date) ?? printedAt, printedAt)
  return {
    under: owner.isDriver ? 'کیف پول رانندگان' : 'کیف پول شرکت‌های حمل',
    days: report.from === report.to ? fa(report.from) : `${fa(report.from)} تا ${fa(report.to)}`,
    unit,
    date: formatDatePaper(printedAt),
    owner: owner.facts.map(([label, value]) => [label, value ? fa(value) : 'ثبت نشده'] as const),
    sums: [
      { label: `ماندهٔ آغاز ${day(report.from)}`, amount: sum(opening) },
      { label: `واریز، ${formatNumber(deposit.count)} سند`, amount: sum(deposit.amount) },
      { label: `برداشت، ${formatNumber(withdraw.count)} سند`, amount: sum(withdraw.amount) },
      { label: `ماندهٔ پایان ${day(report.to)}، ${unit}`, amount: sum(closing) },
    ],
    sheets: computeSheets(report, rows, sum),
    total: {
      label: `جمع ${formatNumber(deposit.count + withdraw.count)} سند`,
      deposit: sum(deposit.amount),
      withdraw: sum(withdraw.amount),
    },
    closing: sum(closing),
    inWords: inToman ? sayRialInToman(closing) : `${numberInWords(closing)} ریال`,
    held: report.held && computeHeldParts(report.held, report.isUntilNow),
    signer: owner.isDriver ? 'امضای راننده' : 'مهر و امضای شرکت حمل',
    printed: `چاپ: ${printedBy}، ${formatDatePaper(printedAt)}، ${formatTime(printedAt)}`,
  }
}

type Sum = (rial: number) => string
type Line = Statement['sheets'][number]['lines'][number]

function computeSheets(
  { opening, from }: AccountReport,
  rows: readonly TransactionRow[],
  sum: Sum,
): Statement['sheets'] {
  const sheets = cutSheets(rows)
  let balance = opening
  return sheets.map((lines, index) => {
    const opens =
      index === 0
        ? { at: `${fa(from.slice(5))}، ${fa('00:00')}`, label: 'ماندهٔ آغاز' }
        : { at: '', label: 'نقل از برگ پیش' }
    const before = sum(balance)
    const printed = lines.map((row): Line => {
      balance += row.deposit - row.withdraw
      return printLine(row, balance, sum)
    })
    const page = `برگ ${formatNumber(index + 1)} از ${formatNumber(sheets.length)}`
    return { opens: { ...opens, balance: before }, lines: printed, page }
  })
}

/** In: lines. Out: those of each sheet; the last keeps room for what the statement closes with. */
export function cutSheets<T>(rows: readonly T[]): T[][] {
  if (rows.length <= room.only) return [[...rows]]
  const sheets: T[][] = []
  let at = 0
  while (rows.length - at > room.last || sheets.length === 0) {
    const left = rows.length - at
    // the last sheet never stands empty
    const size = Math.min(sheets.length === 0 ? room.first : room.further, left - 1)
    sheets.push(rows.slice(at, at + size))
    at += size
  }
  return [...sheets, rows.slice(at)]
}

const printLine = (row: TransactionRow, balance: number, sum: Sum): Line => ({
  number: fa(row.transactionNumber),
  at: `${fa(row.transactionDate.slice(5))}، ${fa(row.transactionTime)}`,
  description: [transferLabels[row.kind], fa(row.description)].filter(Boolean).join('، '),
  paper: paperOf(row),
  deposit: row.deposit > 0 ? sum(row.deposit) : '',
  withdraw: row.withdraw > 0 ? sum(row.withdraw) : '',
  balance: sum(balance),
})

function paperOf({ permitId, cargoId, paymentId }: TransactionRow): string {
  if (permitId !== null) return `مجوز ${fa(permitId)}`
  if (cargoId !== null) return `بار ${fa(cargoId)}`
  return paymentId === null ? '' : `پرداخت ${fa(paymentId)}`
}

/** What is on hold at the end is for so many trucks, which is known of now alone. */
function computeHeldParts(held: NonNullable<AccountReport['held']>, isUntilNow: boolean): Statement['held'] {
  const { opening, returned, closing, trucks } = held
  const part = (sign: string, label: string, amount: number) => ({
    sign,
    label,
    amount: formatNumber(amount),
  })
  const counted = (sign: string, label: string, { amount, count }: { amount: number; count: number }) =>
    part(sign, `${label}، ${formatNumber(count)}`, amount)
  return [
    part('', 'آغاز', opening),
    counted('+', heldWords.held, held.held),
    ...(returned.count > 0 ? [counted('+', heldWords.returned, returned)] : []),
    counted('−', heldWords.released, held.released),
    part('−', `هزینهٔ ${formatNumber(held.used.count)} مجوز`, held.used.amount),
    part('=', isUntilNow ? `پایان، ${formatNumber(trucks)} کامیون` : 'پایان', closing),
  ]
}
