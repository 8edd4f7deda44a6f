import type { TableDifference } from '@bargah/contract/features/reconciliation/reconciliation.schema.ts'
import { bindTurn, sealOfList } from '../log/commitments.rules.ts'
import {
  choiceKey,
  type ToldCargo,
  type ToldPermit,
  type ToldRound,
  type ToldState,
  type ToldTurn,
} from './told-state.rules.ts'

/** In each: what a table says and what the log says, the differences out. None of it reads or mends anything. */

type Place = Pick<TableDifference, 'of' | 'hallId' | 'rowId'>
const textOf = (value: unknown) => (value === null || value === undefined ? null : String(value))

/** The fields in which the two are not one; a field that the log does not tell is none of them. */
const compare = (
  place: Place,
  table: Readonly<Record<string, unknown>>,
  log: Readonly<Record<string, unknown>>,
): TableDifference[] =>
  Object.entries(log).flatMap(([field, told]) => {
    const [found, expected] = [textOf(table[field]), textOf(told)]
    return told === undefined || found === expected
      ? []
      : [{ ...place, against: 'log', field, table: found, told: expected }]
  })

export const rowPlace = (of: Place['of'], hallId: number, id: number): Place => ({
  of,
  hallId,
  rowId: String(id),
})

/** What stands in one of the two alone. */
export const alone = (place: Place, where: 'table' | 'told'): TableDifference => ({
  ...place,
  against: 'log',
  field: 'row',
  table: where === 'table' ? place.rowId : null,
  told: where === 'told' ? place.rowId : null,
})

type HallRow = { settings: Readonly<Record<string, unknown>>; showMinutes: readonly number[] }

export function compareHall(hallId: number, row: HallRow, told: ToldState): TableDifference[] {
  if (told.settings === null || told.showMinutes === null) return []
  const place = rowPlace('hall', hallId, hallId)
  const minutes = (of: readonly number[]) => of.toSorted((a, b) => a - b).join(' ')
  return [
    ...compare(place, row.settings, told.settings),
    ...compare(place, { showMinutes: minutes(row.showMinutes) }, { showMinutes: minutes(told.showMinutes) }),
  ]
}

/** Who may stand behind a turn: what binds it is computed from these. */
export type Bindable = { nationalId: string; freighterCardNumber: string; loaderTypeId: number }
export type TurnRow = {
  number: number
  status: string
  isNative: boolean
  salt: string | null
  driverId: number
  /** The driver and truck of the row as they are. */
  now: Bindable
}

/** Whether the log's word for a turn is that of this row, with driver and truck as they are or as they once were. */
export const isBoundTo = (bound: string, salt: string, known: readonly Bindable[]): boolean =>
  known.some((one) => bindTurn({ salt, ...one }) === bound)

/** In: the row of a turn, what is told of it, and how driver and truck were before, where that was looked up. */
export function compareTurn(
  hallId: number,
  row: TurnRow,
  { told, before }: { told: ToldTurn | undefined; before: readonly Bindable[] },
): TableDifference[] {
  const place = rowPlace('turn', hallId, row.number)
  if (!told) return [alone(place, 'table')]
  const { native, bound, status } = told
  const isBound = bound === null || row.salt === null || isBoundTo(bound, row.salt, [row.now, ...before])
  return [
    ...compare(place, { status: row.status, native: row.isNative }, { status, native: native ?? undefined }),
    ...(isBound
      ? []
      : [
          {
            ...place,
            against: 'log' as const,
            field: 'driver',
            table: String(row.driverId),
            told: (bound ?? '').slice(0, 16),
          },
        ]),
  ]
}

export type CargoRow = {
  id: number
  truckCount: number
  remaining: number
  isOver: boolean
  hallId: number | null
}

