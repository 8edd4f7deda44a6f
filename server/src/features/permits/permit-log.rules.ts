/** Of which halls a permit's cargo and turn are; a cargo may be of none, and a permit may use no turn. */
export type PlaceOfPermit = {
  cargoId: number
  cargoHallId: number | null
  turn: { number: number; hallId: number } | null
}

/** The halls whose logs tell of a permit, in the order in which they are locked. */
export const hallsOfPermit = ({ cargoHallId, turn }: PlaceOfPermit): number[] =>
  [...new Set([cargoHallId, turn?.hallId ?? null])].filter((id) => id !== null).toSorted((a, b) => a - b)

/** How the log of a hall names a permit's cargo and turn: with the hall of whichever is another's. */
export const placeIn = (hallId: number, { cargoId, cargoHallId, turn }: PlaceOfPermit) => ({
  cargo: cargoId,
  ...(cargoHallId !== hallId && { cargoHall: cargoHallId }),
  turn: turn?.number ?? null,
  ...(turn && turn.hallId !== hallId && { turnHall: turn.hallId }),
})
