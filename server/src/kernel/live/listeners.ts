import { boardNouns, type Changed, type LiveKind, queueNouns } from '@bargah/contract/features/live/live.ts'
import type { Noun } from '@bargah/contract/kernel/nouns.ts'
import type { LiveEvent } from './live-events.store.ts'

/**
 * One who listens: what concerns him, how he is told, and where he stands. `inside`: staff, who hear all that an event may
 * have changed; `board`: who looks on at a hall; `queue`: a driver, who hears what is his own, and of his hall some.
 */
export type Listener = {
  topics: readonly string[]
  place: 'inside' | 'board' | 'queue'
  tell(kind: LiveKind, changed: Changed | null): void
}
/** Under which whoever may see everything hears of everything. */
export const everything = 'all'

/** Who is told first where many wait: of what is his own, of his hall, of the free loads that all drivers hear of. */
const ranks = ['own', 'hall', 'free'] as const
type Rank = (typeof ranks)[number]
type Waiting = { nouns: Set<Noun>; rank: Rank; sinceMs: number; fromMs: number }

/** What many look at goes to each of them at most once in so long, so that what comes in a burst is told as one. */
const gapMs = 500
/**
 * Each who is told asks again at once, so a server tells no more drivers and boards than it can answer beside its work:
 * five thousand whose halls all open at eight, within 10 seconds.
 */
const toldASecond = 500
const mostAtOnce = 200
/** Whoever waited for so long is told, whatever else there is: a stream without a word for longer is taken for dead. */
const longestWaitMs = 30_000

const rankOf = (topic: string): Rank =>
  topic === 'free' ? 'free' : topic === everything || topic.startsWith('hall:') ? 'hall' : 'own'

/**
 * Who listens to what, and what waits to be told to each. In: a clock in ms that never goes back. What concerns one person
 * goes out at once; what concerns many, at once when nothing went out just before, and to so many a second.
 */
export function openListeners(clock: () => number = () => performance.now()) {
  const all = new Set<Listener>()
  const byTopic = new Map<string, Set<Listener>>()
  const waiting = new Map<Listener, Waiting>()
  const quietUntil = new WeakMap<Listener, number>()
  const pace = openPace(clock())

  function join(listener: Listener): void {
    all.add(listener)
    for (const topic of listener.topics) {
      const others = byTopic.get(topic)
      if (others) others.add(listener)
      else byTopic.set(topic, new Set([listener]))
    }
  }
  function leave(listener: Listener): void {
    all.delete(listener)
    waiting.delete(listener)
    for (const topic of listener.topics) {
      const others = byTopic.get(topic)
      others?.delete(listener)
      if (others?.size === 0) byTopic.delete(topic)
    }
  }
  function note(listener: Listener, nouns: readonly Noun[], rank: Rank) {
    if (nouns.length === 0) return
    const fromMs = rank === 'own' ? 0 : (quietUntil.get(listener) ?? 0)
    const before = waiting.get(listener)
    if (!before) {
      waiting.set(listener, { nouns: new Set(nouns), rank, sinceMs: clock(), fromMs })
      return
    }
    for (const noun of nouns) before.nouns.add(noun)
    before.fromMs = Math.min(before.fromMs, fromMs)
    if (ranks.indexOf(rank) < ranks.indexOf(before.rank)) before.rank = rank
  }
  function noteAll(event: LiveEvent, listenersTo: (topic: string) => Iterable<Listener>) {
    const noted = notedIn(event)
    for (const topic of [...event.topics, everything]) {
      const rank = rankOf(topic)
      const here = noted.at(topic)
      const heard = {
        inside: event.nouns,
        board: here.filter((noun) => boardNouns.includes(noun)),
        queue: rank === 'own' ? [...here, ...noted.others] : here.filter((noun) => queueNouns.includes(noun)),
      }
      for (const listener of listenersTo(topic)) note(listener, heard[listener.place], rank)
    }
  }
  function tell(listener: Listener, { nouns }: Waiting) {
    waiting.delete(listener)
    quietUntil.set(listener, clock() + gapMs)
    listener.tell('changed', { nouns: [...nouns] })
  }
  return {
    join,
    leave,
    /** Other things concern him from now on. */
    move(listener: Listener, topics: readonly string[]) {
      const before = waiting.get(listener)
      leave(listener)
      listener.topics = topics
      join(listener)
      if (before) waiting.set(listener, before)
    },
    size: () => all.size,
    each: () => [...all],
    /** Whoever has been told of everything. */
    quiet: () => [...all].filter((listener) => !waiting.has(listener)),
    of: (topic: string): readonly Listener[] => [...(byTopic.get(topic) ?? [])],
    noteEvent: (event: LiveEvent) => noteAll(event, (topic) => byTopic.get(topic) ?? []),
    /** The same for one alone, who was not here when it was told. */
    noteMissed: (listener: Listener, event: LiveEvent) =>
      noteAll(event, (topic) => (listener.topics.includes(topic) ? [listener] : [])),
    /** Tells what may go out by now, to those first whom it concerns most. */
    flush() {
      const now = clock()
      const due = [...waiting].filter(([, { fromMs }]) => fromMs <= now)
      const paced = due.filter(
        ([{ place }, { sinceMs }]) => place !== 'inside' && now - sinceMs < longestWaitMs,
      )
      const free = new Set(paced)
      for (const one of due) if (!free.has(one)) tell(...one)
      for (const rank of ranks)
        for (const one of paced) if (one[1].rank === rank && pace.take(now)) tell(...one)
    },
  }
}

/**
 * Of an event: the nouns that tables noted at a topic, all of them where an older server told. Who is concerned himself hears
 * those and `others`, of which its call says that it may change them and which no table noted.
 */
function notedIn({ nouns, told }: LiveEvent): { at: (topic: string) => Noun[]; others: Noun[] } {
  if (!told) return { at: () => nouns, others: [] }
  const byTopic = new Map<string, Noun[]>()
  const anywhere = new Set<string>()
  for (const pair of told) {
    const [noun = '', topic = ''] = pair.split('@')
    anywhere.add(noun)
    const before = byTopic.get(topic)
    if (before) before.push(noun as Noun)
    else byTopic.set(topic, [noun as Noun])
  }
  const others = nouns.filter((noun) => !anywhere.has(noun))
  return { at: (topic) => byTopic.get(topic) ?? [], others }
}

/** So many a second, and `mostAtOnce` after a while of none. */
function openPace(startMs: number) {
  let left = mostAtOnce
  let lastMs = startMs
  return {
    take(nowMs: number): boolean {
      left = Math.min(mostAtOnce, left + ((nowMs - lastMs) / 1_000) * toldASecond)
      lastMs = nowMs
      if (left < 1) return false
      left -= 1
      return true
    },
  }
}