export function compareCargo(
  hallId: number,
  row: CargoRow | undefined,
  id: number,
  told: ToldCargo,
): TableDifference[] {
  const place = rowPlace('cargo', hallId, id)
  // one that moved on is compared where it is now
  if (!told.isHere) return []
  if (!row) return [alone(place, 'told')]
  const { trucks, given, isOver } = told
  return compare(
    place,
    { hall: row.hallId, trucks: row.truckCount, remaining: row.remaining, isOver: row.isOver },
    { hall: hallId, trucks, remaining: trucks - given, isOver: isOver ?? undefined },
  )
}

export type PermitRow = {
  id: number
  cargoId: number
  roundId: number | null
  isVoided: boolean
  driverId: number
  turnNumber: number | null
  turnHallId: number | null
  turnDriverId: number | null
}

export function comparePermit(
  hallId: number,
  row: PermitRow | undefined,
  id: number,
  told: ToldPermit,
): TableDifference[] {
  const place = rowPlace('permit', hallId, id)
  if (told.isCountedElsewhere) return []
  if (!row) return [alone(place, 'told')]
  const { cargo, turn, turnHall, round, isVoided } = told
  return compare(
    place,
    {
      cargo: row.cargoId,
      turn: row.turnNumber,
      turnHall: row.turnHallId,
      round: row.roundId,
      isVoided: row.isVoided,
      driver: row.driverId,
    },
    // the log names no driver: his turn, which is bound to him, does
    {
      cargo,
      turn,
      turnHall,
      round,
      isVoided,
      driver: turn === null ? undefined : (row.turnDriverId ?? undefined),
    },
  )
}

export type ChoiceRow = {
  turn: number
  cargo: number
  rank: number
  reason: string | null
  /** The number of the turn that took the load last. */
  winner: number | null
  isWaiting: boolean
}
type SealedRow = { turn: number; salt: string }

/** Of a round that is split: each choice, and how it ended. One that was taken out and put back counts as it stands last. */
export function compareSplit(
  hallId: number,
  roundId: number,
  { rows, told }: { rows: readonly ChoiceRow[]; told: ToldRound },
): TableDifference[] {
  const kept = new Map(rows.map(({ turn, cargo, ...row }) => [choiceKey(turn, cargo), row]))
  const places = new Set([...kept.keys(), ...told.ends.keys()])
  return [...places].flatMap((key) => {
    const place = { of: 'choice', hallId, rowId: `${roundId}/${key}` } as const
    const [row, end] = [kept.get(key), told.ends.get(key)]
    if (!row) return [alone(place, 'told')]
    if (!end) return [alone(place, 'table')]
    return compare(place, row, end)
  })
}

/** Of a round that is open, or opened and not split: the list of each turn against its last seal, or as it was opened. */
export function compareLists(
  hallId: number,
  roundId: number,
  { rows, sealed, told }: { rows: readonly ChoiceRow[]; sealed: readonly SealedRow[]; told: ToldRound },
): TableDifference[] {
  const ofTurn = (turn: number) =>
    rows
      .filter((row) => row.isWaiting && row.turn === turn)
      .toSorted((a, b) => a.rank - b.rank)
      .map(({ cargo }) => cargo)
  const salts = new Map(sealed.map(({ turn, salt }) => [turn, salt]))
  const turns = new Set([...rows.flatMap((row) => (row.isWaiting ? row.turn : [])), ...told.seals.keys()])
  return [...turns].flatMap((turn) => {
    const place = { of: 'choice', hallId, rowId: `${roundId}/${turn}` } as const
    const cargoIds = ofTurn(turn)
    if (told.opened)
      return compare(place, { list: cargoIds.join(' ') }, { list: told.opened.get(turn)?.join(' ') ?? '' })
    const salt = salts.get(turn)
    const seal = salt === undefined ? null : sealOfList({ salt, roundId, turnNumber: turn, cargoIds })
    return seal === told.seals.get(turn)
      ? []
      : [
          {
            ...place,
            against: 'log' as const,
            field: 'list',
            table: cargoIds.join(' '),
            told: told.seals.get(turn)?.slice(0, 16) ?? null,
          },
        ]
  })
}
