import type { BackhaulLoad } from '@bargah/contract/features/permits/backhaul.schema.ts'

export type BackhaulOrder = 'perKm' | 'empty'

/** In: loads in the server's order, the best by the kilometre first. Out: the same loads, by the least empty run to them if so asked. */
export const orderBackhaul = (loads: readonly BackhaulLoad[], order: BackhaulOrder): BackhaulLoad[] =>
  order === 'perKm' ? [...loads] : loads.toSorted((a, b) => a.emptyKm - b.emptyKm || a.id - b.id)

/** The radii that are offered one after the other, km: what is asked first, and what when nothing was found. */
const radiiKm = [200, 500, 1_000] as const

/** As far as loads are looked for. */
export const widestKm = radiiKm[radiiKm.length - 1] ?? 0

/** In: how far a load is, km. Out: the radius in which it is found, the smallest of those that are offered. */
export const radiusFor = (km: number): number => radiiKm.find((radius) => radius >= km) ?? widestKm

/** In: loads. Out: the one with the least empty run to it, or null. */
export const nearestOf = <Load extends Pick<BackhaulLoad, 'id' | 'emptyKm'>>(
  loads: readonly Load[],
): Load | null => loads.toSorted((a, b) => a.emptyKm - b.emptyKm || a.id - b.id)[0] ?? null

export type Leg = { part: 'there' | 'loaded' | 'home'; km: number }

/** In: a load. Out: the parts of its way in order, without those of no length. */
export const legsOf = ({
  emptyKm,
  cargoDistance,
  homeKm,
}: Pick<BackhaulLoad, 'emptyKm' | 'cargoDistance' | 'homeKm'>): Leg[] =>
  (
    [
      { part: 'there', km: emptyKm },
      { part: 'loaded', km: cargoDistance },
      { part: 'home', km: homeKm },
    ] as const
  ).filter(({ km }) => km > 0)
