import { type Changed, hallNouns, type LiveKind } from '@bargah/contract/features/live/live.ts'
import type { Noun } from '@bargah/contract/kernel/nouns.ts'
import type { LiveEvent } from './live-events.store.ts'

/**
 * One who listens: what concerns him, and how he is told. `isOutside`: of what many see he hears what anybody may;
 * `isOneOfMany`: of those who stand in one queue, and do not all read at once.
 */
export type Listener = {
  topics: readonly string[]
  isOutside: boolean
  isOneOfMany: boolean
  tell(kind: LiveKind, changed: Changed | null): void
}
/** Under which whoever may see everything hears of everything. */
export const everything = 'all'
type Waiting = { nouns: Set<Noun>; spreadMs: number; from: number }

/** What many look at goes to each of them at most once in so long, so that what comes in a burst is told as one. */
const gapMs = 500
/** A thousand who look at one thing read it again over two seconds. */
const spreadOfEachMs = 2
const longestSpreadMs = 10_000

const isWide = (topic: string) => topic === 'free' || topic === everything || topic.startsWith('hall:')

/**
 * Who listens to what, and what waits to be told to each. In: a clock in ms that never goes back. What concerns one person
 * goes out at once; what concerns many, at once when nothing went out just before.
 */
export function openListeners(clock: () => number = () => performance.now()) {
  const all = new Set<Listener>()
  const byTopic = new Map<string, Set<Listener>>()
  const waiting = new Map<Listener, Waiting>()
  const quietUntil = new WeakMap<Listener, number>()

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
  function note(listener: Listener, nouns: readonly Noun[], around: { spreadMs: number; isUrgent: boolean }) {
    const before = waiting.get(listener)
    const from = around.isUrgent ? 0 : (quietUntil.get(listener) ?? 0)
    waiting.set(listener, {
      nouns: new Set([...(before?.nouns ?? []), ...nouns]),
      spreadMs: around.isUrgent ? (before?.spreadMs ?? 0) : Math.max(before?.spreadMs ?? 0, around.spreadMs),
      from: Math.min(before?.from ?? from, from),
    })
  }
  function noteTopic(listeners: Iterable<Listener>, topic: string, { nouns, noted }: LiveEvent) {
    const isUrgent = !isWide(topic)
    const others = byTopic.get(topic)?.size ?? 0
    const ofMany = isUrgent ? 0 : Math.min(longestSpreadMs, others * spreadOfEachMs)
    // a hundred look on where one acts: they read again what changed, and not all that his call could have
    const outside = isUrgent ? nouns : (noted ?? nouns).filter((noun) => hallNouns.includes(noun))
    for (const listener of listeners) {
      const heard = listener.isOutside ? outside : nouns
      const spreadMs = listener.isOneOfMany ? ofMany : 0
      if (heard.length > 0) note(listener, heard, { spreadMs, isUrgent })
    }
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
    of: (topic: string): readonly Listener[] => [...(byTopic.get(topic) ?? [])],
    noteEvent(event: LiveEvent) {
      for (const topic of [...event.topics, everything]) noteTopic(byTopic.get(topic) ?? [], topic, event)
    },
    /** The same for one alone, who was not here when it was told. */
    noteMissed(listener: Listener, event: LiveEvent) {
      for (const topic of [...event.topics, everything])
        if (listener.topics.includes(topic)) noteTopic([listener], topic, event)
    },
    /** Tells what may go out by now; `isEarly`, what should wait for longer too. */
    flush(isEarly = false) {
      const now = clock()
      for (const [listener, { nouns, spreadMs, from }] of waiting) {
        if (from > now && !isEarly) continue
        waiting.delete(listener)
        quietUntil.set(listener, now + gapMs)
        listener.tell('changed', { nouns: [...nouns], spreadMs })
      }
    },
  }
}
