/** The rule by which a round is split, written for reading. */
export type Wish = { turn: number; cargos: number[] }
export type Offer = { cargo: number; left: number; ended: boolean }
export type ChoiceVerdict = { turn: number; cargo: number; reason: string; winner: number | null }
export type Round = {
  wishes: Wish[]
  offers: Offer[]
  /** Turns that can be given nothing, and why. */
  out: { turn: number; reason: string }[]
  /** Choices that the driver cannot pay for. */
  poor: { turn: number; cargo: number }[]
}

/**
 * Turns in the order of their numbers; each gets the first cargo of its list that has a truck left. Out: a verdict for
 * each choice, in that order.
 */
export function judge({ wishes, offers, out, poor }: Round): ChoiceVerdict[] {
  const inOrder = wishes.toSorted((a, b) => a.turn - b.turn)
  const whyOut = new Map(out.map(({ turn, reason }) => [turn, reason]))
  const unpaid = new Set(poor.map(({ turn, cargo }) => `${turn} ${cargo}`))
  const isPoor = (turn: number, cargo: number) => unpaid.has(`${turn} ${cargo}`)
  const trucks = new Map(offers.map(({ cargo, left, ended }) => [cargo, ended ? 0 : left]))
  const takers = new Map(offers.map(({ cargo }): [number, number[]] => [cargo, []]))
  const takersOf = (cargo: number) => takers.get(cargo) ?? []
  const trucksOf = (cargo: number) => trucks.get(cargo) ?? 0
  const gotBy = new Map<number, number>()

  for (const { turn, cargos } of inOrder) {
    if (whyOut.has(turn)) continue
    const first = cargos.find((cargo) => !isPoor(turn, cargo) && takersOf(cargo).length < trucksOf(cargo))
    if (first === undefined) continue
    takersOf(first).push(turn)
    gotBy.set(turn, first)
  }

  const reasonOf = (turn: number, cargo: number, cargos: number[]): string => {
    const why = whyOut.get(turn)
    if (why !== undefined) return why
    const got = gotBy.get(turn)
    if (got === cargo) return 'granted'
    if (got !== undefined && cargos.indexOf(cargo) > cargos.indexOf(got)) return 'own_better_choice'
    if (isPoor(turn, cargo)) return 'no_money'
    return trucksOf(cargo) === 0 ? 'cargo_ended' : 'earlier_turn'
  }
  return inOrder.flatMap(({ turn, cargos }) =>
    cargos.map((cargo) => {
      const reason = reasonOf(turn, cargo, cargos)
      return { turn, cargo, reason, winner: reason === 'granted' ? turn : (takersOf(cargo).at(-1) ?? null) }
    }),
  )
}
