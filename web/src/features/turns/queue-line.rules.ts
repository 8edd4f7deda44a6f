/** So many trucks are drawn one by one; a longer line is broken in its middle. */
const mostTrucks = 12
const headX = 46
const stepX = 20

/** In: who stands before me. Out: where their trucks and mine are drawn, from the hall on, and whether the line is broken. */
export function drawQueue(aheadOfMe: number): { trucks: number[]; mineX: number; isBroken: boolean } {
  const isBroken = aheadOfMe > mostTrucks
  const count = Math.min(aheadOfMe, mostTrucks)
  const gap = isBroken ? stepX / 2 : 0
  const placeOf = (at: number) => headX + at * stepX + (at >= mostTrucks / 2 ? gap : 0)
  return {
    trucks: Array.from({ length: count }, (_, at) => placeOf(at)),
    mineX: placeOf(count),
    isBroken,
  }
}
