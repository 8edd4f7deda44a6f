/** Why a turn can be given nothing at the split, decided from facts read in the split's transaction. */
export type DisqualifiedReason =
  | 'driver_inactive'
  | 'open_permit'
  | 'turn_ended_by_staff'
  | 'turn_cancelled_by_driver'
  | 'turn_expired'
  | 'hall_closed'

/** Why a turn cannot be given this one choice of its list: the driver's money does not reach for this cargo's fee. */
export type UnpayableReason = 'no_money'

/** Why a cargo cannot be given at the split. */
export type WithdrawnReason = 'cargo_ended'

/** The one reason a choice ends with at a split (rules 11.9). */
export type SplitReason =
  | 'granted'
  | 'earlier_turn'
  | 'own_better_choice'
  | DisqualifiedReason
  | UnpayableReason
  | WithdrawnReason

/** A live turn; `number` is its place in the hall's queue, unique in the hall. */
export type SplitTurn = {
  turnId: number
  number: number
  driverId: number
  freighterId: number
  disqualified: DisqualifiedReason | null
}

/**
 * One waiting choice; a lower `rank` is wanted more, and ranks are unique within a turn. What disqualifies it depends on
 * driver and cargo alone, never on the rest of the list; it is passed over as if it had not been listed.
 */
export type SplitChoice = {
  priorityId: number
  turnId: number
  cargoId: number
  rank: number
  disqualified: UnpayableReason | null
}

/** A cargo of the round; `remaining` counts its trucks still free when the split begins. */
export type SplitCargo = { cargoId: number; remaining: number; withdrawn: WithdrawnReason | null }

/** Everything a split depends on, as plain JSON, so that the public log can run any round again. */
export type SplitInput = { turns: SplitTurn[]; choices: SplitChoice[]; cargos: SplitCargo[] }

export type SplitVerdict = {
  priorityId: number
  outcome: 'granted' | 'lost'
  reason: SplitReason
  /** The own number when granted; else the last turn that took a truck of this cargo, null if none did. */
  winningTurnNumber: number | null
  /** When granted: which of the trucks given in this round, from 1. Trucks taken before it are not counted. */
  truckOrdinal: number | null
}

type Offer = { closed: WithdrawnReason | null; left: number; taken: number; lastWinner: number | null }

/** A turn and its choices: `order[from]` up to, not with, `order[to]`, best first. */
type Line = {
  turn: SplitTurn
  from: number
  to: number
  barred: DisqualifiedReason | null
  /** Position in `order` of the granted choice, -1 for none. */
  got: number
  truckOrdinal: number | null
}

/** The choices in columns, since visiting 200,000 small objects in another order is what would take the time. */
type Wishes = {
  priorityId: number[]
  rank: Float64Array
  lineAt: Int32Array
  offerAt: Int32Array
  /** 1 where the choice's driver cannot pay it. */
  unpayable: Uint8Array
  /** Row numbers of the columns, by turn number, then rank. */
  order: Int32Array
}

/**
 * Splits a round (rules 11.6): turns in order of number, each gets its first payable choice that still has trucks.
 * Gives one verdict per choice, by turn number, then rank, whatever the order of the input.
 * Throws on what the database excludes: a turn, number, rank or cargo given twice, an unknown turn or cargo.
 */
export function computeSplit(input: SplitInput): SplitVerdict[] {
  const offers = openOffers(input.cargos)
  const lines = lineUp(input.turns)
  const wishes = readWishes(input, lines)
  orderWishes(wishes, lines)
  allot(lines, wishes, offers)
  return explain(lines, wishes, offers)
}

function openOffers(cargos: SplitCargo[]): Offer[] {
  return cargos.map(({ cargoId, remaining, withdrawn }) => {
    if (!Number.isSafeInteger(remaining) || remaining < 0) {
      throw new Error(`split: cargo ${cargoId} has ${remaining} trucks remaining`)
    }
    // A cargo without trucks was not lost to any turn of this round: it had ended before.
    const closed = withdrawn ?? (remaining === 0 ? 'cargo_ended' : null)
    return { closed, left: closed ? 0 : remaining, taken: 0, lastWinner: null }
  })
}

function lineUp(turns: SplitTurn[]): Line[] {
  const sorted = turns.toSorted((a, b) => a.number - b.number)
  return sorted.map((turn, i) => {
    if (!Number.isSafeInteger(turn.number))
      throw new Error(`split: turn ${turn.turnId} has number ${turn.number}`)
    if (turn.number === sorted[i - 1]?.number)
      throw new Error(`split: turn number ${turn.number} is given twice`)
    return { turn, from: 0, to: 0, barred: turn.disqualified, got: -1, truckOrdinal: null }
  })
}

