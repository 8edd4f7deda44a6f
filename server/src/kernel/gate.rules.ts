/** Whose share something takes: his own, within that of his network where he is in one, within that of his kind. */
export type Caller = { kind: string; network?: string; id: string }

export type GateRules = {
  /** How many are inside at once: in all, of one kind of callers, of one caller. */
  atOnce: number
  ofKind: number
  ofCaller: number
  /** How many wait for it: of one kind, of one caller. */
  kindWaits: number
  callerWaits: number
  waitMs: number
}

/** Why nobody more may wait: he has enough waiting himself, or all of his kind have. */
export type FullLine = 'own' | 'all'

/**
 * Who is inside and who waits. Next comes the kind of callers of which the fewest are inside, by turns; of it the network
 * with the fewest, by turns; of that the caller; and of one caller what he sent first. However much one sends, another does
 * not wait for it. Whoever is in no network is one by himself.
 */
export function fairLine<One>(rules: GateRules) {
  const inside = tally()
  const lines: Lines<One> = new Map()

  function refusal(caller: Caller): FullLine | null {
    const { kind, network, id } = placeOf(caller)
    if ((lines.get(kind)?.get(network)?.get(id)?.length ?? 0) >= rules.callerWaits) return 'own'
    return waitingOf(lines.get(kind)) >= rules.kindWaits ? 'all' : null
  }

  const mayEnter = ({ kind, network, id }: Place) =>
    inside.of() < rules.atOnce &&
    inside.of(kind) < rules.ofKind &&
    inside.of(kind, network, id) < rules.ofCaller

  /** Who is next among those whose share is not used up. */
  function nextCaller(): Place | null {
    for (const kind of fewestFirst(lines, (one) => inside.of(one))) {
      const networks = lines.get(kind)
      for (const network of fewestFirst(networks, (one) => inside.of(kind, one)))
        for (const id of fewestFirst(networks?.get(network), (one) => inside.of(kind, network, one)))
          if (mayEnter({ kind, network, id })) return { kind, network, id }
    }
    return null
  }

  return {
    /** Puts one into the line of his caller, or says why not. */
    ask(caller: Caller, one: One): FullLine | null {
      const full = refusal(caller)
      if (full) return full
      const { kind, network, id } = placeOf(caller)
      const networks = lines.get(kind) ?? new Map<string, Map<string, One[]>>()
      const line = networks.get(network) ?? new Map<string, One[]>()
      line.set(id, [...(line.get(id) ?? []), one])
      networks.set(network, line)
      lines.set(kind, networks)
      return null
    },
    /** Lets in the next who may; null when nobody waits or no share is left. */
    admit(): One | null {
      const place = nextCaller()
      if (!place) return null
      const { kind, network, id } = place
      const networks = lines.get(kind) ?? new Map<string, Map<string, One[]>>()
      const line = networks.get(network) ?? new Map<string, One[]>()
      const [one = null, ...others] = line.get(id) ?? []
      // whose turn it was goes to the end, and his network and his kind with him
      toTheEnd(line, id, others, others.length > 0)
      toTheEnd(networks, network, line, line.size > 0)
      toTheEnd(lines, kind, networks, networks.size > 0)
      inside.add(place, 1)
      return one
    },
    /** One who was inside is done. */
    leave(caller: Caller): void {
      inside.add(placeOf(caller), -1)
    },
    /** One no longer waits. */
    giveUp(caller: Caller, one: One): void {
      const { kind, network, id } = placeOf(caller)
      const networks = lines.get(kind)
      const line = networks?.get(network)
      const others = line?.get(id)?.filter((each) => each !== one) ?? []
      if (others.length > 0) line?.set(id, others)
      else line?.delete(id)
      if (line?.size === 0) networks?.delete(network)
      if (networks?.size === 0) lines.delete(kind)
    },
  }
}

type Place = Required<Caller>
/** Who waits, in the order of their turns: by kind, network and caller. */
type Lines<One> = Map<string, Map<string, Map<string, One[]>>>

const placeOf = ({ kind, network, id }: Caller): Place => ({ kind, network: network ?? id, id })

const waitingOf = (networks: Map<string, Map<string, unknown[]>> | undefined): number =>
  [...(networks?.values() ?? [])]
    .flatMap((line) => [...line.values()])
    .reduce((sum, own) => sum + own.length, 0)

function toTheEnd<T>(lines: Map<string, T>, key: string, line: T, isLeft: boolean): void {
  lines.delete(key)
  if (isLeft) lines.set(key, line)
}

const fewestFirst = (all: Map<string, unknown> | undefined, count: (one: string) => number) =>
  [...(all?.keys() ?? [])].toSorted((a, b) => count(a) - count(b))

/** Counts in all, by kind, by network and by caller. */
function tally() {
  const counts = new Map<string, number>()
  const keyOf = (...path: string[]) => JSON.stringify(path)
  return {
    of: (...path: string[]) => counts.get(keyOf(...path)) ?? 0,
    add({ kind, network, id }: Place, change: number) {
      for (const key of [keyOf(), keyOf(kind), keyOf(kind, network), keyOf(kind, network, id)]) {
        const count = (counts.get(key) ?? 0) + change
        if (count === 0) counts.delete(key)
        else counts.set(key, count)
      }
    },
  }
}
