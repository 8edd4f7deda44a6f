import type { TurnStatus } from '@bargah/contract/features/turns/turns.states.ts'
import { hourMs, dayMs } from '@bargah/contract/kernel/durations.ts'

/** A turn of the same hall and loader type; `endedAt` null = it still stands in the queue. */
export type PastTurn = { takenAt: Date; endedAt: Date | null; status: TurnStatus }

/** What is said of a wait: from and to, in whole hours or whole days. */
export type WaitBand = { unit: 'hour' | 'day'; from: number; to: number }

/** A band, of how many turns it comes, and how often the same way of reckoning held of late. */
type Wait = WaitBand & { sample: number; held: number; tried: number }

/** How long back turns are looked at for one reckoning, and with those that it is tried on. */
export const waitWindowMs = 84 * dayMs
export const triedWindowMs = 2 * waitWindowMs
/** Of fewer turns nothing is said, nor where fewer of them got a load. */
const fewest = { turns: 20, used: 12, tried: 10 }
/** One wait of ten is shorter than what is said, two are longer. */
const parts = [0.1, 0.8] as const
/** How many of the latest turns the reckoning is tried on, and how often it has to hold to be said. */
const mostTried = 40
const leastHeld = 0.6

/** In: how many of his loader type a turn found before it. Out: how many others like it found. */
export const computeAlike = (ahead: number): { from: number; to: number } => {
  const around = Math.max(2, Math.floor(ahead / 2))
  return { from: Math.max(0, ahead - around), to: ahead + around }
}

/** A wait as it was known at some moment: how long in any unit, and whether a load ended it. */
type Seen = { size: number; got: boolean }

/** In: a turn and a moment. Out: what was known of its wait then. */
function seeAt(turn: PastTurn, at: number): Seen {
  const ended = turn.endedAt?.getTime() ?? Number.POSITIVE_INFINITY
  const got = turn.status === 'used' && ended <= at
  return { size: Math.min(ended, at) - turn.takenAt.getTime(), got }
}

/**
 * In: waits, and parts of one in their order. Out: how long it took until each part had a load, by the product limit: a turn
 * that ended without a load, or still waits, counts as one that waited at least so long. Null where the waits do not reach.
 */
export function computeWaitsOf(seen: readonly Seen[], parts: readonly number[]): (number | null)[] {
  const sorted = seen.toSorted((a, b) => a.size - b.size || Number(b.got) - Number(a.got))
  const found: (number | null)[] = []
  let waiting = 1
  for (const [at, { size, got }] of sorted.entries()) {
    if (got) waiting *= 1 - 1 / (sorted.length - at)
    while (found.length < parts.length && 1 - waiting >= (parts[found.length] ?? 0) - 1e-9) found.push(size)
    if (found.length === parts.length) break
  }
  return parts.map((_, at) => found[at] ?? null)
}

type Asked = { at: number; waitedMs: number }

/**
 * In: turns like one, a moment, and how long that one has waited by then. Out: how much longer it will wait most of the
 * time, by those that had waited as long; null where there are too few of them.
 */
function computeBand(
  past: readonly PastTurn[],
  { at, waitedMs }: Asked,
): (WaitBand & { sample: number }) | null {
  const seen: Seen[] = []
  for (const turn of past) {
    if (!isLooked(turn, at)) continue
    const one = seeAt(turn, at)
    if (one.size > waitedMs) seen.push(one)
  }
  if (seen.length < fewest.turns || seen.filter(({ got }) => got).length < fewest.used) return null
  const [from = null, to = null] = computeWaitsOf(seen, parts)
  return from === null || to === null
    ? null
    : { ...roundOut(from - waitedMs, to - waitedMs), sample: seen.length }
}

const isLooked = ({ takenAt }: PastTurn, at: number) =>
  takenAt.getTime() < at && takenAt.getTime() >= at - waitWindowMs

/**
 * In: turns as `computeWait` takes them, each with the rounds that opened after it had waited as long as his. Out: in how
 * many more rounds he gets a load most of the time.
 */
export function computeRoundsOf(
  past: readonly (PastTurn & { rounds: number })[],
  takenAt: Date,
  now: Date,
): { from: number; to: number } | null {
  const at = now.getTime()
  const waitedMs = at - takenAt.getTime()
  const seen = past
    .filter((turn) => isLooked(turn, at) && seeAt(turn, at).size > waitedMs)
    .map((turn) => ({ size: turn.rounds, got: seeAt(turn, at).got }))
  const [from = null, to = null] = computeWaitsOf(seen, parts)
  return from === null || to === null ? null : { from: Math.max(1, from), to: Math.max(1, to) }
}

/** In: two ends of a wait, ms. Out: both in whole hours within a day, else in whole days, never narrower. */
function roundOut(fromMs: number, toMs: number): WaitBand {
  const [unit, size] = toMs <= dayMs ? (['hour', hourMs] as const) : (['day', dayMs] as const)
  return { unit, from: Math.floor(fromMs / size), to: Math.max(1, Math.ceil(toMs / size)) }
}

/** In: what was said of a wait, and that wait as far as it is known. Out: whether it came so; null = nobody knows. */
export function didHold({ unit, from, to }: WaitBand, { size, got }: Seen): boolean | null {
  const unitMs = unit === 'hour' ? hourMs : dayMs
  if (got) return size >= from * unitMs && size <= to * unitMs
  return size > to * unitMs ? false : null
}

/**
 * In: the turns of his hall, with his loader type and about as many before them, of twice the window; when he took his;
 * now. Out: how much longer he will wait most of the time, tried on the latest turns as it would have been said to them at
 * the same age; null where so few turns do not carry it, or it did not hold often enough.
 */
export function computeWait(past: readonly PastTurn[], takenAt: Date, now: Date): Wait | null {
  const waitedMs = now.getTime() - takenAt.getTime()
  const band = computeBand(past, { at: now.getTime(), waitedMs })
  if (!band) return null
  const { held, tried } = tryBand(past, waitedMs, now)
  return tried < fewest.tried || held < leastHeld * tried ? null : { ...band, held, tried }
}

/** How often the reckoning held for the latest turns that had waited as long. */
function tryBand(past: readonly PastTurn[], waitedMs: number, now: Date) {
  let [held, tried] = [0, 0]
  const latest = past.toSorted((a, b) => b.takenAt.getTime() - a.takenAt.getTime())
  for (const turn of latest) {
    if (tried === mostTried) break
    const came = cameSo(past, turn, { at: now.getTime(), waitedMs })
    if (came === null) continue
    tried += 1
    if (came) held += 1
  }
  return { held, tried }
}

/** Whether what would have been said to a turn when it had waited so long came so; null where nothing was, or nobody knows. */
function cameSo(past: readonly PastTurn[], turn: PastTurn, { at, waitedMs }: Asked): boolean | null {
  const seen = seeAt(turn, at)
  if (seen.size <= waitedMs) return null
  const band = computeBand(past, { at: turn.takenAt.getTime() + waitedMs, waitedMs })
  return band && didHold(band, { size: seen.size - waitedMs, got: seen.got })
}
