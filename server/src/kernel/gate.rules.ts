/** Whose share something takes: his own, within that of his kind. */
export type Caller = { kind: string; id: string }

export type GateRules = {
  /** How many are inside at once: in all, of one kind of callers, of one caller. */
  atOnce: number
  ofKind: number
  ofCaller: number
  /** How many wait for it: of one kind, of one caller. */
  kindWaits: number
  callerWaits: number
  /** The longest that anybody waits. */
  waitMs: number
}

/** Why nobody more may wait: he has enough waiting himself, or all of his kind have. */
export type FullLine = 'own' | 'all'

/**
 * Who is inside and who waits. Next comes the kind of callers of which the fewest are inside, by turns; of it the caller
 * with the fewest, by turns; and of one caller what he sent first. However much one sends, another does not wait for it.
 */
export function fairLine<One>(rules: GateRules) {
  const inside = tally()
  const lines = new Map<string, Map<string, One[]>>()

  function refusal({ kind, id }: Caller): FullLine | null {
    const line = lines.get(kind) ?? new Map<string, One[]>()
    if ((line.get(id)?.length ?? 0) >= rules.callerWaits) return 'own'
    const waiting = [...line.values()].reduce((sum, own) => sum + own.length, 0)
    return waiting >= rules.kindWaits ? 'all' : null
  }

  const mayEnter = ({ kind, id }: Caller) =>
    inside.of() < rules.atOnce && inside.of(kind) < rules.ofKind && inside.of(kind, id) < rules.ofCaller

  /** Who is next among those whose share is not used up. */
  function nextCaller(): Caller | null {
    for (const kind of fewestFirst([...lines.keys()], (one) => inside.of(one)))
      for (const id of fewestFirst([...(lines.get(kind)?.keys() ?? [])], (one) => inside.of(kind, one)))
        if (mayEnter({ kind, id })) return { kind, id }
    return null
  }

  return {
    /** Puts one into the line of his caller, or says why not. */
    ask(caller: Caller, one: One): FullLine | null {
      const full = refusal(caller)
      if (full) return full
      const line = lines.get(caller.kind) ?? new Map<string, One[]>()
      line.set(caller.id, [...(line.get(caller.id) ?? []), one])
      lines.set(caller.kind, line)
      return null
    },
    /** Lets in the next who may; null when nobody waits or no share is left. */
    admit(): One | null {
      const caller = nextCaller()
      if (!caller) return null
      const { kind, id } = caller
      const line = lines.get(kind) ?? new Map<string, One[]>()
      const [one = null, ...others] = line.get(id) ?? []
      // whose turn it was goes to the end, and his kind with him
      line.delete(id)
      if (others.length > 0) line.set(id, others)
      lines.delete(kind)
      if (line.size > 0) lines.set(kind, line)
      inside.add(caller, 1)
      return one
    },
    /** One who was inside is done. */
    leave(caller: Caller): void {
      inside.add(caller, -1)
    },
    /** One no longer waits. */
    giveUp({ kind, id }: Caller, one: One): void {
      const line = lines.get(kind)
      const others = line?.get(id)?.filter((each) => each !== one) ?? []
      if (others.length > 0) line?.set(id, others)
      else line?.delete(id)
      if (line?.size === 0) lines.delete(kind)
    },
  }
}

const fewestFirst = (all: string[], count: (one: string) => number) =>
  all.toSorted((a, b) => count(a) - count(b))

/** Counts in all, by kind and by caller. */
function tally() {
  const counts = new Map<string, number>()
  const keyOf = (...path: string[]) => JSON.stringify(path)
  return {
    of: (...path: string[]) => counts.get(keyOf(...path)) ?? 0,
    add({ kind, id }: Caller, change: number) {
      for (const key of [keyOf(), keyOf(kind), keyOf(kind, id)]) {
        const count = (counts.get(key) ?? 0) + change
        if (count === 0) counts.delete(key)
        else counts.set(key, count)
      }
    },
  }
}
