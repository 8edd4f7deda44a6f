import * as z from 'zod/mini'

/** How many drivers were registered, loads announced and permits issued, whatever became of them since. */
const Counts = z.object({ driverCount: z.number(), cargoCount: z.number(), reserveCount: z.number() })
export type Counts = z.output<typeof Counts>

/** The figures of all time (rules 16.3); the rest is ours. Days and months are those of the Persian calendar in Tehran. */
export const Statistics = z.extend(Counts, {
  today: Counts,
  /** Today and the 29 days before it. */
  last30Days: Counts,
  thisYear: Counts,
  /** These thirty days one by one, the oldest first, today so far at the end; null before anything was ever recorded. `1405/08/30`. */
  days: z.array(z.object({ day: z.string(), counts: z.nullable(Counts) })),
  /** Of the month before, up to the same day; of a shorter one, the whole of it. */
  lastMonthSoFar: Counts,
  /** The months of this year and the last, the oldest first, the present one so far at the end. `1405/08`. */
  months: z.array(z.extend(Counts, { month: z.string() })),
})
export type Statistics = z.output<typeof Statistics>

/** A company's figures (rules 16.4): all loads, those that are not finished, all permits; the rest is ours. */
export const CompanyStatistics = z.object({
  cargoCount: z.number(),
  activeCargo: z.number(),
  reserveCount: z.number(),
  cargosToday: z.number(),
  sendingCargos: z.number(),
  /** Trucks that these still look for. */
  trucksLeft: z.number(),
  permitsToday: z.number(),
  /** Permits that are neither voided nor completed. */
  openPermits: z.number(),
  deliveredToday: z.number(),
  /** Permits of each of these thirty days, the oldest first, today so far at the end. `1405/08/30`. */
  days: z.array(z.object({ day: z.string(), reserveCount: z.number() })),
  thirtyDaysBefore: z.number(),
})
export type CompanyStatistics = z.output<typeof CompanyStatistics>

const count = z.nullable(z.number())
/** What stands beside the rows of the caller's menu; null of what he has no list. */
export const MenuCounts = z.object({
  /** Of the home's inbox: what is past or due by the end of today. */
  dueToday: count,
  /** Loads that are sent; of a hall those of its board. */
  loads: count,
  /** Permits issued today. */
  permits: count,
  /** Live turns. */
  turns: count,
  /** Loads that halls announce now. */
  boards: count,
  /** Drivers who wait to be completed or activated. */
  drivers: count,
  /** Companies and cargo owners who wait for a decision. */
  applicants: count,
  /** Payments without an answer of the bank. */
  payments: count,
  /** To the administration questions that wait, to the asker answers. */
  messages: count,
})
export type MenuCounts = z.output<typeof MenuCounts>
