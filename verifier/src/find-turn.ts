import type { Entry } from './entries.ts'

export type PlacedEntry = { index: number; entry: Entry }

/** The entries that speak of the turn, in order; of long lists what is the turn's alone. */
export function findTurn(entries: Iterable<PlacedEntry>, turn: number): PlacedEntry[] {
  const found: PlacedEntry[] = []
  for (const { index, entry } of entries) {
    const own = narrowTo(entry, turn)
    if (own) found.push({ index, entry: own })
  }
  return found
}

/** The entry as far as it speaks of the turn, or null. */
export function narrowTo(entry: Entry, turn: number): Entry | null {
  const isOwn = (one: { turn: number }) => one.turn === turn
  if (entry.kind === 'lists_opened') {
    const lists = entry.lists.filter(isOwn)
    return lists.length > 0 ? { ...entry, lists } : null
  }
  if (entry.kind === 'taken_over') {
    const turns = entry.turns.filter(isOwn)
    return turns.length > 0 ? { ...entry, cargos: [], turns } : null
  }
  if (entry.kind === 'round_split') {
    const [out, poor, verdicts] = [
      entry.out.filter(isOwn),
      entry.poor.filter(isOwn),
      entry.verdicts.filter(isOwn),
    ]
    const cargos = entry.cargos.filter(({ cargo }) => verdicts.some((verdict) => verdict.cargo === cargo))
    return out.length + poor.length + verdicts.length > 0 ? { ...entry, cargos, out, poor, verdicts } : null
  }
  // a permit for a turn of another hall has that hall's number
  if ('turnHall' in entry && entry.turnHall !== undefined) return null
  return 'turn' in entry && entry.turn === turn ? entry : null
}
