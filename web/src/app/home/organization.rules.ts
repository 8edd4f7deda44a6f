import { formatNumber } from '@bargah/contract/kernel/digits.ts'

type Company = {
  transportationCompanyName: string
  sendingCargos: number
  remaining: number
  permitsToday: number
  permitsThisMonth: number
}

/** In: companies with their figures. Out: those that have any, and those in whose row all would be zero. */
export function partCompanies<Row extends Company>(rows: readonly Row[]): { busy: Row[]; idle: Row[] } {
  const isBusy = (row: Row) => row.sendingCargos + row.remaining + row.permitsToday + row.permitsThisMonth > 0
  return { busy: rows.filter(isBusy), idle: rows.filter((row) => !isBusy(row)) }
}

const mostNamed = 8
const haveNone = 'اکنون باری در حال ارسال و در این ماه مجوزی ندارد'

/** In: companies without a load or a permit, and whether others have some. Out: the sentence that names them. */
export function sayIdle(idle: readonly Company[], hasOthers: boolean): string {
  if (!hasOthers) return `هیچ شرکتی ${haveNone}.`
  const names = idle.slice(0, mostNamed).map((one) => one.transportationCompanyName)
  const more = idle.length - names.length
  const all = `${names.join('، ')}${more > 0 ? ` و ${formatNumber(more)} شرکت دیگر` : ''}`
  return `${formatNumber(idle.length)} شرکت ${haveNone}: ${all}`
}