function readWishes({ choices, cargos }: SplitInput, lines: Line[]): Wishes {
  const turnIds = lines.map((line) => line.turn.turnId)
  const cargoIds = cargos.map((cargo) => cargo.cargoId)
  const lineOf = positions(turnIds, 'turn')
  const offerOf = positions(cargoIds, 'cargo')
  const wishes = emptyWishes(choices.length)
  for (let row = 0; row < choices.length; row += 1) {
    const { priorityId, turnId, cargoId, rank, disqualified } = choices[row] as SplitChoice
    const lineAt = lineOf.get(turnId)
    const offerAt = offerOf.get(cargoId)
    if (!Number.isSafeInteger(rank)) throw new Error(`split: choice ${priorityId} has rank ${rank}`)
    if (lineAt === undefined) throw new Error(`split: choice ${priorityId} names unknown turn ${turnId}`)
    if (offerAt === undefined) throw new Error(`split: choice ${priorityId} names unknown cargo ${cargoId}`)
    wishes.priorityId.push(priorityId)
    wishes.rank[row] = rank
    wishes.lineAt[row] = lineAt
    wishes.offerAt[row] = offerAt
    if (disqualified) wishes.unpayable[row] = 1
  }
  return wishes
}

function emptyWishes(count: number): Wishes {
  return {
    priorityId: [],
    rank: new Float64Array(count),
    lineAt: new Int32Array(count),
    offerAt: new Int32Array(count),
    unpayable: new Uint8Array(count),
    order: new Int32Array(count),
  }
}

function positions(ids: number[], kind: string): Map<number, number> {
  const found = new Map<number, number>()
  for (const id of ids) {
    if (found.has(id)) throw new Error(`split: ${kind} ${id} is given twice`)
    found.set(id, found.size)
  }
  return found
}

/** A counting sort by line, then an insertion by rank: linear for lists in order, quick for short ones. */
function orderWishes(wishes: Wishes, lines: Line[]): void {
  const starts = layOut(wishes.lineAt, lines)
  const ends = starts.slice()
  for (let row = 0; row < wishes.lineAt.length; row += 1) {
    const line = wishes.lineAt[row] as number
    const end = ends[line] as number
    ends[line] = end + 1
    insertByRank(wishes, row, starts[line] as number, end)
  }
}

/** Gives each line its stretch of `order`; returns where each begins. */
function layOut(lineAt: Int32Array, lines: Line[]): Int32Array {
  const counts = new Int32Array(lines.length)
  for (const at of lineAt) counts[at] = (counts[at] as number) + 1
  let next = 0
  return counts.map((count, at) => {
    const line = lines[at] as Line
    line.from = next
    next += count
    line.to = next
    return line.from
  })
}

function insertByRank({ priorityId, rank, order }: Wishes, row: number, start: number, end: number): void {
  const own = rank[row] as number
  let at = end
  for (; at > start; at -= 1) {
    const before = order[at - 1] as number
    const other = rank[before] as number
    if (other < own) break
    if (other === own)
      throw new Error(`split: choices ${priorityId[before]} and ${priorityId[row]} share a rank`)
    order[at] = before
  }
  order[at] = row
}

function allot(lines: Line[], wishes: Wishes, offers: Offer[]): void {
  const servedDrivers = new Set<number>()
  const servedFreighters = new Set<number>()
  for (const line of lines) {
    const { driverId, freighterId, number } = line.turn
    // One live turn per driver and truck is a constraint; were it broken, the grant just made is an open permit.
    if (servedDrivers.has(driverId) || servedFreighters.has(freighterId)) line.barred ??= 'open_permit'
    if (line.barred) continue

    for (let at = line.from; at < line.to && line.got === -1; at += 1) {
      const offer = offerWanted(at, wishes, offers)
      if (offer.left === 0 || isUnpayable(at, wishes)) continue
      line.got = at
      line.truckOrdinal = takeTruck(offer, number)
      servedDrivers.add(driverId)
      servedFreighters.add(freighterId)
    }
  }
}

function takeTruck(offer: Offer, turnNumber: number): number {
  offer.left -= 1
  offer.taken += 1
  offer.lastWinner = turnNumber
  return offer.taken
}

function offerWanted(at: number, wishes: Wishes, offers: Offer[]): Offer {
  return offers[wishes.offerAt[wishes.order[at] as number] as number] as Offer
}

function isUnpayable(at: number, wishes: Wishes): boolean {
  return wishes.unpayable[wishes.order[at] as number] === 1
}

function explain(lines: Line[], wishes: Wishes, offers: Offer[]): SplitVerdict[] {
  const verdicts: SplitVerdict[] = []
  for (const line of lines) {
    for (let at = line.from; at < line.to; at += 1) {
      const offer = offerWanted(at, wishes, offers)
      const granted = at === line.got
      verdicts[at] = {
        priorityId: wishes.priorityId[wishes.order[at] as number] as number,
        outcome: granted ? 'granted' : 'lost',
        reason: granted
          ? 'granted'
          : lossReason(line, at, isUnpayable(at, wishes) ? 'no_money' : offer.closed),
        winningTurnNumber: granted ? line.turn.number : offer.lastWinner,
        truckOrdinal: granted ? line.truckOrdinal : null,
      }
    }
  }
  return verdicts
}

/** The first thing that stopped the choice: the turn itself, then its better grant, then the money, then the cargo. */
function lossReason(line: Line, at: number, stopped: UnpayableReason | WithdrawnReason | null): SplitReason {
  if (line.barred) return line.barred
  if (line.got !== -1 && at > line.got) return 'own_better_choice'
  return stopped ?? 'earlier_turn'
}
