import { formatComing } from '@bargah/contract/kernel/day-and-hour.ts'
import { minuteMs } from '@bargah/contract/kernel/durations.ts'
import type { ReviewChecks } from '@bargah/contract/features/cargos/review-cargo.schema.ts'
import { type ReviewCheck, reviewChecks } from '@bargah/contract/features/cargos/cargo-life.text.ts'
import { formatNumber, toPersianDigits as fa } from '@bargah/contract/kernel/digits.ts'
import { formatRial, formatToman } from '@bargah/contract/kernel/money.ts'

type CheckLine = { key: ReviewCheck; holds: boolean; label: string; value: string | undefined }

/** The company whose cargo it is: its name, or null to itself. */
type Company = string | null

/** In: what was checked. Out: the lines that are read before approving, each with the number that decides. */
export const reviewTicks = (known: ReviewChecks, company: Company, now: Date): CheckLine[] =>
  known.checks.map((key) => ({
    key,
    holds: reviewChecks[key].holds,
    label: reviewChecks[key].say(company),
    value: numberOf(key, known, now),
  }))

function numberOf(check: ReviewCheck, known: ReviewChecks, now: Date): string | undefined {
  switch (check) {
    case 'rent_usual':
    case 'rent_low':
    case 'rent_high':
      return usualRents(known.rents)
    case 'rent_off':
      return known.officialRentToman === null ? undefined : `نرخ رسمی ${formatToman(known.officialRentToman)}`
    case 'wallet_enough':
    case 'wallet_short':
      return `${formatNumber(known.holdRial)} از ${formatRial(known.balanceRial)}`
    case 'owner_accepted':
    case 'owner_closed':
      return ownerRecord(known)
    case 'company_closed':
      return undefined
    case 'unanswered':
      return formatWaited(now.getTime() - new Date(known.declaredAt).getTime())
  }
}

const millions = (toman: number) => formatNumber(toman / 1_000_000, { decimals: 1 })

function usualRents(rents: ReviewChecks['rents']): string | undefined {
  if (!rents) return undefined
  const range = `${millions(rents.usualFrom)} تا ${millions(rents.usualTo)} میلیون`
  return `${range}، ${formatNumber(rents.sample)} بار${rents.byTonneKm ? '، به نسبت تن' : ''}`
}

function ownerRecord({ ownerLoads, ownerRejected }: ReviewChecks): string {
  if (ownerLoads === 0) return 'نخستین بار'
  return `${formatNumber(ownerLoads)} بار، ${ownerRejected === 0 ? 'بدون رد' : `${formatNumber(ownerRejected)} رد`}`
}

/** In: milliseconds that passed. Out: `۱ ساعت و ۴۷ دقیقه`. */
function formatWaited(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / minuteMs))
  const parts = [Math.floor(minutes / 60) && `${fa(Math.floor(minutes / 60))} ساعت`]
  if (minutes % 60 > 0 || minutes === 0) parts.push(`${fa(minutes % 60)} دقیقه`)
  return parts.filter(Boolean).join(' و ')
}

/** In: what was checked. Out: by how many rials the wallet is short of what approving holds; undefined where it is enough. */
export const lackingOf = ({ checks, holdRial, balanceRial }: ReviewChecks): number | undefined =>
  checks.includes('wallet_short') ? holdRial - balanceRial : undefined

/** Why approving has to wait, in a sentence. */
export const lackSentence = (company: Company, lackingRial: number): string =>
  `برای تأیید، ${formatRial(lackingRial)} در کیف پول ${company ?? 'شما'} کم است.`

type Asked = {
  company: Company
  /** Not yet known = undefined. */
  holdRial: number | undefined
  announcedAt: string
  now: Date
}

/** What follows from approving, in a sentence. */
export function approvalSentence({ company, holdRial, announcedAt, now }: Asked): string {
  const sum = holdRial === undefined ? 'هزینهٔ بار' : formatRial(holdRial)
  const wallet = company ?? 'کیف پول شما'
  const held = holdRial === 0 ? `چیزی از ${wallet} کم نمی‌شود و ` : `${sum} از ${wallet} بلوکه می‌شود و `
  const isLater = new Date(announcedAt) > now
  const when = isLater ? `از ${formatComing(announcedAt, now)}` : 'بی‌درنگ'
  return `با تأیید، ${held}رانندگان ${when} بار را می‌بینند.`
}
