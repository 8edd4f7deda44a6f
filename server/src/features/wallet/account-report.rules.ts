import type { AccountReport } from '@bargah/contract/features/wallet/wallet.schema.ts'
import type { TransferKind } from '@bargah/contract/features/wallet/wallet.states.ts'
import { jalaliDate, startOfTehranDay } from '@bargah/contract/kernel/dates.ts'
import { dayMs } from '@bargah/contract/kernel/durations.ts'

/**
 * What the transfers of one kind moved in one day of Tehran, `2026-11-21`: `in` and `out` of the wallet's own account, or of
 * a company's hold alone. Money between the two is `in` or `out`, by its kind. A day may have several of a kind and side.
 */
export type Moved = {
  day: string
  kind: TransferKind
  side: 'in' | 'out' | 'held_in' | 'held_out'
  amountRial: number
  count: number
}

/** What a wallet holds now, and all that moved since the first day. */
export type ReportFacts = {
  balanceRial: number
  /** Null: of a driver, who has nothing on hold. */
  held: { balanceRial: number; trucks: number; cargos: number } | null
  moved: readonly Moved[]
}

type Range = { since: Date; before: Date; now: Date }
type Sum = { amount: number; count: number }

const middayMs = 12 * 60 * 60_000

/** In: what a wallet holds and what moved; since when, before when, and now. Out: its report, which adds up backwards from now. */
export function computeReport({ balanceRial, held, moved }: ReportFacts, range: Range): AccountReport {
  const days = daysOf({ ...range, since: firstDay(range, moved) })
  const keys = new Set(days.map(({ key }) => key))
  const within = moved.filter(({ day }) => keys.has(day))
  const after = moved.filter(({ day }) => day > (days.at(-1)?.key ?? ''))
  const closing = balanceRial - computeChange(after)
  const opening = closing - computeChange(within)
  const deposit = sumOf(within, ({ side }) => side === 'in')
  const withdraw = sumOf(within, ({ side }) => side === 'out')
  return {
    from: jalaliDate(range.since),
    to: jalaliDate(new Date(range.before.getTime() - 1)),
    isUntilNow: range.before > range.now,
    opening,
    deposit,
    withdraw,
    closing,
    lines: sumOf(within, () => true).count,
    days: closeDays(days, within, opening),
    held: held && computeHeld(held, within, after),
  }
}

/** A longer range begins with the first day that moved something: nobody's centuries are spelt day by day. */
const longDays = 400

function firstDay({ since, before, now }: Range, moved: readonly Moved[]): Date {
  const end = Math.min(before.getTime(), now.getTime())
  const recent = end - longDays * dayMs
  if (since.getTime() >= recent) return since
  const first = moved.reduce((least, { day }) => Math.min(least, Date.parse(day)), recent)
  return new Date(Math.max(since.getTime(), first))
}

type Day = { key: string; date: string }

/** The days of a range until now: as SQL says them, and as the wire does. */
function daysOf({ since, before, now }: Range): Day[] {
  const end = Math.min(before.getTime(), now.getTime() + 1)
  const days: Day[] = []
  // midday is never moved into another day by a summer time
  for (let at = startOfTehranDay(since).getTime() + middayMs; at - middayMs < end; at += dayMs)
    days.push({ key: new Date(at).toISOString().slice(0, 10), date: jalaliDate(new Date(at)) })
  return days
}

function closeDays(days: readonly Day[], moved: readonly Moved[], opening: number): AccountReport['days'] {
  let balance = opening
  const ofDay = new Map<string, Moved[]>(days.map(({ key }) => [key, []]))
  for (const one of moved) ofDay.get(one.day)?.push(one)
  return days.map(({ key, date }) => {
    const today = ofDay.get(key) ?? []
    balance += computeChange(today)
    const topUp = sumOf(today, ({ kind }) => kind === 'top_up').amount
    return { date, closing: balance, topUp }
  })
}

function computeHeld(
  { balanceRial, trucks, cargos }: NonNullable<ReportFacts['held']>,
  within: readonly Moved[],
  after: readonly Moved[],
): NonNullable<AccountReport['held']> {
  const closing = balanceRial - computeHeldChange(after)
  return {
    opening: closing - computeHeldChange(within),
    held: sumOf(within, ({ kind }) => kind === 'hold'),
    released: sumOf(within, ({ kind }) => kind === 'release'),
    returned: sumOf(within, ({ side }) => side === 'held_in'),
    used: sumOf(within, ({ side }) => side === 'held_out'),
    closing,
    trucks,
    cargos,
  }
}

const sumOf = (moved: readonly Moved[], isMeant: (one: Moved) => boolean): Sum =>
  moved
    .filter(isMeant)
    .reduce((sum, { amountRial, count }) => ({ amount: sum.amount + amountRial, count: sum.count + count }), {
      amount: 0,
      count: 0,
    })

const amountOf = (moved: readonly Moved[], isMeant: (one: Moved) => boolean) => sumOf(moved, isMeant).amount

const computeChange = (moved: readonly Moved[]) =>
  amountOf(moved, ({ side }) => side === 'in') - amountOf(moved, ({ side }) => side === 'out')

const computeHeldChange = (moved: readonly Moved[]) =>
  amountOf(moved, ({ kind, side }) => kind === 'hold' || side === 'held_in') -
  amountOf(moved, ({ kind, side }) => kind === 'release' || side === 'held_out')
