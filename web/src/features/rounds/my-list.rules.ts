import type { PayFacts } from '@bargah/contract/features/cargos/pay.rules.ts'
import type { PriorityRow } from '@bargah/contract/features/rounds/rounds.schema.ts'
import type { Point } from '@bargah/contract/kernel/geo.ts'

/** A choice as the driver sees it: what it is and whether the server has it. */
export type ListItem = {
  cargoId: number
  source: string
  destination: string
  netPayToman: number
  /** Absent of a choice that an earlier version kept. */
  pay?: PayFacts
  goods: string
  company: string
  state: 'received' | 'sending' | 'unsent'
  /** When the server had it, ISO; null while it has not. */
  receivedAt: string | null
}
export type NewChoice = Omit<ListItem, 'state' | 'receivedAt'>

/** Choices are named by their cargo: one that is on its way has no id yet. `rank`: the place that he gave it. */
export type Wish =
  | { kind: 'add'; choice: NewChoice; place: Point | null; rank: number }
  | { kind: 'remove'; cargoId: number }
  | { kind: 'order'; cargoIds: readonly number[]; movedCargoId: number }

/**
 * A wish on its way. `waiting`: not sent yet; `unsent`: sent, but the connection was lost, and perhaps it arrived;
 * `done`: the server has it, and a reading of the list that began after it (`doneNo`) holds it.
 */
export type Change = Wish & {
  no: number
  stage: 'waiting' | 'sending' | 'unsent' | 'done'
  doneNo: number | null
  doneAt: string | null
  /** When the round closes that it was meant for, if one was open. */
  closesAt?: string
}

/** In: a change that the server refuses at `now`. Out: whether the round that it was meant for had closed by then. */
export const isLate = ({ closesAt }: Change, now: Date): boolean =>
  closesAt !== undefined && now.getTime() >= new Date(closesAt).getTime()

/** In: a change. Out: the cargo that it is about. */
export function cargoOf(change: Wish): number {
  if (change.kind === 'add') return change.choice.cargoId
  return change.kind === 'remove' ? change.cargoId : change.movedCargoId
}

/** In: the list as last read, the changes since, and up to which done change it was read. Out: the list to show. */
export function mergeList(
  rows: readonly PriorityRow[],
  changes: readonly Change[],
  readUpTo: number,
): readonly ListItem[] {
  const ahead = changes.filter((change) => change.doneNo === null || change.doneNo > readUpTo)
  return ahead.reduce(
    applyChange,
    rows.map((row) => itemOf(row, changes)),
  )
}

/** Of a load no more than its pay is computed from. */
export const payFactsOf = (load: PayFacts): PayFacts => ({
  cargoRent: load.cargoRent,
  driverFeeRial: load.driverFeeRial,
  cargoDistance: load.cargoDistance,
  kalaWeight: load.kalaWeight,
  officialRateRial: load.officialRateRial,
})

/** A choice that was moved counts as received when its last move was. */
const itemOf = (row: PriorityRow, changes: readonly Change[]): ListItem => ({
  cargoId: row.cargoId,
  source: row.cargoSource,
  destination: row.cargoDestination,
  netPayToman: row.netPayToman,
  pay: payFactsOf(row),
  goods: row.kalaDesc,
  company: row.transportationCompanyName,
  state: 'received',
  receivedAt:
    changes.findLast((change) => change.doneAt && movedCargoOf(change) === row.cargoId)?.doneAt ??
    row.filedAt,
})

const movedCargoOf = (change: Change) => (change.kind === 'order' ? change.movedCargoId : null)

function applyChange(items: readonly ListItem[], change: Change): readonly ListItem[] {
  if (change.kind === 'remove') return items.filter(({ cargoId }) => cargoId !== change.cargoId)
  if (change.kind === 'add') {
    const known = items.some(({ cargoId }) => cargoId === change.choice.cargoId)
    return known ? items : [...items, { ...change.choice, ...stateOf(change) }]
  }
  return inOrder(items, change.cargoIds).map((item) =>
    item.cargoId === change.movedCargoId && item.state === 'received'
      ? { ...item, ...stateOf(change) }
      : item,
  )
}

function stateOf({ stage, doneAt }: Change): Pick<ListItem, 'state' | 'receivedAt'> {
  if (stage === 'done') return { state: 'received', receivedAt: doneAt }
  return { state: stage === 'unsent' ? 'unsent' : 'sending', receivedAt: null }
}

/** In: items and an order of cargos. Out: the items in it; those that it does not name stay behind, as they were. */
function inOrder(items: readonly ListItem[], cargoIds: readonly number[]): ListItem[] {
  const rank = (item: ListItem) => {
    const at = cargoIds.indexOf(item.cargoId)
    return at < 0 ? cargoIds.length : at
  }
  return items.toSorted((a, b) => rank(a) - rank(b))
}

/** In: a list and two places in it. Out: the list with the first's item moved to the second; places beyond it change nothing. */
export function moveItem<T>(items: readonly T[], from: number, to: number): T[] {
  const moved = items[from]
  if (moved === undefined || items[to] === undefined) return [...items]
  const rest = items.toSpliced(from, 1)
  return rest.toSpliced(to, 0, moved)
}

/** In: a row while another is dragged from one place over another. Out: the place it shows itself at. */
export function placeWhileDragged(index: number, { from, to }: { from: number; to: number }): number {
  if (index === from) return to
  if (from < index && index <= to) return index - 1
  return to <= index && index < from ? index + 1 : index
}

/**
 * In: changes on their way and a new wish. Out: the changes with it. A wish that undoes or replaces one not yet sent
 * takes its place, so that a weak network carries little.
 */
export function addWish(
  changes: readonly Change[],
  wish: Wish & Pick<Change, 'closesAt'>,
  no: number,
): readonly Change[] {
  const last = changes.at(-1)
  const added: Change = { ...wish, no, stage: 'waiting', doneNo: null, doneAt: null }
  if (wish.kind === 'order' && last?.kind === 'order' && last.stage === 'waiting')
    return [...changes.slice(0, -1), added]
  if (wish.kind !== 'remove') return [...changes, added]
  const neverSent = changes.find(
    (change) => change.kind === 'add' && change.choice.cargoId === wish.cargoId && change.stage === 'waiting',
  )
  return neverSent ? changes.filter((change) => change !== neverSent) : [...changes, added]
}

/** How a hall takes choices just now. */
export type RoundPhase = 'choosing' | 'splitting' | 'later' | 'anytime' | 'atOnce'

type TurnFacts = {
  reservationLimit: number
  round: { closesAt: string } | null
  nextRoundAt: string | null
}

/** In: the turn and the phase of its hall. Out: when the round closes that takes choices now, if one does. */
export const closingOf = ({ round }: TurnFacts, phase: RoundPhase): string | undefined =>
  phase === 'choosing' ? round?.closesAt : undefined

/** In: the turn and the server's now. Out: the phase of its hall (rules 11.1). */
export function computePhase({ reservationLimit, round, nextRoundAt }: TurnFacts, now: Date): RoundPhase {
  if (reservationLimit === 0) return 'atOnce'
  if (round) return now.getTime() < new Date(round.closesAt).getTime() ? 'choosing' : 'splitting'
  return nextRoundAt ? 'later' : 'anytime'
}
