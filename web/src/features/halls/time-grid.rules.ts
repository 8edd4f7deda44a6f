import { type ShowTimes, slots } from './show-times.rules.ts'

type Mark = boolean | undefined

const hourOf = (time: string) => Number(time.slice(0, 2))
const isHalf = (time: string) => time.endsWith('30')
const timeAt = (hour: number, half: boolean) => `${String(hour).padStart(2, '0')}:${half ? '30' : '00'}`

/** In: the times, and which is to be how; undefined: not kept at all. Out: the times so. */
function marked(times: ShowTimes, which: readonly string[], mark: Mark): ShowTimes {
  const kept = Object.entries(times).filter(([time]) => !which.includes(time))
  const set = mark === undefined ? [] : which.map((time) => [time, mark] as const)
  return Object.fromEntries([...kept, ...set].toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

/** What a press makes of a time: none → on → off, which is kept → none. */
export function pressTime(times: ShowTimes, time: string): ShowTimes {
  const now = times[time]
  return marked(times, [time], now === undefined ? true : now ? false : undefined)
}

/** In: two corners of the grid. Out: every time between them becomes as the first is. */
export function paintTimes(times: ShowTimes, from: string, to: string): ShowTimes {
  const between = (value: number, one: number, other: number) =>
    value >= Math.min(one, other) && value <= Math.max(one, other)
  const painted = slots.filter(
    (time) =>
      between(hourOf(time), hourOf(from), hourOf(to)) &&
      between(Number(isHalf(time)), Number(isHalf(from)), Number(isHalf(to))),
  )
  return marked(times, painted, times[from])
}

/** Left goes on, as everywhere in Persian; a day has 24 columns of two. */
const steps: Readonly<Record<string, (time: string) => string>> = {
  ArrowLeft: (time) => timeAt(hourOf(time) + 1, isHalf(time)),
  ArrowRight: (time) => timeAt(hourOf(time) - 1, isHalf(time)),
  ArrowUp: (time) => timeAt(hourOf(time), false),
  ArrowDown: (time) => timeAt(hourOf(time), true),
  Home: () => slots[0] ?? '',
  End: () => slots.at(-1) ?? '',
}

/** In: where one stands and a key. Out: where it leads, which is the same place at an edge; null for another key. */
export function walkGrid(time: string, key: string): string | null {
  const next = steps[key]?.(time)
  if (next === undefined) return null
  return slots.includes(next) ? next : time
}
