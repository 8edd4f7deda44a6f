import { findingKinds } from '@bargah/contract/features/oversight/oversight.states.ts'
import { jalaliParts, parseJalaliDateTime, startOfTehranDay } from '@bargah/contract/kernel/dates.ts'
import { dayMs } from '@bargah/contract/kernel/durations.ts'
import { type Database, transaction } from '../../kernel/database.ts'
import { listCounted, type Month } from './counted.store.ts'
import { computeFindings } from './oversight.rules.ts'
import { putFindings } from './oversight.store.ts'

/** The Persian month in which a moment lies. */
export function monthOf(at: Date): Month {
  const { year, month } = jalaliParts(at)
  const first = (year: number, month: number) => {
    const found = parseJalaliDateTime(`${year}/${month}/1`)
    if (!found) throw new Error(`no month ${year}/${month}`)
    return found
  }
  return { from: first(year, month), before: month === 12 ? first(year + 1, 1) : first(year, month + 1) }
}

/**
 * Counts a month, kind after kind, and writes down what luck does not explain (rules 16.8). May be done again: what was found
 * stays, with its newest figures. In: a moment of that month.
 */
export async function lookAtMonth(database: Database, at: Date): Promise<void> {
  const month = monthOf(at)
  for (const kind of findingKinds) {
    const found = computeFindings(kind, await listCounted(database.db, kind, month))
    if (found.length > 0)
      await transaction(database, (tx, now) =>
        putFindings(tx, { kind, monthFrom: month.from, at: now, found }),
      )
  }
}

/** Looks at the month in which yesterday lies. */
export async function lookForFavour(database: Database): Promise<void> {
  const now = await database.clock.now(database.db)
  await lookAtMonth(database, new Date(startOfTehranDay(now).getTime() - dayMs / 2))
}
