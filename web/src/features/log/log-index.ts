import type { Entry, OldLine } from '@bargah/verifier/entries.ts'

export const logGroups = ['turns', 'lists', 'rounds', 'permits', 'voids', 'rest'] as const
export type LogGroup = (typeof logGroups)[number]
export const logGroupLabels: Record<LogGroup, string> = {
  turns: 'نوبت',
  lists: 'فهرست',
  rounds: 'اعلام بار و تقسیم',
  permits: 'مجوز',
  voids: 'ابطال',
  rest: 'بار و تنظیم',
}

const groupOfKind: Partial<Record<string, LogGroup>> = {
  taken_over: 'turns',
  turn_taken: 'turns',
  turn_ended: 'turns',
  turn_returned: 'turns',
  list_sealed: 'lists',
  choice_settled: 'lists',
  choice_refused: 'lists',
  choice_ended: 'lists',
  choice_added: 'lists',
  choice_removed: 'lists',
  choices_reordered: 'lists',
  round_opened: 'rounds',
  lists_opened: 'rounds',
  round_split: 'rounds',
  permit_issued: 'permits',
  permit_voided: 'voids',
}
export const groupOf = ({ kind }: { kind: string }): LogGroup => groupOfKind[kind] ?? 'rest'

/** Where in a log what stands: by view, by turn, by round, and when each round opened. Filled once while the log is checked. */
export type LogIndex = {
  groups: Record<LogGroup, number[]>
  turns: Map<number, number[]>
  ofRound: Map<number, number[]>
  rounds: Map<number, number>
}

export const makeIndex = (): LogIndex => ({
  groups: { turns: [], lists: [], rounds: [], permits: [], voids: [], rest: [] },
  turns: new Map(),
  ofRound: new Map(),
  rounds: new Map(),
})

/** Whether it is a line of the older chain, whose facts are told and not checked. */
export const isOld = (entry: Entry | OldLine): entry is OldLine => 'seq' in entry

function turnsIn(entry: Entry | OldLine): number[] {
  if (isOld(entry)) return typeof entry.turnNumber === 'number' ? [entry.turnNumber] : []
  if (entry.kind === 'taken_over') return entry.turns.map(({ turn }) => turn)
  if (entry.kind === 'lists_opened') return entry.lists.map(({ turn }) => turn)
  if (entry.kind === 'round_split')
    return [...new Set([...entry.out, ...entry.verdicts].map(({ turn }) => turn))]
  return 'turn' in entry && entry.turn !== null ? [entry.turn] : []
}

function noteAt(places: Map<number, number[]>, key: number, at: number): void {
  const known = places.get(key)
  if (known) known.push(at)
  else places.set(key, [at])
}

export function noteEntry(index: LogIndex, at: number, entry: Entry | OldLine): void {
  index.groups[groupOf(entry)].push(at)
  for (const turn of turnsIn(entry)) noteAt(index.turns, turn, at)
  if (!isOld(entry) && 'round' in entry && typeof entry.round === 'number')
    noteAt(index.ofRound, entry.round, at)
  if (!isOld(entry) && entry.kind === 'round_opened') index.rounds.set(entry.round, entry.opensAt)
}
